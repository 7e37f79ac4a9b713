import { readFileSync, globSync } from 'node:fs';
import { join } from 'node:path';
import { characterRange } from '../../../model/pdf-letters.ts';
import { contentFolder } from '../content-folder.ts';

type Script = 'latin' | 'tamil';

/** A character of the Tamil font files: the Tamil block, and the joiners and dotted circle that Tamil needs. */
const tamil = /^(?:[\u0b80-\u0bff]|\u200c|\u200d|\u25cc)$/u;

/** The `unicode-range` of each script, so that a page without Tamil loads no Tamil font. */
export const unicodeRanges: Readonly<Record<Script, [string, ...string[]]>> = {
  latin: ['U+0-B7F', 'U+C00-200B', 'U+200E-25CB', 'U+25CD-FFFD'],
  tamil: ['U+B80-BFF', 'U+200C-200D', 'U+25CC'],
};

/** Always included, for text that is not in the sources: ASCII and typographic punctuation. */
const latinBase = characterRange(0x20, 0x7e) + '\u00a0£©·×éÉ–—‘’“”…•−½€→';
/** Always included, with the ten digits, which no source contains: code and CSS compute the numbers of dishes and questions. */
const tamilBase = `\u200c\u200d\u25cc${characterRange(0x0be6, 0x0bef)}`;

/** The characters of a text by script, in lower and upper case, because CSS shows labels in capitals. */
export function collectCharacters(text: string): Record<Script, string> {
  const used = new Set(text + text.toUpperCase() + text.toLowerCase());
  const printing = [...used].filter((character) => character >= ' ');
  const inScript = (isTamil: boolean) => printing.filter((character) => tamil.test(character) === isTamil);
  return { latin: sorted(latinBase, inScript(false)), tamil: sorted(tamilBase, inScript(true)) };
}

/** The text of all source files that pages can show. */
export function siteText(root: string): string {
  const read = (folder: string, pattern: string) =>
    globSync(pattern, { cwd: folder }).map((file) => readFileSync(join(folder, file), 'utf8'));
  return [...read(contentFolder(root), '**/*.{yaml,md}'), ...read(root, 'src/**/*.{ts,tsx,astro,css}')].join('\n');
}

const sorted = (base: string, more: readonly string[]): string => [...new Set([...base, ...more])].toSorted().join('');
