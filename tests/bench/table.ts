/** A table in Markdown; the first column holds words, the others numbers. */
export function table(head: readonly string[], rows: readonly (readonly (string | number)[])[]): string {
  const line = (cells: readonly (string | number)[]) => `| ${cells.join(' | ')} |`;
  const rule = head.map((_, index) => (index === 0 ? '---' : '--:'));
  return [line(head), line(rule), ...rows.map(line)].join('\n');
}

/** Bytes as kilobytes of 1024, with one decimal. */
export const kb = (bytes: number): string => (bytes / 1024).toFixed(1);
/** Milliseconds, whole. */
export const ms = (time: number): string => (Number.isFinite(time) ? String(Math.round(time)) : '–');
