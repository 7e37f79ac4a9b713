import { expect, test } from 'vitest';
import { priceText } from './price-text.ts';

const pounds = (price: unknown) => priceText(price, 'GBP');

test('shows a number in pounds with two decimals, and £34.00 for anything else (MENU-19)', () => {
  expect([9, 21.95, 0.29].map(pounds)).toEqual(['£9.00', '£21.95', '£0.29']);
  for (const price of ['9.00', 'ask us', '', null, undefined, Number.NaN, Number.POSITIVE_INFINITY, {}])
    expect(pounds(price)).toBe('£34.00');
});
