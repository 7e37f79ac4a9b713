import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { resolve } from 'node:path';
import subsetFont, { type AxisValue } from 'subset-font';
import { cached } from '../../tools/cached.ts';

export interface SubsetOptions {
  /** The source file, in an installed package. */
  readonly source: string;
  readonly format: 'truetype' | 'woff2';
  /** Ranges of the axes that stay variable, and fixed values of the others. */
  readonly axes: Readonly<Record<string, AxisValue>>;
  /** OpenType features to keep. If absent, all are kept: Tamil needs them for shaping. */
  readonly features?: readonly string[] | undefined;
}

/** Creates a subset of a font with these characters, and returns its path. Its name has a hash of source, characters and options. */
export async function createFontSubset(name: string, options: SubsetOptions, characters: string): Promise<string> {
  const font = await readFile(fileURLToPath(import.meta.resolve(options.source)));
  const hash = createHash('sha256').update(font).update(characters).update(JSON.stringify(options)).digest('hex');
  const file = resolve('.cache/fonts', `${name}.${hash.slice(0, 8)}.${options.format === 'woff2' ? 'woff2' : 'ttf'}`);
  const { format: targetFormat, axes: variationAxes, features: keepFeatures } = options;
  await cached(file, () =>
    subsetFont(font, characters, { targetFormat, variationAxes, ...(keepFeatures && { keepFeatures }) }),
  );
  return file;
}
