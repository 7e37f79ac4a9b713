import { encode } from 'uqr';
import type { Plugin } from 'vite';
import type { Content } from '../../model/types.ts';
import { permanentMenuPath } from '../../app/paths.ts';
import { loadContent } from '../content/load-content.ts';

const prefix = 'virtual:qr/';

/** A QR code as one SVG path: `size` modules wide and high, dark modules in unit squares. */
export interface QrPath {
  size: number;
  path: string;
}

/**
 * Encodes a text as a QR code, with the quiet zone of four modules that the standard requires.
 *
 * @param errorCorrection how much of the code may be damaged: M 15 %, Q 25 % (for paper on restaurant tables)
 */
export function qrPath(text: string, errorCorrection: 'M' | 'Q' = 'M'): QrPath {
  const { data, size } = encode(text, { ecc: errorCorrection, border: 4 });
  return { size, path: data.map(rowPath).join('') };
}

/** One row of modules. Each run of dark modules is a rectangle. */
function rowPath(row: readonly boolean[], y: number): string {
  const squares = row.map((dark) => (dark ? '#' : ' ')).join('');
  return [...squares.matchAll(/#+/g)]
    .map(({ 0: { length }, index }) => `M${index} ${y}h${length}v1h-${length}z`)
    .join('');
}

/** The QR codes by module name: for a review, and for the menu of each branch. */
export function qrCodes({ site, branches }: Content): Record<string, unknown> {
  const menu = (key: string) => qrPath(new URL(permanentMenuPath(key), site.url).href, 'Q');
  return {
    review: qrPath(site.reviews.link),
    menus: Object.fromEntries(branches.map(({ key }) => [key, menu(key)])),
  };
}

/** Provides the QR codes as `virtual:qr/…`. They are encoded at build time, so that the browser needs no encoder. */
export function qr(): Plugin {
  let root = process.cwd();
  return {
    name: 'site:qr',
    configResolved(config) {
      root = config.root;
    },
    resolveId: { filter: { id: /^virtual:qr\// }, handler: (id) => `\0${id}` },
    load: {
      filter: { id: /^\0virtual:qr\// },
      async handler(id) {
        const codes = qrCodes(await loadContent(root));
        const name = id.slice(1 + prefix.length);
        if (!(name in codes)) this.error(`There is no module "${prefix}${name}"; app/virtual/assets.d.ts lists them`);
        return `export default ${JSON.stringify(codes[name])};`;
      },
    },
  };
}
