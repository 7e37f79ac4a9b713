import { isCollection, isNode, isPair, isScalar, parseDocument } from 'yaml';
import type { Document, Pair } from 'yaml';
import { isBlock } from './yaml-text.ts';

/** The change does not fit the file, which has an unknown structure. */
export class EditError extends Error {
  override name = 'EditError';
}

export function parseFile(text: string): Document {
  const document = parseDocument(text);
  const [error] = document.errors;
  if (error) throw new EditError(`the file cannot be read: ${error.message}`);
  if (!document.contents) throw new EditError('the file is empty');
  return document;
}

export const keyOf = ({ key }: Pair): string => String(isScalar(key) ? key.value : key);
export const isBlockScalar = (node: unknown): boolean => isScalar(node) && isBlock(node);

/** Start and end of a node's own bytes. */
export function rangeOf(node: unknown): [number, number] {
  if (!isNode(node) || !node.range) throw new EditError('a value has no place in the file');
  return [node.range[0], node.range[1]];
}

/** The end of the last value of a node or pair, without the comments and empty lines to which the range of a block reaches. */
export function endOf(item: unknown): number {
  if (isPair(item)) return endOf(item.value ?? item.key);
  if (isCollection(item) && !item.flow && item.items.length > 0) return endOf(item.items.at(-1));
  return rangeOf(item)[1] - (isBlockScalar(item) ? 1 : 0);
}

export const lineEnd = (text: string, offset: number): number => text.indexOf('\n', offset);
export const lineStart = (text: string, offset: number): number => text.lastIndexOf('\n', offset - 1) + 1;
export const columnOf = (text: string, offset: number): number => offset - lineStart(text, offset);
