import * as v from 'valibot';
import { nearest } from '../nearest.ts';
import { recordOf } from '../pick.ts';
import { TEXT_LINK } from '../text-link.ts';
import { findUnprintable } from '../pdf-letters.ts';
import { type Form, wrongForm } from '../wrong-form.ts';

/** The building blocks of all schemas. Each message says what is wrong and what to write instead. */

/** A value for a message: '"9,00"', '65', 'a list', 'nothing'. */
export function describeValue(value: unknown): string {
  if (value === undefined || value === null) return 'nothing';
  if (Array.isArray(value)) return 'a list';
  if (typeof value === 'object') return 'a group of fields';
  if (typeof value !== 'string') return String(value);
  return `"${value.length > 40 ? `${value.slice(0, 39)}…` : value}"`;
}

/** Says with which control a form edits a value; without it, the control follows from the type. `of` names what ids belong to. */
export type Widget = 'picture' | 'price' | 'day' | 'moment' | 'hours' | 'week' | 'id' | 'contains' | 'long';
export const widget = <Value>(name: Widget, of?: 'parts' | 'stations' | 'dishes' | 'recipes' | 'branches') =>
  v.metadata<Value, { widget: Widget; of: typeof of }>({ widget: name, of });

/** The message that a value has a problem, after the value: '"9,00" is not a price'. */
export const withValue =
  (problem: string) =>
  ({ input }: { input: unknown }) =>
    `${describeValue(input)} ${problem}`;

/** The message of an issue that another one covers: a field is missing because its name is misspelt. check.ts drops it. */
export const ALREADY_REPORTED = '';

/** An object with exactly these fields. For an unknown field the message suggests the nearest known name. */
export function fields<Entries extends v.ObjectEntries>(entries: Entries) {
  const known = Object.keys(entries);
  return v.strictObject(entries, (issue) => {
    if (issue.expected === 'Object')
      return `${describeValue(issue.input)} stands where a group of fields is needed; write ${known.join(', ')}, each on its own line`;
    const owner = issue.path?.[0]?.input;
    const unknown =
      typeof owner === 'object' && owner !== null ? Object.keys(owner).filter((key) => !known.includes(key)) : [];
    if (issue.expected !== 'never') {
      return unknown.some((key) => `"${nearest(key, known)}"` === issue.expected)
        ? ALREADY_REPORTED
        : 'is missing; add it';
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

/** A list. `what` names its entries in messages: 'dishes'. */
export const list = <Entry extends v.GenericSchema>(entry: Entry, what: string) =>
  v.array(entry, withValue(`stands where a list of ${what} is needed; begin each with "- "`));

export const listOf = <Entry extends v.GenericSchema>(count: number, entry: Entry, what: string) =>
  v.pipe(
    list(entry, what),
    v.length(count, ({ input }) => `has ${input.length} ${what}; the page needs exactly ${count}`),
  );

export function listBetween<Entry extends v.GenericSchema>(min: number, max: number, entry: Entry, what: string) {
  const message = ({ input }: { input: readonly unknown[] }) =>
    `has ${input.length} ${what}; the page takes ${min} to ${max}`;
  return v.pipe(list(entry, what), v.minLength(min, message), v.maxLength(max, message));
}

export const string = () =>
  v.string(({ input }) => {
    // Not the value: it has lost zeros that the file has.
    if (typeof input === 'number' || typeof input === 'boolean')
      return 'is not read as text; put double quotes around it';
    return `${describeValue(input)} stands where text is needed; write the text`;
  });

/** Text of a form, or with a property. The message on any other begins with it. */
export const stringLike = (form: RegExp, problem: string) => v.pipe(string(), v.regex(form, withValue(problem)));
export const stringThat = (isRight: (value: string) => boolean, problem: string) =>
  v.pipe(string(), v.check(isRight, withValue(problem)));

/** Text of a form whose every character counts, such as a day or a price. */
export const stringOfForm = (form: Form) =>
  v.pipe(
    string(),
    v.check(form.isRight, ({ input }) => wrongForm(input, form)),
  );

/** Marks of Markdown and HTML, which pages show unchanged in a plain text: a link, bold, an element, an entity. */
const MARK = /\]\s?\([^)\s]*|\*\*|<\/?[a-z][^<>]*>|&(?:[a-z]\w*|#\d+|#x[\da-f]+);/i;

/** Text in letters that our fonts have, not empty, without outer spaces and without marks but links if it has some, of at most `max` characters. */
export const text = (max = 600, hasLinks = false) =>
  v.pipe(
    string(),
    v.check((value) => value.trim() !== '', 'is empty; write the text'),
    v.check((value) => value === value.trim(), 'begins or ends with a space; take it out'),
    withoutMarks(hasLinks),
    atMost(max),
    v.check(
      (value) => findUnprintable(value) === undefined,
      ({ input }) =>
        `has "${findUnprintable(String(input))}", which our fonts do not have; write plain letters, digits and punctuation`,
    ),
  );

const withoutMarks = (hasLinks = false) =>
  v.check<string, (issue: { input: string }) => string>(
    (value) => !MARK.test(hasLinks ? value.replaceAll(TEXT_LINK, '$1') : value),
    ({ input }) => `has "${MARK.exec(input)?.[0]}", which is shown as it stands; write plain words here`,
  );

export const atMost = (max: number) =>
  v.maxLength<string, number, (issue: { input: string }) => string>(
    max,
    ({ input }) => `has ${input.length} characters; at most ${max} fit, so shorten it by ${input.length - max}`,
  );

export const textBetween = (min: number, max: number) =>
  v.pipe(
    text(max),
    v.minLength(
      min,
      ({ input }) =>
        `has ${input.length} characters; search results want ${min} to ${max}, so lengthen it by ${min - input.length}`,
    ),
  );

export const textOfWords = (min: number, max: number) =>
  v.pipe(
    text(),
    v.check(
      (value) => wordCount(value) >= min && wordCount(value) <= max,
      ({ input }) => `has ${wordCount(String(input))} words; write ${min} to ${max}`,
    ),
  );

/** The number of words. A single dash or ampersand does not count. */
export const wordCount = (value: string): number =>
  value.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;

/** Text that may be empty while the restaurant has not supplied it. */
export const mayBeEmpty = () => v.pipe(string(), withoutMarks(), atMost(600));

/** A text that the program fills in. It must contain exactly these `{placeholders}`. */
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

/** Fields with these names, each a short text of the interface. */
export const texts = <const Name extends string>(...names: Name[]) => recordOf(names, () => text());

/** Fields with these names, each a text in which the program fills in the same one place. */
export const templates = <const Name extends string>(place: string, ...names: Name[]) =>
  recordOf(names, () => template(place));

/** Words that people write for true and false. */
const truth = new Map([
  ...['yes', 'on', 'true'].map((word) => [word, true] as const),
  ...['no', 'off', 'false'].map((word) => [word, false] as const),
]);

/** true or false. For "yes" and the like the message suggests the right value. */
export const yesNo = () =>
  v.boolean(({ input }) => {
    const meant = truth.get(String(input).toLowerCase());
    return `${describeValue(input)} is neither true nor false; write ${meant ?? 'one of the two'}, without quotes`;
  });

export function wholeNumber(min: number, max: number) {
  const message = withValue(`is not a whole number from ${min} to ${max}; write one, without quotes`);
  return v.pipe(v.number(message), v.integer(message), v.minValue(min, message), v.maxValue(max, message));
}

/** One of a few words. The message suggests the nearest. */
export const oneOf = <const Options extends readonly [string, ...string[]]>(...options: Options) =>
  v.picklist(options, ({ input }) => {
    const meant = typeof input === 'string' ? nearest(input, options) : undefined;
    return `${describeValue(input)} is not one of ${options.join(', ')}; write ${meant ?? 'one of them'}`;
  });
