/**
 * Stands in for `tools/build.ts` where hundreds of changes are measured: the pages of the first build, and the menus as they are now in
 * `/menus.json`. Mistakes of the content stop it as they stop the real one. The folder for the build comes from BUILD_FOLDER.
 */
import { spawnSync } from 'node:child_process';
import { copyFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { listDishes } from '../../kitchen/tasks/dishes.ts';
import { readFolder } from '../../model/read/files.ts';
import { checkContent } from '../../tools/content/check-content.ts';
import { contentFolder } from '../../tools/content/content-folder.ts';
import { buildFolder, replaceBuild } from '../../tools/rebuild/build-folder.ts';
import { takeSnapshot, writeStamp } from '../../tools/rebuild/fresh.ts';

const root = process.cwd();
const output = buildFolder(root);
const made = `${output}.new`;
process.env['BUILD_FOLDER'] = made;
const inputs = await takeSnapshot(root);
if (!(await checkContent(root))) process.exit(1);
await rm(made, { recursive: true, force: true });
const { status, stderr } = spawnSync('cp', ['-aLl', join(root, 'build'), made], { encoding: 'utf8' });
if (status !== 0) throw new Error(stderr);
// Files of its own, instead of links to those of the build before.
const api = join(made, 'api.json');
await copyFile(api, `${api}.own`);
await rename(`${api}.own`, api);
const texts = [...(await readFolder(contentFolder(root)))].map(
  ([file, bytes]) => [file, String(Buffer.from(bytes))] as const,
);
const menus = Object.fromEntries(listDishes(new Map(texts)).map(({ id, price }) => [id, price]));
const page = join(made, 'client/menus.json');
await rm(page, { force: true });
await writeFile(page, JSON.stringify(menus));
await rm(join(made, 'inputs.json'), { force: true });
await writeStamp(root, inputs);
await replaceBuild(output, made);
