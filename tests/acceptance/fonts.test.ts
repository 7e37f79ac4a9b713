import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { create } from 'fontkit';
import { expect, test } from 'vitest';
import { collectCharacters } from '../../src/build-time/fonts.ts';
import { builtPages, clientFolder } from '../built/build-folder.ts';
import { content } from './content.ts';

/** Those of the characters that a built font lacks. */
function missingIn(file: string, characters: string): string[] {
  const font = create(new Uint8Array(readFileSync(join(clientFolder, file))));
  return [...characters].filter((character) => !font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0));
}

test('the built fonts have a glyph for every character of the content', () => {
  const { latin, tamil } = collectCharacters(JSON.stringify(content));
  expect(tamil).toContain('ள');
  const html = builtPages.find(({ path }) => path === '/')?.html ?? '';
  const faces = [...html.matchAll(/@font-face\{[^}]*url\("([^"]+\.woff2)"\)[^}]*unicode-range:([^;}]+)/g)];
  expect(faces).toHaveLength(4);
  for (const [, file = '', range = ''] of faces)
    // The arrow is always collected, for themes whose fonts have it. The Latin fonts of this one do not.
    expect(missingIn(file, range.startsWith('U+B80') ? tamil : latin.replace('→', '')), file).toEqual([]);
});
