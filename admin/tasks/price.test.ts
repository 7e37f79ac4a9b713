import { expect, it } from 'vitest';
import { findDish } from '../editor/menus.ts';
import type { Values } from '../editor/units.ts';
import { type Files, filesAfter } from './plan.ts';
import { askAboutPrices, priceUnit } from './price.ts';

const files: Files = new Map([
  ['content/branches/harbour/branch.yaml', 'store: Harbourside\nid: 1\n'],
  [
    'content/branches/harbour/menu.yaml',
    'categories: [{ slug: ales, name: Ales, items: [{ name: Ale, volume: pint, price: 5.00, also: [{ size: half pint, price: 3.00 }] }] }]\n',
  ],
]);
const key = 'harbour/ale-pint';

it.each<[prices: Values, question: string | undefined]>([
  [{ price: 6.5, 'price-2': 3.9 }, undefined],
  [{ price: 6.51, 'price-2': 2.09 }, 'From £5.00 to £6.51, from £3.00 to £2.09 is a change of more than 30%.'],
  [{ price: 3.8, 'price-2': 3.8 }, 'Ale: pint costs £3.80, half pint £3.80.'],
])('Prices of %j instead of 5 and 3 are asked about: %s', (prices, question) => {
  const after = filesAfter(files, priceUnit(files, key)!.write(prices).texts);
  expect(askAboutPrices(after, [{ before: findDish(files, key), dish: findDish(after, key)! }])).toBe(question);
});
