import { expect, test } from 'vitest';
import { contentCopy } from '../../../model/read/content.testing.ts';
import { offersOf, sumUp } from './listed-dishes.ts';
import { dishHash, sizeId } from '../../stores/table-list.ts';
import { toPence } from '../../ui/dishes/price-text.ts';
import fc from 'fast-check';

const [first] = Object.values(contentCopy().content().menus);
const menu =
  first?.flatMap(({ categories, isDrinks }) => categories.map((category) => ({ ...category, isDrinks }))) ?? [];
const dishes = menu.flatMap(({ items }) => items);

test('no two dishes or sizes of a drink have the same hash', () => {
  expect(offersOf(menu).size).toBe(dishes.length + dishes.flatMap(({ also = [] }) => also).length);
  for (const dish of dishes)
    for (const { size, price } of dish.also ?? [])
      expect(offersOf(menu).get(dishHash(sizeId(dish.listId, size)))).toMatchObject({ dish, price: toPence(price) });
});

const sum = (values: readonly number[]) => values.reduce((one, other) => one + other, 0);
const entries = fc.array(
  fc.record({
    entry: fc.record({ quantity: fc.integer({ min: 1, max: 99 }) }),
    price: fc.integer({ min: 1, max: 20_000 }),
  }),
  { maxLength: 60 },
);

test('the sum of any list is exact, and its service is rounded to a penny', () => {
  fc.assert(
    fc.property(entries, fc.constantFrom(0, 10, 12.5), (list, percent) => {
      const totals = sumUp(list, percent);
      expect(totals.dishes).toBe(sum(list.map(({ price, entry }) => price * entry.quantity)));
      expect(Math.abs(totals.total - totals.dishes * (1 + percent / 100))).toBeLessThanOrEqual(0.501);
    }),
  );
  expect(sumUp([{ entry: { quantity: 2 }, price: 905 }], 10)).toEqual({ dishes: 1810, total: 1991 });
});

test('a price in pounds is whole pence', () => {
  expect([0.29, 4.35, 8.7, 21.95, 199.99].map(toPence)).toEqual([29, 435, 870, 2195, 19999]);
});
