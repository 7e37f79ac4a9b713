import { readFileSync, globSync } from 'node:fs';
import { join } from 'node:path';
import { contentFolder } from '../content/content-folder.ts';
import type { Face } from './faces.ts';

/** Blocks by which the two scripts' files are told apart, and the joiners and dotted circle that Tamil needs. */
const tamil = /^(?:[\u0b80-\u0bff]|\u200c|\u200d|\u25cc)$/u;

/** `unicode-range` of each script: a page without Tamil loads no Tamil. */
export const unicodeRanges: Readonly<Record<Face['script'], string>> = {
  latin: 'U+0-B7F,U+C00-200B,U+200E-25CB,U+25CD-FFFD',
  tamil: 'U+B80-BFF,U+200C-200D,U+25CC',
};

/** Always there, for text that comes from elsewhere: ASCII and what careful English setting needs. */
const latinBase = range(0x20, 0x7e) + '\u00a0£©·×éÉ–—‘’“”…•−½€→';
/** With the ten digits: dishes and questions are counted in them, by code and by CSS, so no source writes them out. */
const tamilBase = `\u200c\u200d\u25cc${range(0x0be6, 0x0bef)}`;

/** The characters that some text needs, split by script, each in both cases (labels are set in capitals). */
export function collectCharacters(text: string): Record<Face['script'], string> {
  const used = new Set(text + text.toUpperCase() + text.toLowerCase());
  const printing = [...used].filter((character) => character >= ' ');
  const of = (wanted: boolean) => printing.filter((character) => tamil.test(character) === wanted);
  return { latin: sorted(latinBase, of(false)), tamil: sorted(tamilBase, of(true)) };
}

/** Everything that Tamil and western European text can need: for development, where text changes all the time. */
export function allCharacters(): Record<Face['script'], string> {
  return collectCharacters(range(0xa1, 0x17f) + range(0x2010, 0x2044) + range(0x0b80, 0x0bff));
}

/** All text of the site's sources: what pages can show is among it. */
export function siteText(root: string): string {
  const read = (folder: string, pattern: string) =>
    globSync(pattern, { cwd: folder }).map((file) => readFileSync(join(folder, file), 'utf8'));
  return [...read(contentFolder(root), '**/*.{yaml,md}'), ...read(root, 'app/**/*.{ts,tsx,css}')].join('\n');
}

function sorted(base: string, more: readonly string[]): string {
  return [...new Set([...base, ...more])].toSorted().join('');
}

function range(first: number, last: number): string {
  return Array.from({ length: last - first + 1 }, (_, i) => String.fromCodePoint(first + i)).join('');
}
