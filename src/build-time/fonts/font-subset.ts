import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { resolve } from 'node:path';
import subsetFont, { type SubsetOptions } from 'subset-font';
import { cached } from '../cached.ts';

/**
 * Creates a subset of a font with these characters, and returns its path. Its name has a hash of font, characters and options.
 *
 * @param source the font, as a file of an installed package
 */
export async function createFontSubset(
  name: string,
  source: string,
  options: SubsetOptions,
  characters: string,
): Promise<string> {
  const font = await readFile(fileURLToPath(import.meta.resolve(source)));
  const hash = createHash('sha256').update(font).update(characters).update(JSON.stringify(options)).digest('hex');
  const ending = options.targetFormat === 'woff2' ? 'woff2' : 'ttf';
  const file = resolve('.cache/fonts', `${name}.${hash.slice(0, 8)}.${ending}`);
  await cached(file, () => subsetFont(font, characters, options));
  return file;
}
