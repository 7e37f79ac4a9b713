import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { join } from 'node:path';
import subsetFont, { type SubsetOptions } from 'subset-font';
import { cached } from '../../tools/cached.ts';
import type { Face } from './faces.ts';

/** The subset of a face with the characters that the site uses. */
export interface FontFile {
  readonly face: Face;
  /** 'arima-latin.1f3a9c22.woff2': the hash changes with the source, the characters and the settings. */
  readonly name: string;
  readonly bytes: Buffer;
}

/** The cache of font subsets between builds; safe to delete. */
export const fontCache = '.cache/fonts';

/** Makes the subset of a face with these characters. Characters that the source does not have are ignored. */
export async function subsetFace(face: Face, characters: string, cache = fontCache): Promise<FontFile> {
  const source = await readPackageFile(face.source);
  const options: SubsetOptions = {
    targetFormat: 'woff2',
    variationAxes: face.axes,
    ...(face.features && { keepFeatures: face.features }),
  };
  const hash = createHash('sha256').update(source).update(characters).update(JSON.stringify(options)).digest('hex');
  const name = `${face.name}.${hash.slice(0, 8)}.woff2`;
  return { face, name, bytes: await cached(join(cache, name), () => subsetFont(source, characters, options)) };
}

/** A static TrueType instance with fixed axes, for reading metrics and outlines. */
export async function makeInstance(
  source: string,
  characters: string,
  axes: Readonly<Record<string, number>>,
): Promise<Buffer> {
  return subsetFont(await readPackageFile(source), characters, { targetFormat: 'truetype', variationAxes: axes });
}

/** The contents of a file in an installed package. */
export function readPackageFile(packageFile: string): Promise<Buffer> {
  return readFile(fileURLToPath(import.meta.resolve(packageFile)));
}
