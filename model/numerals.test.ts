import { expect, test } from 'vitest';
import { createNumeralFormat } from './numerals.ts';

test('writes numbers in place-value notation with the digits of a script', () => {
  expect([1, 9, 10, 15].map(createNumeralFormat('tamldec'))).toEqual(['௧', '௯', '௧௦', '௧௫']);
  expect(createNumeralFormat('deva')(12)).toBe('१२');
});
