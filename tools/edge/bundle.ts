/**
 * Bundles the server for the Workers runtime, after `npm run build`:
 *
 *     node tools/edge/bundle.ts        writes build/edge/worker.js, which wrangler.jsonc names
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';

import { build } from 'vite';

import { readApiData, readCspHashes } from '../../server/api-data.ts';
import { loadAssets } from '../../server/load-assets.ts';
import type { EdgeSite } from '../../server/worker.ts';

const root = resolve(import.meta.dirname, '../..');

const readSite = async (folder: string): Promise<EdgeSite> => ({
  api: readApiData(await readFile(join(folder, 'api.json'), 'utf8')),
  csp: readCspHashes(await readFile(join(folder, 'csp.json'), 'utf8')),
  files: (await loadAssets(join(folder, 'client'), { file: 0, total: 0 })).map(({ file, size, etag }) => ({
    file,
    size,
    etag,
  })),
});

/** Bundles the server with the data of a build folder into `<folder>/edge/worker.js`, and returns that path. */
export const bundleWorker = async (folder: string): Promise<string> => {
  const edge = join(folder, 'edge');
  const site = await readSite(folder);
  const entry = join(edge, 'entry.js');
  await mkdir(edge, { recursive: true });
  await writeFile(
    entry,
    `import { createWorker } from ${JSON.stringify(join(root, 'server/worker.ts'))};\nexport default createWorker(${JSON.stringify(site)});\n`,
  );
  await build({
    root,
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    build: {
      outDir: edge,
      emptyOutDir: false,
      target: 'esnext',
      lib: { entry, formats: ['es'], fileName: () => 'worker.js' },
    },
  });
  return join(edge, 'worker.js');
};

if (import.meta.main) process.stdout.write(`${await bundleWorker(join(root, 'build'))}\n`);
