import { expect, test } from 'vitest';
import { createMoneyFormat } from './money.ts';

test('formats an amount with the symbol and the decimals of its currency', () => {
  expect([9, 21.95, 1234.5].map(createMoneyFormat('GBP'))).toEqual(['£9.00', '£21.95', '£1234.50']);
  expect(createMoneyFormat('EUR')(4.5)).toBe('€4.50');
  expect(createMoneyFormat('JPY')(900)).toBe('¥900');
});
