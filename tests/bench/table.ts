/** Renders a Markdown table. The first column holds text, the others right-aligned numbers. */
export function renderTable(head: readonly string[], rows: readonly (readonly (string | number)[])[]): string {
  const line = (cells: readonly (string | number)[]) => `| ${cells.join(' | ')} |`;
  const rule = head.map((_, index) => (index === 0 ? '---' : '--:'));
  return [line(head), line(rule), ...rows.map(line)].join('\n');
}

/** Formats bytes as kilobytes of 1024 bytes, with one decimal. */
export const kb = (bytes: number): string => (bytes / 1024).toFixed(1);
/** Formats milliseconds as a whole number; `–` if not finite. */
export const ms = (time: number): string => (Number.isFinite(time) ? String(Math.round(time)) : '–');
