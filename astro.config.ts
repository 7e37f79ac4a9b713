import { join } from 'node:path';
import react from '@astrojs/react';
import type { AstroIntegration } from 'astro';
import { defineConfig, fontProviders } from 'astro/config';
import { devApi } from './integrations/dev-api.ts';
import { finish } from './integrations/finish/finish.ts';
import { makePageFonts, makePdfFonts } from './src/build-time/fonts.ts';
import { theme } from './integrations/theme.ts';
import { buildFolder, holdBuildMoment, contentFolder } from './src/build-time/environment.ts';

const root = import.meta.dirname;
/** Dependencies of pdfkit and fontkit that the menu PDF never uses: encryption, PNG, line breaking and compressed fonts. */
const unusedByPdf = [/^linebreak$/, /^png-js$/, /^@noble\/ciphers\/aes$/, /^brotli\/decompress\.js$/];
// All parts of a build read the content as of the same minute, even over midnight.
holdBuildMoment();
const families = await makePageFonts(root);
const pdfFonts = await makePdfFonts();

/** What rolldown knows of the modules of the browser. */
interface Modules {
  getModuleInfo(id: string): { importers: readonly string[] } | null;
}

/** A module and all that import it, themselves or by another, without dynamic imports. */
function importersOf(id: string, modules: Modules, found = new Set<string>()): Set<string> {
  if (found.has(id)) return found;
  found.add(id);
  for (const each of modules.getModuleInfo(id)?.importers ?? []) importersOf(each, modules, found);
  return found;
}

/** The chunk of a module that the script of every page imports. */
function sharedChunk(id: string, modules: Modules): string | null {
  const importers = [...importersOf(id, modules)];
  return importers.some((each) => each !== id && each.endsWith('src/scripts/every-page.ts')) ? 'shared' : null;
}

/**
 * Three chunks: nanostores, which scripts use without React; React; and what every page loads. When it was measured, a menu so loaded
 * 9.8 KB in Brotli before a touch; with rolldown's own entriesAware 12.1 KB in twenty files, and with minShareCount alone 80 KB, React
 * too, because scripts then import what only islands share.
 */
const sharedChunks = [
  { name: 'nanostores', test: /node_modules\/nanostores\//, priority: 3 },
  {
    name: 'react',
    test: /node_modules\/(?:react|react-dom|scheduler|@astrojs\/react|@nanostores)\//,
    priority: 2,
  },
  { name: sharedChunk, test: /\/(?:src|model)\//, priority: 1 },
  { name: 'shared', test: /preload-helper/, priority: 1 },
];

/**
 * Settings of the picture encoders, chosen for the first build. AVIF at effort 3 with full colour resolution takes twice as long as
 * this one (148 s instead of 71) and saves 2.7 %; effort 0 saves another half, for files 6 % larger.
 */
const encoders = { avif: { effort: 1, chromaSubsampling: '4:2:0' }, webp: { effort: 2 } };
/** Outside node_modules, which `npm ci` deletes. Astro's key of a cached picture does not have the encoder's settings. */
const astroCache = `.cache/astro/avif${encoders.avif.effort}-420-webp${encoders.webp.effort}`;

/** Adds the directive `client:ready` (src/ready/ready.ts). */
const ready: AstroIntegration = {
  name: 'ready',
  hooks: {
    'astro:config:setup': ({ addClientDirective }) =>
      addClientDirective({ name: 'ready', entrypoint: './src/ready/ready.ts' }),
  },
};

export default defineConfig({
  outDir: `${buildFolder(root)}/client`,
  cacheDir: astroCache,
  // "menu.html", so that addresses have no slash at the end.
  build: { format: 'file', inlineStylesheets: 'always' },
  trailingSlash: 'never',
  integrations: [react(), ready, theme(root), devApi(root), finish(root)],
  devToolbar: { enabled: false },
  markdown: { syntaxHighlight: false },
  server: { port: 3000 },
  // tokens.css names the fallbacks; fallback-fonts.ts scales them.
  fonts: families.map((family) =>
    Object.assign(family, { provider: fontProviders.local(), fallbacks: [], optimizedFallbacks: false }),
  ),
  image: { service: { entrypoint: 'astro/assets/services/sharp', config: encoders } },
  vite: {
    // Beside Astro's: where the site is built, the packages may be read-only (DEPLOY.md).
    cacheDir: '.cache/vite',
    // Code in the browser reads one setting of the build: where the API is (src/api).
    envPrefix: ['PUBLIC_', 'VITE_API_BASE'],
    resolve: {
      alias: [
        { find: '#restaurant', replacement: contentFolder(root) },
        { find: '@astrojs/react/client.js', replacement: join(root, 'src/ready/hydrate.ts') },
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
