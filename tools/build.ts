/**
 * `npm run build`: the static folder build/client, and beside it what the server needs.
 *
 *     content + app ──React Router──► prerendered pages ──finish──► pages that load like plain HTML ──compress──► .br, .gz
 */
import { spawnSync } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { compressFolder } from './compress.ts';
import { takeSnapshot, writeStamp } from './fresh.ts';
import { finish } from './finish/finish.ts';
import { isPreview } from './preview.ts';

const root = join(import.meta.dirname, '..');

async function step(name: string, work: () => Promise<unknown> | unknown): Promise<void> {
  const start = performance.now();
  await work();
  process.stdout.write(`${name}: ${((performance.now() - start) / 1000).toFixed(1)} s\n`);
}

// Asked first, so that a slip in PREVIEW stops the build at once.
const preview = isPreview(root);
// Taken before all else: what changes while the build runs makes it stale.
const inputs = await takeSnapshot(root);
await rm(join(root, 'build'), { recursive: true, force: true });
await step('Pages', () => {
  const cli = join(root, 'node_modules/@react-router/dev/bin.cjs');
  const { status } = spawnSync(process.execPath, [cli, 'build', '--logLevel', 'warn'], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, NODE_ENV: 'production' },
  });
  if (status !== 0) process.exit(status ?? 1);
});
await step('Finishing', () => finish(root));
await step('Compressing', () => compressFolder(join(root, 'build/client')));
await writeStamp(root, inputs);
if (preview)
  process.stdout.write(
    'This is a preview: search engines are asked to pass it over. `npm run launch-check` says why.\n',
  );
