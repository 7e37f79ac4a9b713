import { type Document, isMap, isNode, isScalar, type Pair, parseDocument, type YAMLMap } from 'yaml';
import type { Path } from '../read/source.ts';

/** A change of one value of a YAML file. */
export interface ValueChange {
  /** The keys and list positions from the root to the value: ['categories', 0, 'items', 2, 'price']. */
  path: Path;
  /**
   * The new value as it is written in the file: `9.50`, `2026-11-22`, `12:00-23:00`, `"a text"`. Where the old value has quotes and the
   * new one none, it gets the same. A field that is not there yet becomes the last of its group. `undefined` takes the field out, with
   * the rest of its line.
   */
  source: string | undefined;
}

/** New text for the characters from `start` to before `end`. */
interface Splice {
  start: number;
  end: number;
  insert: string;
}

/**
 * Changes values of a YAML file by their places. Every other byte stays as it is: comments, spaces, quotes and the order of lines.
 *
 * @throws if there is no group of fields at a path, or if what stands there is not a single value
 */
export function setValues(text: string, changes: readonly ValueChange[]): string {
  const document = parseDocument(text);
  return changes
    .flatMap((change) => spliceOf(text, document, change) ?? [])
    .toSorted((one, other) => other.start - one.start)
    .reduce((changed, { start, end, insert }) => changed.slice(0, start) + insert + changed.slice(end), text);
}

/** Changes one value; see `setValues`. */
export const setValue = (text: string, path: Path, source: string | undefined): string =>
  setValues(text, [{ path, source }]);

function spliceOf(text: string, document: Document, { path, source }: ValueChange): Splice | undefined {
  const group: unknown = document.getIn(path.slice(0, -1), true);
  const name = path.at(-1);
  if (!isMap(group)) throw new Error(`there is no group of fields at ${path.slice(0, -1).join(' → ')}`);
  const pair = group.items.find(({ key }) => isScalar(key) && key.value === name);
  if (pair) return source === undefined ? withoutField(text, group, pair) : withSource(text, pair, source);
  return source === undefined ? undefined : withField(text, group, `${name}: ${source}`);
}

/** The offsets of the first character of a key or value and of the one after its last. */
function rangeOf(node: unknown): readonly [start: number, end: number] {
  if (!isNode(node) || !node.range) throw new Error('the file has no value there');
  return [node.range[0], node.range[1]];
}

function withSource(text: string, { key, value }: Pair, source: string): Splice {
  if (!isScalar(value)) throw new Error(`${String(key)} is not a single value`);
  const [start, end] = rangeOf(value);
  const quote = /^['"]/.exec(text.slice(start, end))?.[0] ?? '';
  const insert = /^['"]/.test(source) ? source : quote + source + quote;
  // A field without a value has an empty one directly behind its colon.
  return { start, end, insert: start === end && text[start - 1] === ':' ? ` ${insert}` : insert };
}

/** Adds a field behind the last one: on a line of its own, or inside the braces. */
function withField(text: string, group: YAMLMap, field: string): Splice {
  const [first, last] = [group.items[0], group.items.at(-1)];
  if (!first || !last) throw new Error('the group has no fields yet');
  const end = isNode(last.value) ? rangeOf(last.value)[1] : rangeOf(last.key)[1];
  if (group.flow) return { start: end, end, insert: `, ${field}` };
  const [start] = rangeOf(first.key);
  // The first field of a list entry has a dash in front.
  const indent = text.slice(text.lastIndexOf('\n', start - 1) + 1, start).replace('-', ' ');
  const lineEnd = text.indexOf('\n', Math.max(start, end - 1));
  const at = lineEnd === -1 ? text.length : lineEnd;
  return { start: at, end: at, insert: `\n${indent}${field}` };
}

/** Takes a field out with its line; inside braces, with the comma before or after it. The first of a list entry stays, for its dash. */
function withoutField(text: string, group: YAMLMap, pair: Pair): Splice {
  if (!isScalar(pair.value)) throw new Error(`${String(pair.key)} is not a single value`);
  const [[start], [, end]] = [rangeOf(pair.key), rangeOf(pair.value)];
  if (group.flow) {
    const [comma = ''] = /^\s*,\s*/.exec(text.slice(end)) ?? [];
    const [before = ''] = /\s*,\s*$/.exec(text.slice(0, start)) ?? [];
    return pair === group.items[0]
      ? { start, end: end + comma.length, insert: '' }
      : { start: start - before.length, end, insert: '' };
  }
  const lineStart = text.lastIndexOf('\n', start - 1) + 1;
  if (text.slice(lineStart, start).trim() !== '') throw new Error(`${String(pair.key)} begins an entry of a list`);
  const lineEnd = text.indexOf('\n', end);
  return { start: lineStart, end: lineEnd === -1 ? text.length : lineEnd + 1, insert: '' };
}
