import { join } from 'node:path';
import { readFileTexts } from '../model/read/files.ts';
import { contentFolder } from '../src/build-time/environment.ts';

/** The texts of the content folder that tests run on. */
export const files = await readFileTexts(contentFolder(join(import.meta.dirname, '..')));
