import { encode } from 'uqr';

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
