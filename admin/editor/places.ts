import type { FormProblem, Path } from './form.ts';

const isKey = (one: string | number | undefined, key: string | number): boolean => String(one) === String(key);

/** What an entry of a list is called: its name, or its first text. */
export function nameOf(value: unknown): string {
  if (typeof value !== 'object' || value === null) return String(value ?? '');
  if (Array.isArray(value)) return value.map(nameOf).join(', ');
  const { name, title } = value as Readonly<Record<string, unknown>>;
  const texts = [name, title, ...Object.values(value)];
  return (texts.find((one) => typeof one === 'string' && one !== '') as string | undefined) ?? '';
}

/** Whether a text has every word of a search, or the beginning of it. */
export function hasWords(find: string): (text: string) => boolean {
  const words = find.toLowerCase().split(/\s+/).filter(Boolean);
  return (text) => words.every((word) => text.toLowerCase().includes(word));
}

/** The problems of a field or entry, with their places in it. */
export const problemsBelow = (problems: readonly FormProblem[], key: string | number): FormProblem[] =>
  problems.flatMap(({ path: [first, ...rest], message }) => (isKey(first, key) ? [{ path: rest, message }] : []));

/** A place, as seen from a field or entry that it is in. */
export const placeBelow = (place: Path | undefined, key: string | number): Path | undefined =>
  place && isKey(place[0], key) ? place.slice(1) : undefined;
