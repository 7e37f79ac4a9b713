import fc from 'fast-check';
import { expect, test } from 'vitest';

import { parseRange } from './range.ts';

test('a parsed range is never empty and lies inside the file', () => {
  const number = fc.oneof(fc.constant(''), fc.nat({ max: 2000 }).map(String), fc.bigInt({ min: 0n }).map(String));
  fc.assert(
    fc.property(number, number, fc.nat({ max: 1000 }), (first, last, size) => {
      const range = parseRange(`bytes=${first}-${last}`, size);
      if (range === undefined || range === 'unsatisfiable') return;
      expect(range.start).toBeGreaterThanOrEqual(0);
      expect(range.start).toBeLessThan(range.end);
      expect(range.end).toBeLessThanOrEqual(size);
    }),
  );
});

test('an empty file has no satisfiable range', () => {
  expect(parseRange('bytes=0-', 0)).toBe('unsatisfiable');
  expect(parseRange('bytes=-1', 0)).toBe('unsatisfiable');
});

test('headers with another unit or invalid syntax are ignored', () => {
  fc.assert(
    fc.property(fc.string(), (header) => {
      fc.pre(!/^\s*bytes=/i.test(header));
      expect(parseRange(header, 100)).toBeUndefined();
    }),
  );
});
