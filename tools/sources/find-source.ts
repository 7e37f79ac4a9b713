import type { TextSource } from './text-sources.ts';

/** The minimum length, in characters, for a search by part of a text. Shorter parts match too much. */
const MIN_PART = 4;

/** A text without the whitespace and quotation marks that the page adds. */
const plain = (text: string) => text.normalize('NFC').replaceAll(/\s+/g, ' ').trim().replaceAll(/^“|”$/g, '');

/** Whether a text has placeholders, and also words, by which it can be recognised. */
const isPattern = (text: string) => /\{\w+\}/.test(text) && /\p{L}{2}/u.test(text.replaceAll(/\{\w+\}/g, ''));

/** Finds the sources of a text that a page shows. */
export type Find = (seen: string) => readonly TextSource[];

/** Creates the search. It compares whole texts first, then patterns like "Menu Page {n}", then parts of texts. */
export function createFinder(sources: readonly TextSource[]): Find {
  const all = sources.map((source) => ({ source, text: plain(source.text) }));
  const patterns = all
    .filter(({ text }) => isPattern(text))
    .map(({ source, text }) => ({ source, pattern: patternOf(text) }));
  const known = new Map<string, TextSource[]>();
  const find = (seen: string): TextSource[] => {
    const whole = all.filter(({ text }) => text === seen);
    if (whole.length > 0) return whole.map(({ source }) => source);
    const filled = patterns.filter(({ pattern }) => pattern.test(seen));
    if (filled.length > 0) return filled.map(({ source }) => source);
    return seen.length < MIN_PART ? [] : all.filter(({ text }) => text.includes(seen)).map(({ source }) => source);
  };
  return (seen) => {
    const text = plain(seen);
    if (text === '') return [];
    const found = known.get(text) ?? find(text);
    known.set(text, found);
    return found;
  };
}

/** "Menu Page {n}" as a regular expression, with any text in place of `{n}`. */
function patternOf(text: string): RegExp {
  const parts = text.split(/\{\w+\}/).map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`));
  return new RegExp(`^${parts.join('.+')}$`);
}

/**
 * Of several possible sources of a text, the one nearest to the sources of the texts around it: a price is near the name of its
 * dish. Returns all of them if no text around it is in the same file.
 *
 * @param around the sources of the texts around it that have only one
 */
export function nearestSources(found: readonly TextSource[], around: readonly TextSource[]): readonly TextSource[] {
  const distances = found.map((source) =>
    Math.min(...around.filter(({ file }) => file === source.file).map(({ line }) => Math.abs(line - source.line))),
  );
  const least = Math.min(...distances);
  return Number.isFinite(least) ? found.filter((_, index) => distances[index] === least) : found;
}
