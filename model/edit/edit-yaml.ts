import { isCollection, isMap, isNode, isPair, isScalar, isSeq, parse, parseDocument, Scalar, stringify } from 'yaml';
import type { Document, YAMLMap, YAMLSeq } from 'yaml';
import type { Path } from '../read/source.ts';
import { EditError } from './yaml-place.ts';

/** A value as YAML source: a JavaScript number would turn `4.50` into 4.5. It gets the quotes of the value that it replaces. */
export interface YamlSource {
  readonly yaml: string;
}
/** The value of one field. A date is a text. */
export type NewValue = string | boolean | YamlSource;

export type Edit =
  /** Gives a field another value, or adds the field at the end of its map. */
  | { readonly kind: 'set'; readonly path: Path; readonly value: NewValue }
  /** Removes a field or an item of a list, with its lines. A missing one is no error. */
  | { readonly kind: 'remove'; readonly path: Path }
  /** Adds a map to a list, after one of its items or at the end. */
  | {
      readonly kind: 'append';
      readonly path: Path;
      readonly fields: Readonly<Record<string, NewValue>>;
      readonly after?: number;
    };

/** New text for the characters from `start` to before `end`, and the same change of the parsed file. */
interface Change {
  start: number;
  end: number;
  insert: string;
  apply: () => void;
}

/**
 * Changes a YAML file by replacing only the bytes of the values, so that comments, order, quotes and empty lines stay. All paths refer
 * to the text before the changes.
 *
 * @throws EditError if a place does not exist, or if anything else would change
 */
export function editYaml(text: string, edits: readonly Edit[]): string {
  const document = parseFile(text);
  const changes = edits.flatMap((edit) => findChange(text, document, edit) ?? []);
  const changed = changes
    // Of two insertions at one offset, the first comes first in the file.
    .toReversed()
    .toSorted((one, other) => other.start - one.start)
    .reduce((current, { start, end, insert }) => current.slice(0, start) + insert + current.slice(end), text);
  for (const { apply } of changes) apply();
  if (serialize(parseFile(changed)) !== serialize(document))
    throw new EditError(`${edits.map(({ path }) => placeOf(path)).join(', ')} cannot be changed alone`);
  return changed;
}

/** Undefined if there is nothing to remove. */
function findChange(text: string, document: Document, edit: Edit): Change | undefined {
  const { kind, path } = edit;
  const key = path.at(-1);
  const parent = document.getIn(path.slice(0, -1), true);
  if (key === undefined || !(isMap(parent) || isSeq(parent)))
    throw new EditError(`there is no group of fields at ${placeOf(path.slice(0, -1))}`);
  const item = isMap(parent)
    ? parent.items.find((pair) => isScalar(pair.key) && pair.key.value === key)
    : parent.items[Number(key)];
  if (kind === 'append') return append(text, item, edit);
  if (kind === 'remove') return item === undefined ? undefined : remove(text, parent, item);
  const old = isPair(item) ? item.value : item;
  if (isScalar(old)) return replaceValue(text, old, edit.value, parent.flow ?? false);
  if (item !== undefined || !isMap(parent)) throw new EditError(`${placeOf(path)} is not a single value`);
  return insertField(text, parent, key, edit.value);
}

const placeOf = (path: Path): string => path.join(' → ');

/** Replaces the bytes of a value, without the space and the comment after it. */
function replaceValue(text: string, old: Scalar, value: NewValue, isInFlow: boolean): Change {
  const [start, end] = rangeOf(old);
  const read = valueOf(value, old.type);
  const source = isBlock(old)
    ? blockText(old, text.slice(start, end), String(read))
    : scalarText(value, isInFlow, old.type);
  // The empty value of a field begins directly after its colon.
  const insert = start === end && text[start - 1] === ':' ? ` ${source}` : source;
  return { start, end, insert, apply: () => void (old.value = read) };
}

/** The minimum line width of a folded block, in characters. */
const MIN_WIDTH = 80;

/** Replaces the text of a block scalar (`|` or `>`), and keeps its style, indentation, width and the empty lines after it. */
function blockText({ type, value, comment }: Scalar, source: string, wanted: string): string {
  const [end = ''] = /\s*$/.exec(source) ?? [];
  const [, indent = ''] = /\n\s*?( +)\S/.exec(source) ?? [];
  // The lookbehind avoids quadratic time on many line feeds.
  const text = wanted.replace(/(?<!\n)\n+$/, '');
  const fitsBlock = /^\S(?:.*\S)?$/s.test(text) && !/\r|[ \t]\n|\n[ \t]/.test(text);
  if (indent === '' || !fitsBlock) return scalarText(wanted, false, Scalar.QUOTE_DOUBLE) + end;
  const scalar = new Scalar(text + (/\n*$/.exec(String(value))?.[0] ?? ''));
  Object.assign(scalar, { type, comment });
  const lineWidth = Math.max(MIN_WIDTH, ...source.split('\n').map(({ length }) => length));
  return stringify({ _: scalar }, { indent: indent.length, lineWidth }).slice('_: '.length).trimEnd() + end;
}

/** A value as YAML on one line, in the style of the old value if the new one allows it. */
function scalarText(value: NewValue, isInFlow: boolean, type?: Scalar['type']): string {
  if (typeof value === 'object') {
    const quote = type === Scalar.QUOTE_SINGLE ? "'" : type === Scalar.QUOTE_DOUBLE ? '"' : '';
    // A number keeps the quotes of the old one.
    return /^['"]/.test(value.yaml) ? value.yaml : quote + value.yaml + quote;
  }
  if (typeof value === 'boolean') return String(value);
  const scalar = new Scalar(value);
  if (value.includes('\n') || (isInFlow && /[[\]{},]/.test(value))) scalar.type = Scalar.QUOTE_DOUBLE;
  else if (type) scalar.type = type;
  // A date stays without quotes; any other text that would be read as something else is quoted by the library.
  // Always on one line, because further lines would need indentation.
  const source = stringify(scalar, { lineWidth: 0, doubleQuotedMinMultiLineLength: Infinity }).trimEnd();
  // The library writes "---", which would end the document, as a block.
  return /^[|>]/.test(source) ? JSON.stringify(value) : source;
}

function insertField(text: string, map: YAMLMap, key: string | number, value: NewValue): Change {
  const [first] = map.items;
  if (!first) throw new EditError(`${key} cannot be added to an empty map`);
  const field = `${key}: ${scalarText(value, map.flow ?? false)}`;
  const end = endOf(map.items.at(-1));
  const apply = () => map.set(key, valueOf(value));
  if (map.flow) return { start: end, end, insert: `, ${field}`, apply };
  const at = lineEnd(text, end);
  return { start: at, end: at, insert: `\n${' '.repeat(columnOf(text, startOf(first)))}${field}`, apply };
}

function remove(text: string, { items, flow }: YAMLMap | YAMLSeq, item: unknown): Change {
  const [start, end] = [startOf(item), endOf(item)];
  const apply = () =>
    void items.splice(
      items.findIndex((one) => one === item),
      1,
    );
  if (flow) {
    // With the comma before or after it.
    const before = /,\s*$/.exec(text.slice(0, start))?.[0].length ?? 0;
    const after = before === 0 ? (/^\s*,\s*/.exec(text.slice(end))?.[0].length ?? 0) : 0;
    return { start: start - before, end: end + after, insert: '', apply };
  }
  const from = isPair(item) ? start : text.lastIndexOf('-', start);
  const line = from - columnOf(text, from);
  if (text.slice(line, from).trim() !== '') throw new EditError('the field or item begins an entry of a list');
  return { start: line, end: Math.min(text.length, lineEnd(text, end) + 1), insert: '', apply };
}

function append(text: string, pair: unknown, { path, fields, after }: Extract<Edit, { kind: 'append' }>): Change {
  if (!isPair(pair)) throw new EditError(`there is no list at ${placeOf(path)}`);
  const list = isSeq(pair.value) ? pair.value : undefined;
  const last = list?.items.at(after ?? -1);
  if (list?.flow && last) throw new EditError(`${placeOf(path)} is written on one line`);
  const column = last ? columnOf(text, text.lastIndexOf('-', startOf(last))) : columnOf(text, startOf(pair)) + 2;
  const indent = `\n${' '.repeat(column)}`;
  const entries = Object.entries(fields);
  const item = `${indent}- ${entries.map(([key, value]) => `${key}: ${scalarText(value, false)}`).join(`${indent}  `)}`;
  const data = Object.fromEntries(entries.map(([key, value]) => [key, valueOf(value)]));
  if (list && last) {
    const at = lineEnd(text, endOf(last));
    const apply = () => void list.items.splice(after === undefined ? list.items.length : after + 1, 0, data);
    return { start: at, end: at, insert: hasBlankLines(text, list) ? `\n${item}` : item, apply };
  }
  // After the colon, before a comment. The flow list `[]` becomes a block list.
  const start = endOf(pair.key) + 1;
  const end = lineEnd(text, start);
  const rest = text.slice(start, end).replace(/^ *\[\s*\]/, '');
  return { start, end, insert: rest + item, apply: () => void (pair.value = [data]) };
}

const hasBlankLines = (text: string, { items: [first, second] }: YAMLSeq): boolean =>
  second !== undefined && /\n[ \t]*\n/.test(text.slice(endOf(first), startOf(second)));

/** Data as text, for comparison. An empty list counts as null, because removing the last item leaves null. */
const serialize = (document: Document): string =>
  JSON.stringify(document, (_, one: unknown) => (typeof one === 'string' ? one.trimEnd() : one)).replaceAll(
    '[]',
    'null',
  );

/** A value as YAML reads it, in quotes if the old value has them. */
const valueOf = (value: NewValue, type?: Scalar['type']): unknown =>
  typeof value === 'object' ? parse(scalarText(value, false, type)) : value;

function parseFile(text: string): Document {
  const document = parseDocument(text);
  const [error] = document.errors;
  if (error) throw new EditError(`the file cannot be read: ${error.message}`);
  if (!document.contents) throw new EditError('the file is empty');
  return document;
}

/** Start and end of a node's own bytes. */
function rangeOf(node: unknown): readonly [number, number] {
  if (!isNode(node) || !node.range) throw new EditError('a value has no place in the file');
  return [node.range[0], node.range[1]];
}

const startOf = (item: unknown): number => rangeOf(isPair(item) ? item.key : item)[0];

/** The end of the last value of a node or pair, without the comments and empty lines to which the range of a block reaches. */
function endOf(item: unknown): number {
  if (isPair(item)) return endOf(item.value ?? item.key);
  if (isCollection(item) && !item.flow && item.items.length > 0) return endOf(item.items.at(-1));
  return rangeOf(item)[1] - (isBlock(item) ? 1 : 0);
}

const isBlock = (item: unknown): boolean =>
  isScalar(item) && (item.type === Scalar.BLOCK_LITERAL || item.type === Scalar.BLOCK_FOLDED);

const lineEnd = (text: string, offset: number): number => {
  const at = text.indexOf('\n', offset);
  return at === -1 ? text.length : at;
};
const columnOf = (text: string, offset: number): number => offset - (text.lastIndexOf('\n', offset - 1) + 1);
