import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';
import { api } from './tools/api-plugin.ts';
import { shortClassNames } from './tools/class-names.ts';
import { content } from './tools/content-plugin.ts';
import { fonts } from './tools/fonts-plugin.ts';
import { leanRouter } from './tools/lean-router-plugin.ts';
import { layerOrder } from './tools/layer-order-plugin.ts';
import { menuPdf } from './tools/pdf-plugin.ts';
import { preload } from './tools/preload-plugin.ts';
import { pictures } from './tools/pictures-plugin.ts';
import { qr } from './tools/qr-plugin.ts';
import { smallerScripts } from './tools/smaller-scripts-plugin.ts';
import { sourceNotes } from './tools/source-notes-plugin.ts';
import { sharePicturesOf } from './tools/share-pictures-plugin.ts';

/**
 * What every page needs is one file of the libraries and one of ours, rather than twenty small ones: they compress
 * better, cost fewer requests, and the libraries stay in the browser's cache when only ours change.
 */
const sharedChunks = [
  { name: 'react', test: /node_modules\/(?:react|react-dom|react-router|scheduler)\//, priority: 2 },
  { name: 'site', test: /\/app\/|virtual:|preload-helper|rolldown\/runtime/, minShareCount: 4, priority: 1 },
  // Scraps that the menu page shares with its late parts: one request rather than four.
  {
    name: 'menu-shared',
    test: /finder\/remembered|virtual:content\/menu(?:s|-loaders)$|menu-pages\.module|content\/ui\/menu$/,
  },
];

export default defineConfig(({ command }) => ({
  plugins: [
    layerOrder(),
    content(),
    fonts(),
    pictures(),
    qr(),
    sharePicturesOf(),
    menuPdf(),
    api(),
    leanRouter(),
    preload(),
    reactRouter(),
    smallerScripts(),
    sourceNotes(),
  ],
  // While developing, a class carries the name that it has in its file.
  css: { modules: command === 'build' ? { generateScopedName: shortClassNames(import.meta.dirname) } : {} },
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups: sharedChunks } } } } },
  },
  build: {
    // tools/finish reads it: what hangs together in the build.
    manifest: true,
    // Ornaments are files of their own: a data URI would stand in every page's inlined CSS. Only scraps are folded in.
    assetsInlineLimit: 300,
    // What the scripts are written for. The pages also lean on popover and URLSearchParams.size (Safari 17, Firefox 125).
    target: 'baseline-widely-available',
    // New pictures take their time; a warning that says so at every build hides the others.
    rolldownOptions: { checks: { bundlerTimings: false } },
  },
}));
