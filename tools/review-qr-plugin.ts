import { encode } from 'uqr';
import type { Plugin } from 'vite';
import { loadContent } from './content.ts';

const id = 'virtual:review-qr';

/** A QR code as one SVG path: `size` modules wide and high, each dark module a unit square. */
export interface QrPath {
  size: number;
  path: string;
}

/** Draws a text as a QR code, with a quiet zone of four modules round it, as the standard asks. */
export function qrPath(text: string): QrPath {
  const { data, size } = encode(text, { ecc: 'M', border: 4 });
  const path = data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : []))).join('');
  return { size, path };
}

/** Offers the QR code of the review link as `virtual:review-qr`, drawn while building so that no code for it reaches the browser. */
export function reviewQr(): Plugin {
  let root = process.cwd();
  return {
    name: 'valavu:review-qr',
    configResolved(config) {
      root = config.root;
    },
    resolveId: { filter: { id: /^virtual:review-qr$/ }, handler: () => `\0${id}` },
    load: {
      filter: { id: /^\0virtual:review-qr$/ },
      async handler() {
        const { site } = await loadContent(root);
        return `export default ${JSON.stringify(qrPath(site.reviews.link))};`;
      },
    },
  };
}
