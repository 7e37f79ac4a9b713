/** Screens on which single pixels are invisible. They get two thirds of their resolution, with less than half the bytes. */
const DENSE = '(min-resolution: 2.5dppx)';
const DENSE_SCALE = 0.67;

/**
 * Returns a `sizes` attribute with which dense screens load what a screen of 2dppx needs: `'(min-width: 701px) 45vw, 100vw'`
 * gets the same two entries before it, for dense screens and two thirds as wide. Throws for an entry not in px or vw.
 */
export function cappedSizes(sizes: string): string {
  const dense = sizes.split(',').map((entry) => {
    const parts = /^\s*(?:(\(.*\))\s+)?([\d.]+)(px|vw)\s*$/.exec(entry);
    if (!parts) throw new Error(`"${entry}" is not an entry of sizes such as "(min-width: 701px) 45vw"`);
    const [, condition, width = '', unit = ''] = parts;
    return `${[DENSE, condition].filter(Boolean).join(' and ')} ${Math.ceil(Number(width) * DENSE_SCALE)}${unit}`;
  });
  return [...dense, sizes].join(', ');
}
