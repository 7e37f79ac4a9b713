import * as v from 'valibot';
import { nearest } from '../read/nearest.ts';

/** The building blocks of all schemas: what a value may be, and what to write where it is something else. */

/** A value as a message shows it: '"9,00"', '65', 'a list', 'nothing'. */
export function show(value: unknown): string {
  if (value === undefined || value === null) return 'nothing';
  if (Array.isArray(value)) return 'a list';
  if (typeof value === 'object') return 'a group of fields';
  if (typeof value !== 'string') return String(value);
  return `"${value.length > 40 ? `${value.slice(0, 39)}…` : value}"`;
}

/** The message of a problem that another problem tells of: a field that is missing because its name is misspelt. */
export const TOLD_ALREADY = '';

/** A group of exactly these fields. A missing field is named; for an unknown one the nearest known name is suggested. */
export function fields<Entries extends v.ObjectEntries>(entries: Entries) {
  const known = Object.keys(entries);
  return v.strictObject(entries, (issue) => {
    if (issue.expected === 'Object')
      return `${show(issue.input)} stands where a group of fields is needed; write ${known.join(', ')}, each on its own line`;
    const owner = issue.path?.[0]?.input;
    const unknown =
      typeof owner === 'object' && owner !== null ? Object.keys(owner).filter((key) => !known.includes(key)) : [];
    if (issue.expected !== 'never') {
      return unknown.some((key) => `"${nearest(key, known)}"` === issue.expected) ? TOLD_ALREADY : 'is missing; add it';
    }
    return unknown.map((key) => unknownField(key, known)).join('; ');
  });
}

function unknownField(key: string, known: readonly string[]): string {
  const meant = nearest(key, known);
  return meant
    ? `"${key}" is not a field here; write "${meant}"`
    : `"${key}" is not a field here; take it out (known: ${known.join(', ')})`;
}

/** A list. `what` names its entries for the message: 'dishes'. */
export function list<Entry extends v.GenericSchema>(entry: Entry, what: string) {
  return v.array(entry, ({ input }) => `${show(input)} stands where a list of ${what} is needed; begin each with "- "`);
}

/** A list of an exact length. */
export function listOf<Entry extends v.GenericSchema>(count: number, entry: Entry, what: string) {
  return v.pipe(
    list(entry, what),
    v.length(count, ({ input }) => `has ${input.length} ${what}; the page needs exactly ${count}`),
  );
}

/** Text of any length, also empty. */
export const string = () =>
  v.string(({ input }) => {
    if (typeof input === 'number' || typeof input === 'boolean')
      return `${input} is not read as text; put it in quotes: "${input}"`;
    return `${show(input)} stands where text is needed; write the text after the colon`;
  });

/** Text in one piece, at most `max` characters. */
export function text(max = 600) {
  return v.pipe(
    string(),
    v.check((value) => value.trim() !== '', 'is empty; write the text after the colon'),
    v.check((value) => value === value.trim(), 'begins or ends with a space; take it out'),
    v.maxLength(
      max,
      ({ input }) => `has ${input.length} characters; at most ${max} fit, so shorten it by ${input.length - max}`,
    ),
  );
}

/** Text between two lengths, both included. */
export function textBetween(min: number, max: number) {
  return v.pipe(
    text(max),
    v.minLength(
      min,
      ({ input }) =>
        `has ${input.length} characters; search results want ${min} to ${max}, so lengthen it by ${min - input.length}`,
    ),
  );
}

/** Text between two counts of words, both included. */
export function textOfWords(min: number, max: number) {
  return v.pipe(
    text(),
    v.check(
      (value) => wordCount(value) >= min && wordCount(value) <= max,
      ({ input }) => `has ${wordCount(String(input))} words; write ${min} to ${max}`,
    ),
  );
}

/** Words as a reader counts them: a lone dash or ampersand is none. */
export function wordCount(value: string): number {
  return value.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}

/** Text that may be left empty, for what only the restaurant knows and has not told yet. */
export const mayBeEmpty = () => v.pipe(string(), v.maxLength(600, 'has more than 600 characters; shorten it'));

/** A text that the program completes: it must hold exactly these `{places}`. */
export function template(...places: string[]) {
  const wanted = places.map((place) => `{${place}}`);
  return v.pipe(
    text(),
    v.check(
      (value) => [...new Set(value.match(/\{[^}]*\}/g))].toSorted().join() === wanted.toSorted().join(),
      `must keep ${wanted.join(' and ')}, which the program fills in, and hold no other braces`,
    ),
  );
}

/** Fields that are plain short texts of the interface, by their names. */
export function texts<const Name extends string>(...names: Name[]) {
  // fromEntries widens the keys to string; they are exactly the names.
  return Object.fromEntries(names.map((name) => [name, text()])) as Record<Name, ReturnType<typeof text>>;
}

/** What people write for true and false. */
const truth: Readonly<Record<string, boolean>> = {
  yes: true,
  no: false,
  on: true,
  off: false,
  true: true,
  false: false,
};

/** true or false; words that mean one of them are told what to write. */
export const yesNo = () =>
  v.boolean(({ input }) => {
    const meant = truth[String(input).toLowerCase()];
    return `${show(input)} is neither true nor false; write ${meant ?? 'one of the two'}, without quotes`;
  });

/** A whole number from `min` to `max`. */
export function wholeNumber(min: number, max: number) {
  const message = ({ input }: { input: unknown }) =>
    `${show(input)} is not a whole number from ${min} to ${max}; write one, without quotes`;
  return v.pipe(v.number(message), v.integer(message), v.minValue(min, message), v.maxValue(max, message));
}

/** One of a few words; the nearest is suggested. */
export function oneOf<const Options extends readonly [string, ...string[]]>(...options: Options) {
  return v.picklist(options, ({ input }) => {
    const meant = typeof input === 'string' ? nearest(input, options) : undefined;
    return `${show(input)} is not one of ${options.join(', ')}; write ${meant ?? 'one of them'}`;
  });
}
