/**
 * Stands in for admin/build-site.ts where many changes are published: the pages of the live build, and the prices of the dishes as they
 * are now in `/quick.json`. If the marker file `.admin/real-build` exists, it runs the real program instead.
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readFileTexts } from '../../model/read/files.ts';
import { keyOf, listMenuDishes } from '../../admin/editor/menus.ts';
import { pricesOf } from '../../admin/tasks/price.ts';
import { contentFolder } from '../../src/build-time/environment.ts';

const root = process.cwd();
const folder = process.env['BUILD_FOLDER'] ?? '';
const [program, ...args] = existsSync(join(root, '.admin/real-build'))
  ? [process.execPath, join(root, 'admin/real-build.ts')]
  : ['cp', '-aLl', join(root, 'build'), folder];
const { status, stderr } = spawnSync(program ?? '', args, { encoding: 'utf8' });
if (status !== 0) throw new Error(stderr);
const dishes = listMenuDishes(await readFileTexts(contentFolder(root)));
const prices = Object.fromEntries(dishes.map((dish) => [keyOf(dish), pricesOf(dish)[0]?.price]));
// A file of its own, instead of a link to that of the build before.
const file = join(folder, 'client/quick.json');
await rm(file, { force: true });
await writeFile(file, JSON.stringify(prices));
