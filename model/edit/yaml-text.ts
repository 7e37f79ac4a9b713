import { type Document, isScalar, Scalar, stringify, visit } from 'yaml';

export type Json = string | number | boolean | null | Json[] | { [key: string]: Json };

export const isGroup = (value: unknown): value is Record<string, Json> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Null, an empty list and an empty group are equal: each means that nothing is there. */
export const isNothing = (value: unknown): boolean =>
  value === undefined || value === null || (typeof value === 'object' && Object.keys(value).length === 0);

/** How many decimals the numbers under a key have: `price: 4.50` has two. */
export type Decimals = ReadonlyMap<string, number>;

/** The minimum line width of a folded block, in characters. */
const MIN_WIDTH = 80;

/** A single value on one line, in the style of the value that it replaces if it allows that. */
export function scalarText(value: string | number | boolean | null, isInFlow: boolean, old?: Scalar): string {
  if (typeof value === 'number') return old ? numberText(value, decimalsOf(old)) : String(value);
  if (typeof value !== 'string') return String(value);
  if (value === '') return "''";
  const scalar = new Scalar(value);
  if (value.includes('\n') || (isInFlow && /[[\]{},]/.test(value))) scalar.type = Scalar.QUOTE_DOUBLE;
  else if (old?.type && !isBlock(old)) scalar.type = old.type;
  // A date stays without quotes; any other text that would be read as something else is quoted by the library.
  // Always on one line, because further lines would need indentation.
  const source = stringify(scalar, { lineWidth: 0, doubleQuotedMinMultiLineLength: Infinity }).trimEnd();
  // The library writes "---", which would end the document, as a block.
  return /^[|>]/.test(source) ? JSON.stringify(value) : source;
}

/** The text of a block scalar (`|` or `>`) with its style, indentation, width and the empty lines after it. */
export function blockScalarText(old: Scalar, source: string, wanted: string): string {
  const [end = ''] = /\s*$/.exec(source) ?? [];
  const [, indent = ''] = /\n\s*?( +)\S/.exec(source) ?? [];
  // The lookbehind avoids quadratic time on many line feeds.
  const text = wanted.replace(/(?<!\n)\n+$/, '');
  const fitsBlock = /^\S(?:.*\S)?$/s.test(text) && !/\r|[ \t]\n|\n[ \t]/.test(text);
  if (indent === '' || !fitsBlock) return JSON.stringify(wanted) + end;
  const scalar = new Scalar(text + (/\n*$/.exec(String(old.value))?.[0] ?? ''));
  Object.assign(scalar, { type: old.type, comment: old.comment });
  const lineWidth = Math.max(MIN_WIDTH, ...source.split('\n').map(({ length }) => length));
  return stringify({ _: scalar }, { indent: indent.length, lineWidth }).slice('_: '.length).trimEnd() + end;
}

export const isBlock = ({ type }: Scalar): boolean => type === Scalar.BLOCK_LITERAL || type === Scalar.BLOCK_FOLDED;

const decimalsOf = ({ source = '' }: Scalar): number => /^-?\d+\.(\d+)$/.exec(source)?.[1]?.length ?? 0;

function numberText(value: number, decimals: number): string {
  const own = /\.(\d+)$/.exec(String(value))?.[1]?.length ?? 0;
  return Number.isInteger(value) || own > 0 ? value.toFixed(Math.max(decimals, own)) : String(value);
}

/** A value on one line: `{ size: 175 ml, price: 5.95 }`. */
export function flowText(value: Json, decimals: Decimals, key = ''): string {
  if (Array.isArray(value)) return `[${value.map((one) => flowText(one, decimals, key)).join(', ')}]`;
  if (typeof value === 'number') return numberText(value, decimals.get(key) ?? 0);
  if (!isGroup(value)) return scalarText(value, true);
  const fields = Object.entries(value).map(
    ([name, one]) => `${scalarText(name, true)}: ${flowText(one, decimals, name)}`,
  );
  return fields.length > 0 ? `{ ${fields.join(', ')} }` : '{}';
}

/** A value on lines of its own, without indentation. */
export function blockText(value: Json, decimals: Decimals): string {
  if (isNothing(value) || typeof value !== 'object') return flowText(value, decimals);
  if (isGroup(value))
    return Object.entries(value)
      .map(([key, one]) => fieldText(key, one, decimals))
      .join('\n');
  return (value ?? []).map((one) => `- ${indented(blockText(one, decimals), 2)}`).join('\n');
}

const isId = (value: Json): boolean => typeof value === 'string' && /^[\w-]+$/.test(value);

/** A field with its value below it, or behind it if that is one value or a list of ids. */
export function fieldText(key: string, value: Json, decimals: Decimals): string {
  const name = `${scalarText(key, false)}:`;
  if (typeof value === 'number' || isNothing(value) || (Array.isArray(value) && value.every(isId)))
    return `${name} ${flowText(value, decimals, key)}`;
  if (typeof value !== 'object') return `${name} ${scalarText(value, false)}`;
  return `${name}\n  ${indented(blockText(value, decimals), 2)}`;
}

export const indented = (text: string, by: number): string => text.replaceAll(/\n(?=.)/g, `\n${' '.repeat(by)}`);

/** Whether two values are equal. Spaces at the end of a text do not count, since a block of text may end with a line feed. */
export function isSame(one: unknown, other: unknown): boolean {
  if (isNothing(one) || isNothing(other)) return isNothing(one) && isNothing(other);
  if (typeof one === 'string' && typeof other === 'string') return one.trimEnd() === other.trimEnd();
  if (Array.isArray(one) && Array.isArray(other))
    return one.length === other.length && one.every((value, index) => isSame(value, other[index]));
  if (!isGroup(one) || !isGroup(other)) return one === other;
  return [...new Set([...Object.keys(one), ...Object.keys(other)])].every((key) => isSame(one[key], other[key]));
}

export function decimalsIn(document: Document): Decimals {
  const decimals = new Map<string, number>();
  visit(document, {
    Pair: (_, { key, value }) => {
      if (!isScalar(key) || !isScalar(value) || typeof value.value !== 'number') return;
      const name = String(key.value);
      decimals.set(name, Math.max(decimals.get(name) ?? 0, decimalsOf(value)));
    },
  });
  return decimals;
}
