import { join } from 'node:path';
import react from '@astrojs/react';
import { defineConfig, fontProviders } from 'astro/config';
import { devApi } from './integrations/dev-api.ts';
import { finish } from './integrations/finish/finish.ts';
import { makePageFonts } from './integrations/fonts/page-fonts.ts';
import { makePdfFonts } from './integrations/fonts/pdf-fonts.ts';
import { readyDirective } from './src/ready/integration.ts';
import { theme } from './integrations/theme.ts';
import { buildFolder } from './tools/build-folder.ts';
import { holdBuildMoment } from './tools/content/build-moment.ts';
import { contentFolder } from './tools/content/content-folder.ts';
import { astroCache, encoders } from './integrations/astro-cache.ts';

const root = import.meta.dirname;
/** Dependencies of pdfkit and fontkit that the menu PDF never uses: encryption, PNG, line breaking and compressed fonts. */
const unusedByPdf = [/^linebreak$/, /^png-js$/, /^@noble\/ciphers\/aes$/, /^brotli\/decompress\.js$/];
// All parts of a build read the content as of the same minute, even over midnight.
holdBuildMoment();
const families = await makePageFonts(root);
const pdfFonts = await makePdfFonts();

/**
 * What several scripts or islands share is three chunks, not a dozen of a few hundred bytes each: React, small modules of our own
 * without React, and what filters read of dishes.
 */
const sharedChunks = [
  {
    name: 'react',
    test: /node_modules\/(?:react|react-dom|scheduler|@astrojs\/react|@nanostores|nanostores)\/|rolldown\/runtime/,
    priority: 2,
  },
  {
    name: 'shared',
    test: /src\/(?:paths|scripts\/(?:read-data|table-data|prefetch)|stores\/(?:keys|pending-dishes)|ui\/(?:is-plain-click|trusted-types))\.ts$|model\/(?:fill|opening\/(?:london|calendar-day|open-state|spoken))\.ts$|preload-helper/,
    priority: 1,
  },
  {
    name: 'rows',
    test: /(?:scripts\/menu-rows|ui\/dishes\/(?:dish-facts|exclusion-reasons)|stores\/people|model\/schema\/allergens)\.ts$/,
  },
];

export default defineConfig({
  outDir: `${buildFolder(root)}/client`,
  cacheDir: astroCache,
  // "menu.html", so that addresses have no slash at the end.
  build: { format: 'file', inlineStylesheets: 'always' },
  trailingSlash: 'never',
  integrations: [react(), readyDirective(), theme(root), devApi(root), finish(root)],
  devToolbar: { enabled: false },
  markdown: { syntaxHighlight: false },
  server: { port: 3000 },
  fonts: families.map(({ name, cssVariable, variants }) => ({
    provider: fontProviders.local(),
    name,
    cssVariable,
    // tokens.css names the fallbacks; fallbacks.css scales them.
    fallbacks: [],
    optimizedFallbacks: false,
    options: { variants },
  })),
  image: { service: { entrypoint: 'astro/assets/services/sharp', config: encoders } },
  vite: {
    // Code in the browser reads one setting of the build: where the API is (src/api).
    envPrefix: ['PUBLIC_', 'VITE_API_BASE'],
    resolve: {
      alias: [
        { find: '#restaurant', replacement: contentFolder(root) },
        ...Object.entries(pdfFonts).map(([face, file]) => ({
          find: new RegExp(`^#fonts/pdf-${face}\\.ttf`),
          replacement: file,
        })),
        ...unusedByPdf.map((find) => ({ find, replacement: join(root, 'src/pdf/excluded-module.ts') })),
      ],
    },
    // The files of the worker of the menu PDF have the names that Astro gives them elsewhere, so that none is there twice.
    worker: { format: 'es', rolldownOptions: { output: { assetFileNames: '_astro/[name].[hash][extname]' } } },
    css: { modules: { generateScopedName: '_[hash:base64:4]' } },
    build: { assetsInlineLimit: 300, target: 'baseline-widely-available' },
    environments: {
      client: { build: { rolldownOptions: { output: { codeSplitting: { groups: sharedChunks } } } } },
    },
  },
});
