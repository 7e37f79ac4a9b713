import { join } from 'node:path';
import react from '@astrojs/react';
import { defineConfig, fontProviders } from 'astro/config';
import { islandScripts } from './integrations/island-scripts.ts';
import { unusedRules } from './integrations/unused-rules.ts';
import { finish } from './integrations/finish.ts';
import { makeFonts } from './integrations/fonts/make-fonts.ts';
import { readyDirective } from './src/ready/integration.ts';
import { theme } from './integrations/theme.ts';
import { buildFolder } from './integrations/build-folder.ts';
import { contentFolder } from './tools/content/content-folder.ts';
import { TRUSTED_TYPES_POLICY } from './model/trusted-types-policy.ts';
import { astroCache } from './integrations/astro-cache.ts';

const root = import.meta.dirname;
/** Dependencies of pdfkit and fontkit that the menu PDF never uses: encryption, PNG, line breaking and compressed fonts. */
const unusedByPdf = [/^linebreak$/, /^png-js$/, /^@noble\/ciphers\/aes$/, /^brotli\/decompress\.js$/];
const fonts = await makeFonts(root);

export default defineConfig({
  outDir: `${buildFolder(root)}/client`,
  cacheDir: astroCache,
  // "menu.html", so that addresses have no slash at the end.
  build: { format: 'file', inlineStylesheets: 'always' },
  trailingSlash: 'never',
  integrations: [react(), readyDirective(), theme(), unusedRules(), islandScripts(), finish()],
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
      directives: [
        "default-src 'none'",
        "img-src 'self' data: blob:",
        "font-src 'self'",
        `connect-src 'self'`,
        "frame-src 'self'",
        "worker-src 'self'",
        "manifest-src 'self'",
        "object-src 'none'",
        "form-action 'self'",
        "base-uri 'none'",
        "require-trusted-types-for 'script'",
        `trusted-types ${TRUSTED_TYPES_POLICY}`,
      ],
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
