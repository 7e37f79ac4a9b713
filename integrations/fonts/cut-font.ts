import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { resolve } from 'node:path';
import subsetFont, { type AxisValue } from 'subset-font';
import { cached } from '../../tools/cached.ts';

export interface Cut {
  /** The file of an installed package that it is made from. */
  readonly source: string;
  readonly format: 'truetype' | 'woff2';
  /** Ranges of the axes that stay variable, and fixed values of the others. */
  readonly axes: Readonly<Record<string, AxisValue>>;
  /** OpenType features to keep. If absent, all are kept: Tamil needs them for shaping. */
  readonly features?: readonly string[] | undefined;
}

/** Makes a font with these characters, and returns its file. The hash in its name is of the source, characters and cut. */
export async function cutFont(name: string, cut: Cut, characters: string): Promise<string> {
  const font = await readFile(fileURLToPath(import.meta.resolve(cut.source)));
  const hash = createHash('sha256').update(font).update(characters).update(JSON.stringify(cut)).digest('hex');
  const file = resolve('.cache/fonts', `${name}.${hash.slice(0, 8)}.${cut.format === 'woff2' ? 'woff2' : 'ttf'}`);
  const { format: targetFormat, axes: variationAxes, features: keepFeatures } = cut;
  await cached(file, () =>
    subsetFont(font, characters, { targetFormat, variationAxes, ...(keepFeatures && { keepFeatures }) }),
  );
  return file;
}
