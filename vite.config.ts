import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { buildFolder } from './tools/rebuild/build-folder.ts';
import { theme } from './tools/theme/theme-plugin.ts';
import { api } from './tools/vite/api-plugin.ts';
import { shortClassNames } from './tools/vite/class-names.ts';
import { content } from './tools/content/content-plugin.ts';
import { eagerCompile } from './tools/vite/eager-compile-plugin.ts';
import { fonts } from './tools/fonts/fonts-plugin.ts';
import { layerOrder } from './tools/vite/layer-order-plugin.ts';
import { menuPdf } from './tools/pdf/pdf-plugin.ts';
import { pages } from './tools/prerender/dev-plugin.ts';
import { usedSheets } from './tools/prerender/used-sheets-plugin.ts';
import { pictures } from './tools/pictures/pictures-plugin.ts';
import { qr } from './tools/vite/qr-plugin.ts';
import { sourceNotes } from './tools/sources/source-notes-plugin.ts';
import { sharePicturesPlugin } from './tools/share/share-pictures-plugin.ts';

/**
 * What every page needs is one file of the libraries and one of ours, rather than twenty small ones: they compress
 * better, cost fewer requests, and the libraries stay in the browser's cache when only ours change.
 */
const sharedChunks = [
  { name: 'react', test: /node_modules\/(?:react|react-dom|react-router|scheduler)\/|rolldown\/runtime/, priority: 2 },
  { name: 'site', test: /\/(?:app|model)\/|virtual:(?!content\/(?:ui|menu-page)\/)/, minShareCount: 6, priority: 1 },
];

const output = buildFolder(import.meta.dirname);

export default defineConfig(({ command }) => ({
  appType: 'custom',
  plugins: [
    layerOrder(),
    content(),
    theme(),
    fonts(),
    pictures(),
    qr(),
    sharePicturesPlugin(),
    menuPdf(),
    api(),
    react(),
    usedSheets(),
    pages(),
    eagerCompile('react'),
    sourceNotes(),
  ],
  // While developing, a class carries the name that it has in its file.
  css: { modules: command === 'build' ? { generateScopedName: shortClassNames(import.meta.dirname) } : {} },
  environments: {
    client: {
      build: {
        outDir: join(output, 'client'),
        // The prerender reads them: what hangs together in the build, and where each source file went.
        manifest: true,
        ssrManifest: true,
        rolldownOptions: {
          input: 'app/entry.client.tsx',
          // What it exports is called by the script at the end of each page.
          preserveEntrySignatures: 'allow-extension',
          output: { codeSplitting: { groups: sharedChunks } },
        },
      },
    },
    ssr: {
      build: {
        outDir: join(output, 'server'),
        copyPublicDir: false,
        rolldownOptions: { input: 'app/entry.server.tsx' },
      },
    },
  },
  builder: {},
  build: {
    // Each page fetches late what it needs; the browsers that the scripts are written for know modulepreload.
    modulePreload: { polyfill: false },
    // Ornaments are files of their own: a data URI would stand in every page's inlined CSS. Only scraps are folded in.
    assetsInlineLimit: 300,
    // What the scripts are written for. The pages also lean on popover and URLSearchParams.size (Safari 17, Firefox 125).
    target: 'baseline-widely-available',
    // New pictures take their time; a warning that says so at every build hides the others.
    rolldownOptions: { checks: { bundlerTimings: false } },
  },
}));
