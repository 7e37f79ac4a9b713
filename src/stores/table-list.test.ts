import fc from 'fast-check';
import { expect, test } from 'vitest';
import { MAX_PEOPLE, newPerson } from './party.ts';
import { lists } from './list.testing.ts';
import {
  addDish,
  assignEntry,
  atBranch,
  countDishes,
  dishNumber,
  emptyList,
  MAX_ENTRIES,
  MAX_QUANTITY,
  setPeople,
  setPrices,
  setQuantity,
  type TableList,
} from './table-list.ts';

const [soup, bread] = [dishNumber('fish-soup'), dishNumber('bread')];
const people = ['Ana', 'Bo', 'Cy'].map(newPerson);

test('a dish that is put on the list again is counted, not listed twice', () => {
  const list = addDish(addDish(addDish(emptyList(1), soup, 450), bread, 300), soup, 450);
  expect(list.entries).toEqual([
    { dish: soup, eater: null, quantity: 2, price: 450 },
    { dish: bread, eater: null, quantity: 1, price: 300 },
  ]);
  expect(countDishes(list)).toBe(3);
});

test('an entry goes with its last dish, and has an upper limit', () => {
  const list = addDish(emptyList(1), soup, 450);
  const [entry] = list.entries;
  if (!entry) throw new Error('nothing was added');
  expect(setQuantity(list, entry, 0).entries).toEqual([]);
  expect(setQuantity(list, entry, 1000).entries[0]?.quantity).toBe(MAX_QUANTITY);
});

test('what is given to a person joins what they have of that dish', () => {
  const list = addDish({ ...emptyList(1), people }, soup, 450);
  const given = assignEntry(list, list.entries[0]!, 1);
  expect(given.entries).toEqual([{ dish: soup, eater: 1, quantity: 1, price: 450 }]);
  const again = addDish(given, soup, 450);
  expect(assignEntry(again, again.entries[1]!, 1).entries).toEqual([{ dish: soup, eater: 1, quantity: 2, price: 450 }]);
});

test('what a person had is for all when they leave, and the others keep theirs', () => {
  const entries = [0, 1, 2].map((eater) => ({ dish: soup, eater, quantity: 1, price: 450 }));
  const list: TableList = { branch: 1, people, entries };
  expect(setPeople(list, people.toSpliced(1, 1)).entries.map(({ eater }) => eater)).toEqual([0, null, 1]);
  expect(setPeople(list, people.with(1, newPerson('Di'))).entries).toEqual(entries);
  expect(setPeople(list, people.slice(0, 1)).entries).toEqual([
    { dish: soup, eater: 0, quantity: 1, price: 450 },
    { dish: soup, eater: null, quantity: 2, price: 450 },
  ]);
});

test('no change loses a dish, or gives one to nobody', () => {
  fc.assert(
    fc.property(lists, fc.array(fc.string(), { minLength: 1, maxLength: MAX_PEOPLE }), (list, names) => {
      const few = { ...list, entries: list.entries.map((entry) => ({ ...entry, quantity: 1 })) };
      const next = setPeople(few, names.map(newPerson));
      expect(countDishes(next)).toBe(countDishes(few));
      for (const { eater } of next.entries) expect(eater ?? 0).toBeLessThan(names.length);
      for (const entry of few.entries) expect(countDishes(assignEntry(few, entry, null))).toBe(countDishes(few));
    }),
  );
});

test('a full list stays as it is', () => {
  let list = emptyList(1);
  for (let dish = 0; dish <= MAX_ENTRIES; dish += 1) list = addDish(list, dish, 100);
  expect(list.entries).toHaveLength(MAX_ENTRIES);
  expect(countDishes(addDish(list, 0, 100))).toBe(MAX_ENTRIES + 1);
});

test('a list takes over the prices of today, and at another branch has none to compare', () => {
  const list = addDish(addDish(emptyList(1), soup, 450), bread, 300);
  expect(setPrices(list, new Map([[soup, 475]])).entries.map(({ price }) => price)).toEqual([475, 300]);
  expect(atBranch(list, 2)).toMatchObject({
    branch: 2,
    entries: [
      { dish: soup, price: 0 },
      { dish: bread, price: 0 },
    ],
  });
});
