import type { TextSource } from './text-sources.ts';

/** The fewest letters of a part of a text by which the whole is looked for: shorter ones are everywhere. */
const LEAST = 4;

/** A text without what the page puts round it: spaces, line ends, quotation marks. */
const plain = (text: string) => text.normalize('NFC').replaceAll(/\s+/g, ' ').trim().replaceAll(/^“|”$/g, '');

/** A text with places to fill in, and words of its own by which it can be told. */
const isPattern = (text: string) => /\{\w+\}/.test(text) && /\p{L}{2}/u.test(text.replaceAll(/\{\w+\}/g, ''));

/** Looks texts up that are seen on a page. */
export type Find = (seen: string) => readonly TextSource[];

/** Prepares looking up: where a seen text may come from. The whole text first, then a pattern like "Menu Page {n}", then a part. */
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
    return seen.length < LEAST ? [] : all.filter(({ text }) => text.includes(seen)).map(({ source }) => source);
  };
  return (seen) => {
    const text = plain(seen);
    if (text === '') return [];
    const found = known.get(text) ?? find(text);
    known.set(text, found);
    return found;
  };
}

/** "Menu Page {n}" as what it matches: any words in the place of `{n}`. */
function patternOf(text: string): RegExp {
  const parts = text.split(/\{\w+\}/).map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`));
  return new RegExp(`^${parts.join('.+')}$`);
}

/**
 * Of several places where a text may come from, the one that is written nearest to the texts round it on the page: a
 * price stands below the name of its dish. All of them where nothing round it decides.
 *
 * @param around where the texts round it come from, each with one possible place
 */
export function nearestSources(found: readonly TextSource[], around: readonly TextSource[]): readonly TextSource[] {
  const distances = found.map((source) =>
    Math.min(...around.filter(({ file }) => file === source.file).map(({ line }) => Math.abs(line - source.line))),
  );
  const least = Math.min(...distances);
  return Number.isFinite(least) ? found.filter((_, index) => distances[index] === least) : found;
}
