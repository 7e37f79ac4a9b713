import { expect, test } from 'vitest';
import { tamilNumeral } from './tamil-numeral.ts';

test('numbers are written with Tamil digits by place value', () => {
  expect([1, 9, 10, 15].map(tamilNumeral)).toEqual(['௧', '௯', '௧௦', '௧௫']);
});
