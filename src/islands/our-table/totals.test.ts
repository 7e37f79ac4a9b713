import fc from 'fast-check';
import { expect, test } from 'vitest';
import { toPence } from '../../ui/dishes/price-text.ts';
import { apportion, sumUp } from './totals.ts';

const sum = (values: readonly number[]) => values.reduce((one, other) => one + other, 0);
const tables = fc.integer({ min: 1, max: 12 }).chain((people) =>
  fc.record({
    people: fc.constant(people),
    percent: fc.constantFrom(0, 10, 12.5),
    entries: fc.array(
      fc.record({
        eater: fc.option(fc.integer({ min: 0, max: people - 1 })),
        quantity: fc.integer({ min: 1, max: 99 }),
        price: fc.integer({ min: 1, max: 20_000 }),
      }),
      { maxLength: 60 },
    ),
  }),
);

test('both divisions of any list add up to its total to the penny', () => {
  fc.assert(
    fc.property(tables, ({ entries, percent, people }) => {
      const totals = sumUp(entries, percent, people);
      expect(totals.dishes).toBe(sum(entries.map(({ price, quantity }) => price * quantity)));
      expect(Math.abs(totals.service - (totals.dishes * percent) / 100)).toBeLessThanOrEqual(0.5);
      expect(totals.total).toBe(totals.dishes + totals.service);
      for (const parts of [totals.evenly, totals.byPerson]) {
        expect(parts).toHaveLength(people);
        expect(sum(parts)).toBe(totals.total);
        expect(parts.every((part) => Number.isInteger(part) && part >= 0)).toBe(true);
      }
      expect(Math.max(...totals.evenly) - Math.min(...totals.evenly)).toBeLessThanOrEqual(1);
    }),
  );
});

test('nobody is more than a penny from their exact part', () => {
  fc.assert(
    fc.property(fc.nat(1_000_000), fc.array(fc.nat(100_000), { minLength: 1, maxLength: 12 }), (pence, weights) => {
      fc.pre(sum(weights) > 0);
      const parts = apportion(pence, weights);
      expect(sum(parts)).toBe(pence);
      for (const [index, part] of parts.entries())
        expect(Math.abs(part - (pence * (weights[index] ?? 0)) / sum(weights))).toBeLessThan(1);
    }),
  );
});

test('ten pounds for three: the first pays the odd penny', () => {
  expect(apportion(1000, [1, 1, 1])).toEqual([334, 333, 333]);
  expect(apportion(1000, [0, 0])).toEqual([500, 500]);
});

test('each pays what is theirs, an equal part of what is for all, and service on both', () => {
  const totals = sumUp(
    [
      { eater: null, quantity: 1, price: 900 },
      { eater: 1, quantity: 2, price: 450 },
    ],
    10,
    2,
  );
  expect(totals).toEqual({ dishes: 1800, service: 180, total: 1980, evenly: [990, 990], byPerson: [495, 1485] });
});

test('pounds of a menu are whole pence', () => {
  expect([0.29, 4.35, 8.7, 21.95, 199.99].map(toPence)).toEqual([29, 435, 870, 2195, 19999]);
});
