import {
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

/** A value in YAML's own notation, written as it is: the number `4.50`, whose last digit a number would lose. */
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
  /** Adds a map at the end of a list. */
  | { readonly kind: 'append'; readonly path: Path; readonly fields: Readonly<Record<string, NewValue>> };

/** The edit does not fit the file: the file has changed, or is no longer what the program knows. */
export class EditError extends Error {
  override name = 'EditError';
}

/**
 * Changes a YAML file by replacing only the bytes of the values, so that comments, order, quotes and empty lines stay.
 *
 * @throws EditError if a place does not exist, or if anything else would change
 */
export function editYaml(text: string, edits: readonly Edit[]): string {
  return edits.reduce((current, edit) => {
    const changed = applyEdit(current, edit);
    verify(current, changed, edit);
    return changed;
  }, text);
}

function applyEdit(text: string, edit: Edit): string {
  const root = parse(text);
  if (edit.kind === 'append') return append(text, root, edit.path, edit.fields);
  const key = edit.path.at(-1);
  const parent = nodeAt(root, edit.path.slice(0, -1));
  if (key === undefined || !(isMap(parent) || isSeq(parent)))
    throw new EditError(`${edit.path.join('.')} has no parent`);
  if (edit.kind === 'remove') return remove(text, parent, key);
  const pair = isMap(parent) ? pairOf(parent, key) : undefined;
  const old = isSeq(parent) ? parent.items[Number(key)] : pair?.value;
  if (isScalar(old) && old.range) return replaceValue(text, old, edit.value, parent.flow ?? false);
  if (old !== undefined || !isMap(parent)) throw new EditError(`${edit.path.join('.')} holds no single value`);
  return insertField(text, parent, String(key), edit.value);
}

/** The bytes of a value: the range of the node without the space and the comment behind it. */
function replaceValue(text: string, old: Scalar, value: NewValue, isInFlow: boolean): string {
  const [start, end] = rangeOf(old);
  if (isBlockScalar(old)) {
    const indent = ' '.repeat(columnOf(text, firstTextOffset(text, start)));
    const lines = String(valueOf(value)).replace(/\n+$/, '').split('\n');
    const header = text.slice(start, text.indexOf('\n', start) + 1);
    return `${text.slice(0, start)}${header}${lines.map((line) => (line ? indent + line : '')).join('\n')}\n${text.slice(end)}`;
  }
  const gap = start > 0 && text[start - 1] === ':' ? ' ' : '';
  return `${text.slice(0, start)}${gap}${scalarText(value, isInFlow, old.type)}${text.slice(end)}`;
}

/** A value as YAML on one line, in the given style where the value allows it. */
function scalarText(value: NewValue, isInFlow: boolean, type?: Scalar['type']): string {
  if (typeof value === 'object') return value.yaml;
  if (typeof value === 'boolean') return String(value);
  const scalar = new Scalar(value);
  if (value.includes('\n') || (isInFlow && /[[\]{},]/.test(value))) scalar.type = Scalar.QUOTE_DOUBLE;
  else if (type) scalar.type = type;
  // A date stays without quotes; any other text that would be read as something else is quoted by the library.
  return stringify(scalar, { lineWidth: 0 }).trimEnd();
}

function insertField(text: string, map: YAMLMap, key: string, value: NewValue): string {
  const last = map.items.at(-1);
  if (!last || !isNode(last.key)) throw new EditError(`${key} cannot be added to an empty map`);
  const [keyStart] = rangeOf(last.key);
  const field = `${key}: ${scalarText(value, map.flow ?? false)}`;
  const end = contentEnd(last);
  if (map.flow) return `${text.slice(0, end)}, ${field}${text.slice(end)}`;
  const at = lineEnd(text, end);
  return `${text.slice(0, at)}\n${' '.repeat(columnOf(text, keyStart))}${field}${text.slice(at)}`;
}

function remove(text: string, parent: YAMLMap | YAMLSeq, key: string | number): string {
  if (isMap(parent)) {
    const pair = pairOf(parent, key);
    if (!pair || !isNode(pair.key)) return text;
    const [start] = rangeOf(pair.key);
    if (parent.flow) return removeFromFlow(text, start, contentEnd(pair));
    if (text.slice(lineStart(text, start), start).trim() !== '')
      throw new EditError(`${key} shares its line with the item's dash`);
    return removeLines(text, start, contentEnd(pair));
  }
  const item = parent.items[Number(key)];
  if (!isNode(item)) return text;
  const dash = text.lastIndexOf('-', rangeOf(item)[0]);
  return removeLines(text, dash, endOf(item));
}

const removeLines = (text: string, from: number, to: number): string =>
  text.slice(0, lineStart(text, from)) + text.slice(Math.min(text.length, lineEnd(text, to) + 1));

function removeFromFlow(text: string, from: number, to: number): string {
  const before = /,\s*$/.exec(text.slice(0, from));
  const after = /^\s*,\s*/.exec(text.slice(to));
  if (before) return text.slice(0, from - before[0].length) + text.slice(to);
  return text.slice(0, from) + text.slice(to + (after?.[0].length ?? 0));
}

function append(text: string, root: Node, path: Path, fields: Readonly<Record<string, NewValue>>): string {
  const list = nodeAt(root, path);
  const parent = nodeAt(root, path.slice(0, -1));
  const pair = isMap(parent) ? pairOf(parent, path.at(-1) ?? '') : undefined;
  if (!pair || !isNode(pair.key)) throw new EditError(`${path.join('.')} is not in the file`);
  const isEmpty = !isSeq(list) || list.items.length === 0;
  if (!isEmpty && list.flow) throw new EditError(`${path.join('.')} is written on one line`);
  const last = isEmpty ? undefined : list.items.at(-1);
  const dashColumn = isNode(last)
    ? columnOf(text, text.lastIndexOf('-', rangeOf(last)[0]))
    : columnOf(text, rangeOf(pair.key)[0]) + 2;
  // The list `[]` becomes a list of lines.
  const base = isSeq(list) && isEmpty ? removeRange(text, rangeOf(list)) : text;
  const at = lineEnd(base, isNode(last) ? endOf(last) : rangeOf(pair.key)[1]);
  const lines = Object.entries(fields).map(([key, value]) => `${key}: ${scalarText(value, false)}`);
  const item = lines.map((line, index) => ' '.repeat(dashColumn) + (index === 0 ? '- ' : '  ') + line).join('\n');
  return `${base.slice(0, at).trimEnd()}\n${item}${base.slice(at)}`;
}

const removeRange = (text: string, [start, end]: readonly [number, number]): string =>
  text.slice(0, start).replace(/ $/, '') + text.slice(end);

/** Throws if the changed text holds anything but the old data with the edit. */
function verify(before: string, after: string, edit: Edit): void {
  const expected: unknown = parseDocument(before).toJS();
  const holder: unknown = edit.path.slice(0, -1).reduce((value, key) => member(value, key), expected);
  const key = edit.path.at(-1) ?? '';
  if (edit.kind === 'append') {
    const list = member(holder, key) ?? [];
    assign(holder, key, [
      ...(Array.isArray(list) ? list : []),
      Object.fromEntries(Object.entries(edit.fields).map(([name, value]) => [name, valueOf(value)])),
    ]);
  } else if (edit.kind === 'set') assign(holder, key, valueOf(edit.value));
  else if (Array.isArray(holder)) holder.splice(Number(key), 1);
  else if (typeof holder === 'object' && holder) Reflect.deleteProperty(holder, key);
  const found = parseDocument(after);
  const plain = (value: unknown) =>
    JSON.stringify(value, (_, one: unknown) => (typeof one === 'string' ? one.trimEnd() : one));
  // A list without its last item is empty, or nothing at all.
  const isSame =
    plain(found.toJS()) === plain(expected) || plain(found.toJS()) === plain(expected).replace('[]', 'null');
  if (found.errors.length > 0 || !isSame) throw new EditError(`${edit.path.join('.')} cannot be changed alone`);
}

const member = (value: unknown, key: string | number): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined;
const assign = (holder: unknown, key: string | number, value: unknown): void => {
  if (typeof holder === 'object' && holder) Reflect.set(holder, key, value);
};
const valueOf = (value: NewValue): unknown => (typeof value === 'object' ? parseValue(value.yaml) : value);

function parse(text: string): Node {
  const document = parseDocument(text);
  const [error] = document.errors;
  if (error) throw new EditError(`the file cannot be read: ${error.message}`);
  if (!document.contents) throw new EditError('the file is empty');
  return document.contents;
}

function nodeAt(root: Node, path: Path): unknown {
  return path.reduce<unknown>((node, key) => {
    if (isMap(node)) return pairOf(node, key)?.value;
    return isSeq(node) ? node.items[Number(key)] : undefined;
  }, root);
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
/** The first letter of a block scalar's text. */
const firstTextOffset = (text: string, start: number): number => {
  const line = text.indexOf('\n', start) + 1;
  return line + (/^\s*/.exec(text.slice(line))?.[0].length ?? 0);
};
