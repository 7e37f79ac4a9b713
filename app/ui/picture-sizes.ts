/** From here on nobody sees the dots: such screens get pictures for two thirds of theirs, with less than half the bytes. */
const DENSE = '(min-resolution: 2.5dppx)';
const SHARE = 0.67;

/**
 * The `sizes` of a picture, such that dense screens load what a screen of two dots per CSS pixel needs:
 * `'(min-width: 701px) 45vw, 100vw'` gets the same two cases before it, for dense screens and two thirds as wide.
 */
export function cappedSizes(sizes: string): string {
  const dense = sizes.split(',').map((entry) => {
    const parts = /^\s*(?:(\(.*\))\s+)?([\d.]+)(px|vw)\s*$/.exec(entry);
    if (!parts) throw new Error(`"${entry}" is not an entry of sizes such as "(min-width: 701px) 45vw"`);
    const [, condition, width = '', unit = ''] = parts;
    return `${[DENSE, condition].filter(Boolean).join(' and ')} ${Math.ceil(Number(width) * SHARE)}${unit}`;
  });
  return [...dense, sizes].join(', ');
}
