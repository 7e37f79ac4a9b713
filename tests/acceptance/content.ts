import { join } from 'node:path';
import { listPages } from '../../src/routes.ts';
import { readContent } from '../../model/read/read.ts';

/** The real content, of which the acceptance tests ask what the requirements demand. */
export const content = await readContent(join(import.meta.dirname, '../../content'), { listPages });

const seasonal = new Set(content.seasons.map(({ name }) => name));
/** Whether a category is on the menu all the year. The requirements name no others. */
export const isPermanent = ({ name }: { name: string }): boolean => !seasonal.has(name);
