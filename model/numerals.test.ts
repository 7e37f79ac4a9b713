import { expect, test } from 'vitest';
import { createNumeralFormat } from './numerals.ts';

test('numbers are written with the digits of a script, by place value', () => {
  expect([1, 9, 10, 15].map(createNumeralFormat('tamldec'))).toEqual(['௧', '௯', '௧௦', '௧௫']);
  expect(createNumeralFormat('deva')(12)).toBe('१२');
});
