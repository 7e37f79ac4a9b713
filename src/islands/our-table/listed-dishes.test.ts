import { expect, test } from 'vitest';
import { contentCopy } from '../../../model/read/content.testing.ts';
import { apportion, offersOf, sumUp } from './listed-dishes.ts';
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
const people = 5;
const entries = fc.array(
  fc.record({
    entry: fc.record({
      eater: fc.option(fc.integer({ min: 0, max: people - 1 })),
      quantity: fc.integer({ min: 1, max: 99 }),
    }),
    price: fc.integer({ min: 1, max: 20_000 }),
  }),
  { maxLength: 60 },
);

test('divided evenly or by person, any list adds up to its total to the penny, and even parts differ by a penny at most', () => {
  fc.assert(
    fc.property(entries, fc.constantFrom(0, 10, 12.5), (list, percent) => {
      const totals = sumUp(list, percent, people);
      expect(totals.dishes).toBe(sum(list.map(({ price, entry }) => price * entry.quantity)));
      expect(Math.abs(totals.total - totals.dishes * (1 + percent / 100))).toBeLessThanOrEqual(0.501);
      for (const parts of [totals.evenly, totals.byPerson]) expect(sum(parts)).toBe(totals.total);
      expect(Math.max(...totals.evenly) - Math.min(...totals.evenly)).toBeLessThanOrEqual(1);
    }),
  );
  expect(apportion(1000, [1, 1, 1])).toEqual([334, 333, 333]);
  expect(apportion(1000, [0, 0])).toEqual([500, 500]);
});

test('each pays what is theirs, an equal part of what is for all, and service on both', () => {
  const list = [
    { entry: { eater: null, quantity: 1 }, price: 900 },
    { entry: { eater: 1, quantity: 2 }, price: 450 },
  ];
  const parts = { evenly: [990, 990], byPerson: [495, 1485] };
  expect(sumUp(list, 10, 2)).toEqual({ dishes: 1800, total: 1980, ...parts });
  expect([0.29, 4.35, 8.7, 21.95, 199.99].map(toPence)).toEqual([29, 435, 870, 2195, 19999]);
});
