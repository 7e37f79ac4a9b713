import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { join } from 'node:path';
import subsetFont, { type SubsetOptions } from 'subset-font';
import { cached } from '../vite/cached.ts';
import type { Face } from './faces.ts';

/** A face cut to the characters that the site uses. */
export interface FontFile {
  readonly face: Face;
  /** 'arima-latin.1f3a9c22.woff2': the hash changes with the source, the characters and the settings. */
  readonly name: string;
  readonly bytes: Buffer;
}

/** Where cut fonts are kept between builds; safe to delete. */
export const fontCache = '.cache/fonts';

/** Cuts a face to some characters; those that the source does not draw are left out. */
export async function cutFace(face: Face, characters: string, cache = fontCache): Promise<FontFile> {
  const source = await sourceOf(face.source);
  const options: SubsetOptions = {
    targetFormat: 'woff2',
    variationAxes: face.axes,
    ...(face.features && { keepFeatures: face.features }),
  };
  const hash = createHash('sha256').update(source).update(characters).update(JSON.stringify(options)).digest('hex');
  const name = `${face.name}.${hash.slice(0, 8)}.woff2`;
  return { face, name, bytes: await cached(join(cache, name), () => subsetFont(source, characters, options)) };
}

/** A TrueType file of a face at one place of its axes, for reading metrics and outlines. */
export async function instance(
  source: string,
  characters: string,
  axes: Readonly<Record<string, number>>,
): Promise<Buffer> {
  return subsetFont(await sourceOf(source), characters, { targetFormat: 'truetype', variationAxes: axes });
}

/** Contents of a file inside an installed package. */
export function sourceOf(packageFile: string): Promise<Buffer> {
  return readFile(fileURLToPath(import.meta.resolve(packageFile)));
}
