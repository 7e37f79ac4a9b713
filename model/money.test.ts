import { expect, test } from 'vitest';
import { createMoneyFormat, readAmount } from './money.ts';

test('formats an amount with the symbol and the decimals of its currency', () => {
  expect([9, 21.95, 1234.5].map(createMoneyFormat('GBP'))).toEqual(['£9.00', '£21.95', '£1234.50']);
  expect(createMoneyFormat('EUR')(4.5)).toBe('€4.50');
  expect(createMoneyFormat('JPY')(900)).toBe('¥900');
});

test('reads numbers as people write them', () => {
  expect(['5', ' £5.5', '5,50', '€ 12.05', '-10', '+2,5'].map(readAmount)).toEqual([5, 5.5, 5.5, 12.05, -10, 2.5]);
  expect(['', 'five', '1e2', '5 0', '.5', '1,200'].map(readAmount)).toEqual(Array.from({ length: 6 }));
});
