/**
 * Stands in for `tools/build.ts` where hundreds of changes are measured: the pages of the first build, the menus' data as they are now,
 * and in `/quick.json` what else of the content such measurements read. Mistakes of the content stop it as they stop the real one. The
 * folder for the build comes from BUILD_FOLDER.
 */
import { spawnSync } from 'node:child_process';
import { copyFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { listDishes } from '../../kitchen/tasks/dishes.ts';
import { branchHours } from '../../model/opening/branch-hours.ts';
import { readFolder } from '../../model/read/files.ts';
import { buildDay } from '../../tools/content/build-moment.ts';
import { checkContent } from '../../tools/content/check-content.ts';
import { contentFolder } from '../../tools/content/content-folder.ts';
import { menuData } from '../../tools/publish/menu-data.ts';
import { buildFolder, replaceBuild } from '../../tools/rebuild/build-folder.ts';
import { takeSnapshot, writeStamp } from '../../tools/rebuild/fresh.ts';

const root = process.cwd();
const output = buildFolder(root);
const made = `${output}.new`;
process.env['BUILD_FOLDER'] = made;
const inputs = await takeSnapshot(root);
const content = await checkContent(root);
if (!content) process.exit(1);
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
const client = join(made, 'client');
const { branches, notices } = content;
const files = {
  'quick.json': {
    /** When it was built, by a clock that is never set. In milliseconds since 1970. */
    built: performance.timeOrigin + performance.now(),
    day: buildDay(),
    prices: Object.fromEntries(listDishes(new Map(texts)).map(({ id, price }) => [id, price])),
    notices,
    hours: Object.fromEntries(branches.map((branch) => [branch.key, branchHours(branch)])),
  },
  ...Object.fromEntries(branches.map(({ key }) => [`menu/${key}.json`, menuData(content, key)])),
};
for (const [name, value] of Object.entries(files)) {
  for (const ending of ['', '.br', '.gz']) await rm(join(client, name + ending), { force: true });
  await writeFile(join(client, name), JSON.stringify(value));
}
await rm(join(made, 'inputs.json'), { force: true });
await writeStamp(root, inputs);
await replaceBuild(output, made);
