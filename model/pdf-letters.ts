/** The characters that the fonts of the menu PDF have, and what is printed for others. */

/** ASCII, Latin-1 and typographic punctuation. Each is in one of the two families. */
export const pdfLatin = `${characterRange(0x20, 0x7e)}${characterRange(0xa0, 0xff)}Œœ–—‘’‚“”„•…′″€™−`;
/** The Tamil block with its joiners, the rupee sign, and punctuation between Tamil words. */
export const pdfTamil = `${characterRange(0x0b80, 0x0bff)}\u200c\u200d\u25cc₹ ()-,.&/`;

export function characterRange(first: number, last: number): string {
  return Array.from({ length: last - first + 1 }, (_, i) => String.fromCodePoint(first + i)).join('');
}

/** What is printed for hyphens, dashes and the fraction slash, which Unicode does not decompose. */
const similar: Readonly<Record<string, string>> = { '\u2010': '-', '\u2012': '–', '\u2015': '—', '\u2044': '/' };

/** What is printed for a character that no font has: 'fi' for the ligature, '1/3' for ⅓, 'a' and an accent, which is left out, for ā. */
export const partsOf = (character: string): string[] =>
  Array.from(character.normalize('NFKD'), (part) => similar[part] ?? part);

/** Puts a space before fractions that are printed in three characters, so that 1⅓ does not become 11/3. */
export const separateFractions = (text: string): string => text.replaceAll(/(?<=\d)(?=[⅐-⅞↉])/g, ' ');

/** The characters that the fonts of the menu PDF have. */
const printable: ReadonlySet<string> = new Set(pdfLatin + pdfTamil);
/** Accents, and characters that direct the layout and have no form. */
const INVISIBLE = /^[\p{M}\p{Cc}\p{Cf}]$/u;

/** The first character of a text that the menu PDF would leave out. */
export const findUnprintable = (text: string): string | undefined =>
  Array.from(text).find(
    (character) =>
      !printable.has(character) &&
      !INVISIBLE.test(character) &&
      !partsOf(character).every((part) => printable.has(part) || INVISIBLE.test(part)),
  );
