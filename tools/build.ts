/**
 * `npm run build`: the static folder build/client, and beside it what the server needs.
 *
 *     content + app ──React Router──► prerendered pages ──finish──► pages that load like plain HTML ──compress──► .br, .gz
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { compressFolder } from './compress.ts';
import { takeSnapshot, writeStamp } from './fresh.ts';
import { finish } from './finish/finish.ts';
import { pictureCache } from './pictures.ts';
import { isPreview } from './preview.ts';

const root = join(import.meta.dirname, '..');

async function step(name: string, work: () => Promise<unknown> | unknown): Promise<void> {
  const start = performance.now();
  await work();
  process.stdout.write(`${name}: ${((performance.now() - start) / 1000).toFixed(1)} s\n`);
}

/** Runs a program of Node; where it fails, so does the build, with what the program has said. */
function run(...program: readonly string[]): void {
  const { status } = spawnSync(process.execPath, program, {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, NODE_ENV: 'production' },
  });
  if (status !== 0) process.exit(status ?? 1);
}

// Asked first, so that a slip in PREVIEW stops the build at once.
const preview = isPreview(root);
// Taken before all else: what changes while the build runs makes it stale.
const inputs = await takeSnapshot(root);
const isFirst = !existsSync(join(root, pictureCache));
// Before the last build goes: a mistake in the content is told in its own words, and what is served goes on being served.
await step('Content', () => run(join(root, 'tools/check-content.ts')));
if (isFirst)
  process.stdout.write('The first build encodes every picture, which takes some minutes; later ones take seconds.\n');
await rm(join(root, 'build'), { recursive: true, force: true });
await step('Pages', () => run(join(root, 'node_modules/@react-router/dev/bin.cjs'), 'build', '--logLevel', 'warn'));
await step('Finishing', () => finish(root));
await step('Compressing', () => compressFolder(join(root, 'build/client')));
await writeStamp(root, inputs);
if (preview)
  process.stdout.write(
    'This is a preview: search engines are asked to pass it over. `npm run launch-check` says why.\n',
  );
