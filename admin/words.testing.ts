import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { contentFolder } from '../tools/content/content-folder.ts';
import { readWords } from './words.ts';

/** The words of the content folder that tests use. */
export const words = readWords(
  readFileSync(join(contentFolder(join(import.meta.dirname, '..')), 'staff-pages.yaml'), 'utf8'),
);
