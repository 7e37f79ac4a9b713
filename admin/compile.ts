/** Compiles the staff site, because Node does not read JSX: `node admin/compile.ts FOLDER` writes program/main.js, and browser/ with the scripts of pages. */
import { join } from 'node:path';
import { build } from 'vite';

const [, , output] = process.argv;
if (!output) throw new Error('Usage: node admin/compile.ts FOLDER');
const shared = {
  root: join(import.meta.dirname, '..'),
  configFile: false,
  logLevel: 'error',
  publicDir: false,
} as const;
await build({
  ...shared,
  build: { ssr: 'admin/main.ts', outDir: join(output, 'program'), emptyOutDir: true, target: 'esnext' },
  ssr: { external: true },
});
const clients = {
  'sign-in': 'admin/access/sign-in.client.ts',
  editor: 'admin/editor/editor.client.tsx',
  offline: 'admin/offline.client.ts',
};
// Each in one file.
for (const [name, input] of Object.entries(clients))
  await build({
    ...shared,
    build: {
      outDir: join(output, 'browser'),
      emptyOutDir: false,
      rolldownOptions: { input, output: { entryFileNames: `${name}.js`, assetFileNames: `${name}[extname]` } },
    },
  });
