import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { madeFiles } from '../vite/generated-files.ts';
import { makePdfFonts, type PdfFontFile } from './pdf-fonts.ts';

const id = 'virtual:menu-pdf/fonts';

/** What pdfkit and fontkit bring along and the menu PDF never uses: encryption, PNG, line breaking and compressed fonts. */
const leftOut = [/^linebreak$/, /^png-js$/, /^@noble\/ciphers\/aes$/, /^brotli\/decompress\.js$/];

/** The same for the colour profile that pdfkit carries for PDF/A: its address, which would add a file to the build, and its bytes. */
const profile = [
  [/new URL\('[^']*\.icc', import\.meta\.url\)\.href/, "''"],
  [/(?<=iccProfileBase64 = )"[^"]+"/, '""'],
] as const;

/** Offers the menu PDF's fonts as `virtual:menu-pdf/fonts` (address by face), and keeps its worker small. */
export function menuPdf(): Plugin {
  let made: Promise<PdfFontFile[]> | undefined;
  const make = () => (made ??= makePdfFonts());
  return {
    name: 'valavu:menu-pdf',

    config: () => ({
      resolve: {
        alias: leftOut.map((find) => ({
          find,
          replacement: fileURLToPath(new URL('../../app/menu-pdf/left-out.ts', import.meta.url)),
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

    ...madeFiles('fonts', async () => new Map((await make()).map(({ name, bytes }) => [name, bytes]))),
  };
}

function withoutProfile(): Plugin {
  return {
    name: 'valavu:menu-pdf/without-profile',
    transform: {
      filter: { id: /\/pdfkit\.browser\.mjs$/ },
      handler(code) {
        return profile.reduce((text, [find, replacement]) => {
          if (!find.test(text))
            this.error(`pdfkit has changed: ${find.source} is not in it any more; see tools/pdf/pdf-plugin.ts.`);
          return text.replace(find, replacement);
        }, code);
      },
    },
  };
}
