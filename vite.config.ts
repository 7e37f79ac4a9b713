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
 * The code that every page needs is one chunk of libraries and one of our own modules, not twenty small chunks. These compress
 * better and need fewer requests, and the libraries stay in the browser cache when only our code changes. The opening line and its
 * announcements are left out: header and footer have them too, but skip hydration.
 */
const sharedChunks = [
  { name: 'react', test: /node_modules\/(?:react|react-dom|react-router|scheduler)\/|rolldown\/runtime/, priority: 2 },
  {
    name: 'site',
    // Without what the home page and the menus, which have the tightest budgets, do not need for their first load.
    test: /\/(?:app|model)\/(?!components\/(?:page-head|opening-line|section-head))|virtual:(?!content\/(?:(?:ui|menu-page)\/|announcements))/,
    minShareCount: 7,
    priority: 1,
  },
  {
    // Small modules that are loaded after hydration, for several parts.
    name: 'late',
    test: /\/(?:app\/(?:offline\/messages|components\/our-table\/saved-text)|model\/opening\/london)\.ts$/,
    priority: 2,
  },
];

/** The scripts of every page: the shared chunks, the bundler's helpers and the entry. */
const ALWAYS_LOADED = /\/(?:react|site|rolldown-runtime|entry\.client)-[^/.]+\.js$/;

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
  // In development, class names contain the names from the source.
  css: { modules: command === 'build' ? { generateScopedName: shortClassNames(import.meta.dirname) } : {} },
  environments: {
    client: {
      build: {
        outDir: join(output, 'client'),
        // The prerender reads both: the imports of each chunk, and the output files of each source file.
        manifest: true,
        ssrManifest: true,
        rolldownOptions: {
          input: 'app/entry.client.tsx',
          // The inline script at the end of each page calls its exports.
          preserveEntrySignatures: 'allow-extension',
          output: {
            codeSplitting: { groups: sharedChunks },
            // Seven characters instead of eight: each page's scripts list the files of all pages.
            chunkFileNames: 'assets/[name]-[hash:7].js',
          },
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
    modulePreload: {
      // All target browsers support it.
      polyfill: false,
      // Every page has these from its start, so the lists of what a part needs can do without them.
      resolveDependencies: (_, files) => files.filter((file) => !ALWAYS_LOADED.test(file)),
    },
    // Bytes. Larger ornaments stay separate files, because a data URI would be in the inlined CSS of every page.
    assetsInlineLimit: 300,
    // The pages also need popover and URLSearchParams.size (Safari 17, Firefox 125).
    target: 'baseline-widely-available',
    // Encoding new pictures is slow. A warning about it in every build would hide other warnings.
    rolldownOptions: { checks: { bundlerTimings: false } },
  },
}));
