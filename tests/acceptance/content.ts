import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import type { CategoryFile } from '../../model/read/menu.ts';
import { buildMoment } from '../../src/build-time/environment.ts';
import { listPages } from '../../src/routes.ts';
import { readContent } from '../../model/read/read.ts';

const folder = join(import.meta.dirname, '../../content');

/** The real content on the day of its build, of which the acceptance tests ask what the requirements demand. */
export const content = await readContent(folder, { listPages, now: buildMoment() });

const seasonal = new Set(
  globSync(join(folder, 'branches/*/{menu,drinks}.yaml')).flatMap((file) => {
    // Checked above.
    const { categories } = parse(readFileSync(file, 'utf8')) as { categories: CategoryFile[] };
    return categories.flatMap(({ name, from, until }) => ((from ?? until) ? [name] : []));
  }),
);
/** Whether a category is on the menu all the year. The requirements name no others. */
export const isPermanent = ({ name }: { name: string }): boolean => !seasonal.has(name);
