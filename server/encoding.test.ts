import fc from 'fast-check';
import { expect, test } from 'vitest';

import { acceptedCodings, codingsFor } from './encoding.ts';

test('parses typical, empty and missing headers', () => {
  expect(acceptedCodings('gzip, deflate, br, zstd')).toEqual(['br', 'gzip']);
  expect(acceptedCodings('gzip, deflate')).toEqual(['gzip']);
  expect(codingsFor(null)).toEqual([]);
  expect(codingsFor('')).toEqual([]);
});

test('never chooses a refused coding, and the cache returns the same result', () => {
  const part = fc.tuple(
    fc.constantFrom('br', 'gzip', 'identity', '*', 'zstd', 'BR', ''),
    fc.constantFrom('', ';q=0', ';q=0.5', ';q=1', ';q=2', '; q=0.000', ';x=1;q=0.1'),
  );
  fc.assert(
    fc.property(fc.array(part, { maxLength: 6 }), (parts) => {
      const header = parts.map((words) => words.join('')).join(',');
      const accepted = acceptedCodings(header);
      expect(codingsFor(header)).toEqual(header === '' ? [] : accepted);
      for (const coding of accepted) {
        const last =
          parts.findLast(([name]) => name.toLowerCase() === coding) ?? parts.findLast(([name]) => name === '*');
        expect(last?.[1]).not.toMatch(/q=(0|2|0\.000)$/);
      }
    }),
  );
});

test('reads any string without failing', () => {
  fc.assert(fc.property(fc.string(), (header) => acceptedCodings(header).length <= 2));
});
