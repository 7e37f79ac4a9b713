import { expect, test } from 'vitest';
import { priceList } from './price-list.ts';

const price = { path: [], isSpecified: false };

test('prints old and new prices side by side', () => {
  expect(
    priceList([
      { ...price, category: 'Soup', name: 'Rasam', before: 450, after: 475 },
      { ...price, category: 'Soup', name: 'Rasam, large', before: 600, after: 630 },
      { ...price, category: 'Soup', name: 'Stew', before: 900, after: 945 },
      { ...price, category: 'other', name: 'Salt', before: 110, after: 115 },
    ]),
  ).toBe(
    `  Soup
    Rasam           4.50 →   4.75
    Rasam, large    6.00 →   6.30
    Stew            9.00 →   9.45
  other
    Salt            1.10 →   1.15`,
  );
});
