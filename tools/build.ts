/**
 * `npm run build`: the static folder build/client, and beside it what the server needs.
 *
 *     content + app ──Vite──► scripts and styles ──prerender──► pages ──postprocess──► files for machines ──compress──► .br, .gz
 */
import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { createBuilder } from 'vite';
import { checkedContent } from './content/checked-content.ts';
import { compressFolder } from './postprocess/compress.ts';
import { postprocess } from './postprocess/postprocess.ts';
import { buildFolder } from './build/build-folder.ts';
import { takeSnapshot, writeStamp } from './build/fresh.ts';
import { pictureCache } from './pictures/pictures.ts';
import { writePages } from './prerender/write-pages.ts';
import { isDraft, keptOut } from './content/draft.ts';

// Read by React, which has a slower build of its own for development, and by Vite.
process.env['NODE_ENV'] = 'production';
const root = join(import.meta.dirname, '..');
const output = buildFolder(root);

async function step<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
  const start = performance.now();
  const result = await work();
  process.stdout.write(`${name}: ${((performance.now() - start) / 1000).toFixed(1)} s\n`);
  return result;
}

// Asked first, so that a slip in DRAFT stops the build at once.
const draft = isDraft(root);
// Taken before all else: what changes while the build runs makes it stale.
const inputs = await takeSnapshot(root);
const isFirst = !existsSync(join(root, pictureCache));
// Before the last build goes: a mistake in the content is told in its own words, and what is served goes on being served.
const content = await step('Content', () => checkedContent(root));
if (!content) process.exit(1);
const shown = draft ? keptOut(content) : content;
if (isFirst)
  process.stdout.write('The first build encodes every picture, which takes some minutes; later ones take seconds.\n');
await rm(output, { recursive: true, force: true });
await step('Scripts and styles', async () => (await createBuilder({ root, logLevel: 'warn' })).buildApp());
const hashes = await step('Pages', () => writePages(root, output, shown));
await step('Other files', () => postprocess(root, output, shown, hashes));
await step('Compressing', () => compressFolder(join(output, 'client')));
await writeStamp(root, inputs);
if (draft)
  process.stdout.write('This is a draft: search engines are asked to pass it over. `npm run launch-check` says why.\n');
