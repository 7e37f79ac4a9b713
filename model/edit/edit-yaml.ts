import {
  type Document,
  isMap,
  isNode,
  isScalar,
  isSeq,
  type Node,
  type Pair,
  parse as parseValue,
  parseDocument,
  Scalar,
  stringify,
  type YAMLMap,
  type YAMLSeq,
} from 'yaml';
import type { Path } from '../read/source.ts';

/**
 * A value in YAML's own notation, written as it is: the number `4.50`, whose last digit a number would lose. Where the value before has
 * quotes and this one none, it gets the same.
 */
export interface YamlSource {
  readonly yaml: string;
}
/** The value of one field. A date is a text. */
export type NewValue = string | boolean | YamlSource;

/** One change of a YAML file. */
export type Edit =
  /** Gives a field another value, or adds the field at the end of its map. */
  | { readonly kind: 'set'; readonly path: Path; readonly value: NewValue }
  /** Removes a field or an item of a list, with its lines. What is not there stays away. */
  | { readonly kind: 'remove'; readonly path: Path }
  /** Adds a map to a list, behind one of its items or at the end. */
  | {
      readonly kind: 'append';
      readonly path: Path;
      readonly fields: Readonly<Record<string, NewValue>>;
      readonly after?: number;
    };

/** The edit does not fit the file: the file has changed, or is no longer what the program knows. */
export class EditError extends Error {
  override name = 'EditError';
}

/** New text for the characters from `start` to before `end`. */
interface Splice {
  start: number;
  end: number;
  insert: string;
}

/**
 * Changes a YAML file by replacing only the bytes of the values, so that comments, order, quotes and empty lines stay. All paths are those
 * of the text before the changes.
 *
 * @throws EditError if a place does not exist, or if anything else would change
 */
export function editYaml(text: string, edits: readonly Edit[]): string {
  const document = parse(text);
  const changed = edits
    .map((edit) => spliceOf(text, document, edit))
    // Of two at one place, the first stands first.
    .toReversed()
    .toSorted((one, other) => other.start - one.start)
    .reduce((current, { start, end, insert }) => current.slice(0, start) + insert + current.slice(end), text);
  verify(document, parse(changed), edits);
  return changed;
}

const NO_CHANGE: Splice = { start: 0, end: 0, insert: '' };

function spliceOf(text: string, document: Document, edit: Edit): Splice {
  if (edit.kind === 'append') return append(text, document, edit);
  const key = edit.path.at(-1);
  const parent = document.getIn(edit.path.slice(0, -1), true);
  if (key === undefined || !(isMap(parent) || isSeq(parent)))
    throw new EditError(`there is no group of fields at ${placeOf(edit.path.slice(0, -1))}`);
  if (edit.kind === 'remove') return remove(text, parent, key);
  const pair = isMap(parent) ? pairOf(parent, key) : undefined;
  const old = isSeq(parent) ? parent.items[Number(key)] : pair?.value;
  if (isScalar(old) && old.range) return replaceValue(text, old, edit.value, parent.flow ?? false);
  if (old !== undefined || !isMap(parent)) throw new EditError(`${placeOf(edit.path)} is not a single value`);
  return insertField(text, parent, String(key), edit.value);
}

const placeOf = (path: Path): string => path.join(' → ');

/** The bytes of a value: the range of the node without the space and the comment behind it. */
function replaceValue(text: string, old: Scalar, value: NewValue, isInFlow: boolean): Splice {
  const [start, end] = rangeOf(old);
  const source = isBlockScalar(old)
    ? blockText(old, text.slice(start, end), String(valueOf(value)))
    : scalarText(value, isInFlow, old.type);
  // A field without a value has an empty one directly behind its colon.
  return { start, end, insert: start === end && text[start - 1] === ':' ? ` ${source}` : source };
}

/** The narrowest that a block is folded, in characters. */
const MIN_WIDTH = 80;

/** A block scalar (`|` or `>`) with another text: its style, indentation and width stay, and the empty lines behind it. */
function blockText({ type, value, comment }: Scalar, source: string, wanted: string): string {
  const [end = ''] = /\s*$/.exec(source) ?? [];
  const [, indent = ''] = /\n\s*?( +)\S/.exec(source) ?? [];
  // The look behind keeps this to one pass over a long text of line feeds.
  const text = wanted.replace(/(?<!\n)\n+$/, '');
  const isHeld = /^\S(?:.*\S)?$/s.test(text) && !/\r|[ \t]\n|\n[ \t]/.test(text);
  if (indent === '' || !isHeld) return scalarText(wanted, false, Scalar.QUOTE_DOUBLE) + end;
  const scalar = new Scalar(text + (/\n*$/.exec(String(value))?.[0] ?? ''));
  Object.assign(scalar, { type, comment });
  const lineWidth = Math.max(MIN_WIDTH, ...source.split('\n').map(({ length }) => length));
  return stringify({ _: scalar }, { indent: indent.length, lineWidth }).slice('_: '.length).trimEnd() + end;
}

/** A value as YAML on one line, in the style of the value before where the new one allows it. */
function scalarText(value: NewValue, isInFlow: boolean, type?: Scalar['type']): string {
  if (typeof value === 'object') {
    const quote = type === Scalar.QUOTE_SINGLE ? "'" : type === Scalar.QUOTE_DOUBLE ? '"' : '';
    // A number keeps the quotes of the one before.
    return /^['"]/.test(value.yaml) ? value.yaml : quote + value.yaml + quote;
  }
  if (typeof value === 'boolean') return String(value);
  const scalar = new Scalar(value);
  if (value.includes('\n') || (isInFlow && /[[\]{},]/.test(value))) scalar.type = Scalar.QUOTE_DOUBLE;
  else if (type) scalar.type = type;
  // A date stays without quotes; any other text that would be read as something else is quoted by the library.
  // Always on one line: the next lines would need the indentation of the place.
  const source = stringify(scalar, { lineWidth: 0, doubleQuotedMinMultiLineLength: Infinity }).trimEnd();
  // A text such as "---", which ends a document where it stands alone on a line, becomes a block.
  return /^[|>]/.test(source) ? JSON.stringify(value) : source;
}

function insertField(text: string, map: YAMLMap, key: string, value: NewValue): Splice {
  const [first, last] = [map.items[0], map.items.at(-1)];
  if (!first || !last || !isNode(first.key)) throw new EditError(`${key} cannot be added to an empty map`);
  const field = `${key}: ${scalarText(value, map.flow ?? false)}`;
  const end = contentEnd(last);
  if (map.flow) return { start: end, end, insert: `, ${field}` };
  const at = lineEnd(text, end);
  return { start: at, end: at, insert: `\n${' '.repeat(columnOf(text, rangeOf(first.key)[0]))}${field}` };
}

function remove(text: string, parent: YAMLMap | YAMLSeq, key: string | number): Splice {
  if (isMap(parent)) {
    const pair = pairOf(parent, key);
    if (!pair || !isNode(pair.key)) return NO_CHANGE;
    const [start] = rangeOf(pair.key);
    if (parent.flow) return fromFlow(text, start, contentEnd(pair));
    if (text.slice(lineStart(text, start), start).trim() !== '')
      throw new EditError(`${key} begins an entry of a list`);
    return linesOf(text, start, contentEnd(pair));
  }
  const item = parent.items[Number(key)];
  if (!isNode(item)) return NO_CHANGE;
  const [start, end] = [rangeOf(item)[0], endOf(item)];
  return parent.flow ? fromFlow(text, start, end) : linesOf(text, text.lastIndexOf('-', start), end);
}

const linesOf = (text: string, from: number, to: number): Splice => ({
  start: lineStart(text, from),
  end: Math.min(text.length, lineEnd(text, to) + 1),
  insert: '',
});

/** A part of a list or map on one line, with the comma before it or behind it. */
function fromFlow(text: string, from: number, to: number): Splice {
  const [before = ''] = /,\s*$/.exec(text.slice(0, from)) ?? [];
  const [after = ''] = /^\s*,\s*/.exec(text.slice(to)) ?? [];
  return before === ''
    ? { start: from, end: to + after.length, insert: '' }
    : { start: from - before.length, end: to, insert: '' };
}

function append(
  text: string,
  document: Document,
  { path, fields, after = -1 }: Extract<Edit, { kind: 'append' }>,
): Splice {
  const list = document.getIn(path, true);
  const parent = document.getIn(path.slice(0, -1), true);
  const pair = isMap(parent) ? pairOf(parent, path.at(-1) ?? '') : undefined;
  if (!pair || !isNode(pair.key)) throw new EditError(`there is no list at ${placeOf(path)}`);
  const keyRange = rangeOf(pair.key);
  const last = isSeq(list) ? list.items.at(after) : undefined;
  if (isSeq(list) && list.flow && last) throw new EditError(`${placeOf(path)} is written on one line`);
  const indent = isNode(last)
    ? columnOf(text, text.lastIndexOf('-', rangeOf(last)[0]))
    : columnOf(text, keyRange[0]) + 2;
  const lines = Object.entries(fields).map(([key, value]) => `${key}: ${scalarText(value, false)}`);
  const item = lines.map((line, index) => `\n${' '.repeat(indent)}${index === 0 ? '- ' : '  '}${line}`).join('');
  const gap = isSeq(list) && hasGaps(text, list) ? '\n' : '';
  const at = lineEnd(text, isNode(last) ? endOf(last) : keyRange[1]);
  // The list `[]` becomes a list of lines.
  const start = isSeq(list) && !last ? keyRange[1] + 1 : at;
  const rest = text.slice(start, at).replace(/^ *\[\s*\]/, '');
  return { start, end: at, insert: rest + gap + item };
}

/** Whether an empty line stands between the items of a list. */
function hasGaps(text: string, { items: [first, second] }: YAMLSeq): boolean {
  return isNode(first) && isNode(second) && /\n[ \t]*\n/.test(text.slice(endOf(first), rangeOf(second)[0]));
}

/** Throws if the changed file holds anything but the old data with the edits, which it makes in `document`. */
function verify(document: Document, changed: Document, edits: readonly Edit[]): void {
  // Removed last, and the last first, so that the positions in lists hold.
  const isRemoval = ({ kind }: Edit) => kind === 'remove';
  for (const edit of [...edits.filter((one) => !isRemoval(one)), ...edits.filter(isRemoval).toReversed()])
    applyTo(document, edit);
  if (plain(changed) !== plain(document))
    throw new EditError(`${edits.map(({ path }) => placeOf(path)).join(', ')} cannot be changed alone`);
}

function applyTo(document: Document, edit: Edit): void {
  const { kind, path } = edit;
  const old = document.getIn(path, true);
  if (kind === 'remove') document.deleteIn(path);
  else if (kind === 'set') document.setIn(path, valueOf(edit.value, isScalar(old) ? old.type : undefined));
  else {
    const fields = Object.entries(edit.fields).map(([name, value]) => [name, valueOf(value)]);
    const item = document.createNode(Object.fromEntries(fields));
    if (isSeq(old)) old.items.splice(edit.after === undefined ? old.items.length : edit.after + 1, 0, item);
    else document.setIn(path, [item]);
  }
}

/** Data as text, for comparison. A list without its last item is empty, or nothing at all. */
const plain = (document: Document): string =>
  JSON.stringify(document, (_, one: unknown) => (typeof one === 'string' ? one.trimEnd() : one)).replaceAll(
    '[]',
    'null',
  );

/** A value as YAML reads it, in quotes if the value before has them. */
const valueOf = (value: NewValue, type?: Scalar['type']): unknown =>
  typeof value === 'object' ? parseValue(scalarText(value, false, type)) : value;

function parse(text: string): Document {
  const document = parseDocument(text);
  const [error] = document.errors;
  if (error) throw new EditError(`the file cannot be read: ${error.message}`);
  if (!document.contents) throw new EditError('the file is empty');
  return document;
}

const pairOf = (map: YAMLMap, key: string | number): Pair | undefined =>
  map.items.find((pair) => isScalar(pair.key) && pair.key.value === key);

/** Start and end of a node's own bytes. */
function rangeOf(node: Node): readonly [number, number] {
  if (!node.range) throw new EditError('a value has no place in the file');
  return [node.range[0], node.range[1]];
}

/** The end of the last bytes that belong to a pair, without a comment behind them. */
const contentEnd = ({ key, value }: Pair): number => (isNode(value) ? endOf(value) : isNode(key) ? rangeOf(key)[1] : 0);

/** The end of a node's last value. The range of a block map reaches to the next key, over comments and empty lines. */
function endOf(node: Node): number {
  if ((isMap(node) || isSeq(node)) && !node.flow) {
    const last: unknown = node.items.at(-1);
    if (isMap(node) && node.items.length > 0) return contentEnd(node.items[node.items.length - 1]!);
    if (isNode(last)) return endOf(last);
  }
  const end = rangeOf(node)[1];
  return isScalar(node) && isBlockScalar(node) ? end - 1 : end;
}

const isBlockScalar = ({ type }: Scalar): boolean => type === Scalar.BLOCK_LITERAL || type === Scalar.BLOCK_FOLDED;

const lineStart = (text: string, offset: number): number => text.lastIndexOf('\n', offset - 1) + 1;
/** The offset of the line end at or after an offset. */
const lineEnd = (text: string, offset: number): number => {
  const at = text.indexOf('\n', offset);
  return at === -1 ? text.length : at;
};
const columnOf = (text: string, offset: number): number => offset - lineStart(text, offset);
