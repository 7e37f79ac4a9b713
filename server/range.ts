/** A part of a file: from the byte `start` up to, and without, the byte `end`. */
export interface ByteRange {
  start: number;
  end: number;
}

/**
 * Reads a Range header for a file of `size` bytes (RFC 9110 section 14).
 *
 * Gives the part asked for; `'unsatisfiable'` when it lies outside the file (status 416); and `undefined` when the
 * header is to be ignored and the whole file sent: another unit, bad syntax, or several ranges, which no visitor of
 * this site needs and which a hostile one could use to multiply work.
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
