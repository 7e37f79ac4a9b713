import { join } from 'node:path';
import react from '@astrojs/react';
import { defineConfig, fontProviders } from 'astro/config';
import { islandScripts } from './integrations/island-scripts.ts';
import { unusedRules } from './integrations/unused-rules.ts';
import { finish } from './integrations/finish.ts';
import { makeFonts } from './integrations/fonts/make-fonts.ts';
import { lazyStyles } from './integrations/lazy-styles.ts';
import { readyDirective } from './src/ready/integration.ts';
import { theme } from './integrations/theme.ts';
import { buildFolder } from './integrations/build-folder.ts';
import { contentFolder } from './tools/content/content-folder.ts';
import { loadContent } from './tools/content/load-content.ts';
import { apiOrigin } from './tools/postprocess/api-data.ts';
import { pageDirectives } from './model/page-security.ts';
import { astroCache } from './integrations/astro-cache.ts';

const root = import.meta.dirname;
/** Dependencies of pdfkit and fontkit that the menu PDF never uses: encryption, PNG, line breaking and compressed fonts. */
const unusedByPdf = [/^linebreak$/, /^png-js$/, /^@noble\/ciphers\/aes$/, /^brotli\/decompress\.js$/];
const fonts = await makeFonts(root);
const { site } = await loadContent(root);

export default defineConfig({
  outDir: `${buildFolder(root)}/client`,
  cacheDir: astroCache,
  // "menu.html", so that addresses have no slash at the end.
  build: { format: 'file', inlineStylesheets: 'always' },
  trailingSlash: 'never',
  integrations: [react(), readyDirective(), lazyStyles(), theme(), unusedRules(), islandScripts(), finish()],
  prefetch: { prefetchAll: true, defaultStrategy: 'hover' },
  devToolbar: { enabled: false },
  markdown: { syntaxHighlight: false },
  server: { port: 3000 },
  fonts: fonts.families.map(({ name, cssVariable, variants }) => ({
    provider: fontProviders.local(),
    name,
    cssVariable,
    // tokens.css names the fallbacks; fallbacks.css scales them.
    fallbacks: [],
    optimizedFallbacks: false,
    options: { variants },
  })),
  image: {
    service: { entrypoint: 'astro/assets/services/sharp', config: { avif: { effort: 2 }, webp: { effort: 3 } } },
  },
  security: {
    csp: {
      algorithm: 'SHA-256',
      directives: [...pageDirectives({ apiOrigin: apiOrigin(), reviews: site.reviews.script !== '' })],
    },
  },
  vite: {
    // Code in the browser reads one setting of the build: where the API is (src/api).
    envPrefix: ['PUBLIC_', 'VITE_API_BASE'],
    resolve: {
      alias: [
        { find: '#restaurant', replacement: contentFolder(root) },
        { find: '#fonts', replacement: fonts.folder },
        ...unusedByPdf.map((find) => ({ find, replacement: join(root, 'src/pdf/excluded-module.ts') })),
      ],
    },
    worker: { format: 'es' },
    css: { modules: { generateScopedName: '_[hash:base64:4]' } },
    build: { assetsInlineLimit: 300, target: 'baseline-widely-available' },
  },
});
