/** `npm run edge`: serves the built site on the Workers runtime, on this machine. PORT is the port (8787). */
import { resolve } from 'node:path';

import { buildFolder } from '../rebuild/build-folder.ts';
import { buildIfStale } from '../rebuild/build-if-stale.ts';
import { bundleWorker } from './bundle.ts';
import { startWorkerd } from './workerd.ts';

const root = resolve(import.meta.dirname, '../..');
const build = buildFolder(root);

if (!(await buildIfStale(root))) process.exit(1);
await bundleWorker(build);
const { port, stop } = await startWorkerd(build, Number(process.env['PORT'] ?? 8787));
process.stdout.write(`The site is at http://localhost:${port}, on the Workers runtime\n`);
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void stop());
