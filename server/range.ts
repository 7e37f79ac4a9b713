/** A byte range. `start` is included, `end` is not. */
export interface ByteRange {
  start: number;
  end: number;
}

/**
 * Parses a Range header for a file of `size` bytes (RFC 9110 section 14).
 *
 * Returns the range, or `'unsatisfiable'` if it lies outside the file (status 416). Returns `undefined` if the header
 * must be ignored and the whole file sent: another unit, invalid syntax, or several ranges. No visitor of this site
 * needs several ranges, and an attacker could use them to multiply work.
 */
export const parseRange = (header: string | null, size: number): ByteRange | 'unsatisfiable' | undefined => {
  const match = header === null ? null : /^bytes=\s*(\d{0,15})-(\d{0,15})\s*$/i.exec(header);
  if (!match) return undefined;
  const [, first = '', last = ''] = match;
  if (first === '' && last === '') return undefined;
  if (first === '') {
    const length = Math.min(Number(last), size);
    return length === 0 ? 'unsatisfiable' : { start: size - length, end: size };
  }
  const start = Number(first);
  const end = last === '' ? size : Math.min(Number(last) + 1, size);
  if (last !== '' && Number(last) < start) return undefined;
  return start >= size ? 'unsatisfiable' : { start, end };
};
