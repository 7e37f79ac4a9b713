import { isMap, isScalar, type Pair, parseDocument } from 'yaml';

/**
 * The text of a YAML file with `checked: <signature>` at an entry, in place of the one before or as its last field. Everything else
 * stays as it is. Throws if there is no entry at the path.
 *
 * @param path the keys from the root to the entry
 */
export function withSignature(text: string, path: readonly string[], signature: string): string {
  const entry = parseDocument(text).getIn(path);
  if (!isMap(entry) || !entry.range) throw new Error(`there is no entry at ${path.join(' → ')}`);
  const last = entry.items.at(-1);
  const checked = entry.items.find(({ key }) => isScalar(key) && key.value === 'checked');
  const rangeOf = (pair: Pair | undefined) =>
    pair?.value && typeof pair.value === 'object' && 'range' in pair.value ? (pair.value.range as number[]) : undefined;
  const old = rangeOf(checked);
  if (old) return text.slice(0, old[0]) + signature + text.slice(old[1]);
  const lastEnd = rangeOf(last)?.[1] ?? entry.range[1];
  if (entry.flow) return `${text.slice(0, lastEnd)}, checked: ${signature}${text.slice(lastEnd)}`;
  const first = entry.items[0]?.key;
  const start = isScalar(first) ? (first.range?.[0] ?? 0) : 0;
  const indent = text.slice(text.lastIndexOf('\n', start - 1) + 1, start);
  const lineEnd = text.indexOf('\n', Math.max(start, lastEnd - 1));
  const at = lineEnd === -1 ? text.length : lineEnd;
  return `${text.slice(0, at)}\n${indent}checked: ${signature}${text.slice(at)}`;
}
