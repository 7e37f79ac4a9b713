import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { generatedFiles } from '../vite/generated-files.ts';
import { makePdfFonts, type PdfFontFile } from './pdf-fonts.ts';

const id = 'virtual:menu-pdf/fonts';

/** Dependencies of pdfkit and fontkit that the menu PDF never uses: encryption, PNG, line breaking and compressed fonts. */
const excludedModules = [/^linebreak$/, /^png-js$/, /^@noble\/ciphers\/aes$/, /^brotli\/decompress\.js$/];

/** The colour profile for PDF/A in pdfkit, which is not used either: its URL, which would add a file to the build, and its bytes. */
const profile = [
  [/new URL\('[^']*\.icc', import\.meta\.url\)\.href/, "''"],
  [/(?<=iccProfileBase64 = )"[^"]+"/, '""'],
] as const;

/** Provides the fonts of the menu PDF as `virtual:menu-pdf/fonts` (address by face), and removes unused code from its worker. */
export function menuPdf(): Plugin {
  let made: Promise<PdfFontFile[]> | undefined;
  const make = () => (made ??= makePdfFonts());
  return {
    name: 'site:menu-pdf',

    config: () => ({
      resolve: {
        alias: excludedModules.map((find) => ({
          find,
          replacement: fileURLToPath(new URL('../../app/menu-pdf/excluded-module.ts', import.meta.url)),
        })),
      },
      worker: { format: 'es', plugins: () => [withoutProfile()] },
    }),

    resolveId: {
      filter: { id: /^virtual:menu-pdf\/fonts$/ },
      handler: () => `\0${id}`,
    },

    load: {
      filter: { id: /^\0virtual:menu-pdf\/fonts$/ },
      async handler() {
        const addresses = (await make()).map(({ face, name }) => [face, `/fonts/${name}`]);
        return `export default ${JSON.stringify(Object.fromEntries(addresses))};`;
      },
    },

    ...generatedFiles('fonts', async () => new Map((await make()).map(({ name, bytes }) => [name, bytes]))),
  };
}

function withoutProfile(): Plugin {
  return {
    name: 'site:menu-pdf/without-profile',
    transform: {
      filter: { id: /\/pdfkit\.browser\.mjs$/ },
      handler(code) {
        return profile.reduce((text, [find, replacement]) => {
          if (!find.test(text))
            this.error(`pdfkit has changed: it no longer contains ${find.source}; see tools/pdf/pdf-plugin.ts.`);
          return text.replace(find, replacement);
        }, code);
      },
    },
  };
}
