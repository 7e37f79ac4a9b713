import fc from 'fast-check';
import { expect, test } from 'vitest';
import { priceText } from './price-text.ts';

const pounds = (price: unknown) => priceText(price, 'GBP');

test('shows a number in pounds with two decimals', () => {
  expect(pounds(9)).toBe('£9.00');
  expect(pounds(21.95)).toBe('£21.95');
});

test('shows the fixed price of MENU-19 for anything that is not a number', () => {
  for (const price of ['9.00', 'ask us', '', null, undefined, Number.NaN, Number.POSITIVE_INFINITY, {}])
    expect(pounds(price)).toBe('£34.00');
});

test('shows every price from a penny to a thousand pounds exactly', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 100_000 }), (pence) => Number(pounds(pence / 100).slice(1)) === pence / 100),
  );
});
