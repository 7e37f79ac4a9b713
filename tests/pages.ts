import { join } from 'node:path';
import { readContent } from '../model/read/read.ts';
import { listPages } from '../src/routes.ts';
import { contentFolder } from '../src/build-time/environment.ts';

export const content = await readContent(contentFolder(join(import.meta.dirname, '..')), { listPages });

/** Every page that the build makes, from the route table and the content. */
export const { pages } = content;
