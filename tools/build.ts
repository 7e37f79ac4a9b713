/**
 * `npm run build`: writes the static site to build/client, and beside it the files that the server needs.
 *
 *     content + app ──Vite──► scripts and styles ──prerender──► pages ──postprocess──► files for machines ──compress──► .br, .gz
 */
import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { createBuilder } from 'vite';
import { holdBuildMoment } from './content/build-moment.ts';
import { checkContent } from './content/check-content.ts';
import { compressFolder } from './postprocess/compress.ts';
import { apiOrigin } from './postprocess/api-data.ts';
import { postprocess } from './postprocess/postprocess.ts';
import { buildFolder, replaceBuild } from './rebuild/build-folder.ts';
import { takeSnapshot, writeStamp } from './rebuild/fresh.ts';
import { pictureCache } from './pictures/pictures.ts';
import { writePages } from './prerender/write-pages.ts';
import { isDraft, hideFromSearch } from './content/draft.ts';

// Read by Vite and by React, whose development build is slower.
process.env['NODE_ENV'] = 'production';
const root = join(import.meta.dirname, '..');
const output = buildFolder(root);
/** The site is built here. It takes the place of the previous build at the end, so that a failed build leaves that one as it is. */
const made = `${output}.new`;
// Read by vite.config.ts and for the stamp.
process.env['BUILD_FOLDER'] = made;
const discard = () => rmSync(made, { recursive: true, force: true });

async function step<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
  const start = performance.now();
  const result = await work();
  process.stdout.write(`${name}: ${((performance.now() - start) / 1000).toFixed(1)} s\n`);
  return result;
}

/** Reads DRAFT, TODAY and VITE_API_BASE, and stops the build if one of them is invalid. */
function readSettings(): { draft: boolean } {
  try {
    apiOrigin();
    holdBuildMoment();
    return { draft: isDraft(root) };
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exit(1);
  }
}

// First, so that an invalid setting stops the build at once.
const { draft } = readSettings();
// Before everything else, so that a change during the build makes it stale.
const inputs = await takeSnapshot(root);
const isFirst = !existsSync(join(root, pictureCache));
const content = await step('Content', () => checkContent(root));
if (!content) process.exit(1);
const shown = draft ? hideFromSearch(content) : content;
if (isFirst)
  process.stdout.write('The first build encodes every picture, which takes some minutes; later ones take seconds.\n');
discard();
process.on('exit', discard);
await step('Scripts and styles', async () => (await createBuilder({ root, logLevel: 'warn' })).buildApp());
const hashes = await step('Pages', () => writePages(root, made, shown));
await step('Other files', () => postprocess(root, made, shown, hashes));
await step('Compressing', () => compressFolder(join(made, 'client')));
await writeStamp(root, inputs);
await replaceBuild(output, made);
if (draft)
  process.stdout.write(
    'This build is a draft, with noindex on every page. `npm run launch-check` lists the reasons.\n',
  );
