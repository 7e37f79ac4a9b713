import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { create } from '@cantoo/fontkit';
import { expect, test } from 'vitest';
import { collectCharacters } from '#tools/fonts/characters.ts';
import { builtFiles, client } from '../built/build-folder.ts';
import { content } from './content.ts';

/** Those of the characters that a built font lacks. */
function missingIn(name: string, characters: string): string[] {
  const file = builtFiles.find((path) => path.startsWith(`fonts/${name}`) && path.endsWith('.woff2')) ?? '';
  const font = create(new Uint8Array(readFileSync(join(client, file))));
  if (!('hasGlyphForCodePoint' in font)) throw new TypeError(`${name} is a collection`);
  return [...characters].filter((character) => !font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0));
}

test('the built fonts have a glyph for every character of the content', () => {
  const { latin, tamil } = collectCharacters(JSON.stringify(content));
  expect(tamil).toContain('ள');
  expect(missingIn('arima-tamil', tamil)).toEqual([]);
  // These fonts have no arrow. It is in the base set for fonts that have one.
  for (const name of ['arima-latin', 'anek-text', 'anek-label'])
    expect(missingIn(name, latin.replace('→', '')), name).toEqual([]);
});
