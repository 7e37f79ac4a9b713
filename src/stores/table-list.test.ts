import fc from 'fast-check';
import { expect, test } from 'vitest';
import { newPerson } from './people.ts';
import { lists } from './list.testing.ts';
import {
  addDish,
  assignEntry,
  atBranch,
  countDishes,
  dishHash,
  emptyList,
  MAX_ENTRIES,
  MAX_QUANTITY,
  moveEntries,
  setQuantity,
} from './table-list.ts';

const [soup, bread] = [dishHash('fish-soup'), dishHash('bread')];
const threePeople = ['Ana', 'Bo', 'Cy'].map(newPerson);
const listOf = (...dishes: number[]) => dishes.reduce((list, dish) => addDish(list, dish, 450), emptyList(1));

test('a dish that is put on the list again is counted; quantities and lists have an upper limit', () => {
  const list = listOf(soup, bread, soup);
  expect(list.entries.map(({ dish, quantity }) => `${dish} ${quantity}`)).toEqual([`${soup} 2`, `${bread} 1`]);
  expect(setQuantity(list, list.entries[0]!, 0).entries.map(({ dish }) => dish)).toEqual([bread]);
  expect(setQuantity(list, list.entries[0]!, 1000).entries[0]?.quantity).toBe(MAX_QUANTITY);
  expect(listOf(...Array.from({ length: MAX_ENTRIES + 1 }).keys()).entries).toHaveLength(MAX_ENTRIES);
  expect(atBranch(list, 2)).toMatchObject({ branch: 2, entries: [{ price: 0 }, { price: 0 }] });
});

test('what is given to a person joins what they have of that dish', () => {
  const list = addDish(assignEntry({ ...listOf(soup), people: threePeople }, listOf(soup).entries[0]!, 1), soup, 450);
  const given = assignEntry(list, list.entries[1]!, 1);
  expect(given.entries).toEqual([{ dish: soup, eater: 1, quantity: 2, price: 450 }]);
  expect(moveEntries(given.entries, 3)).toEqual(given.entries);
});

test('no change loses a dish, or gives one to nobody', () => {
  fc.assert(
    fc.property(lists, fc.integer({ min: 1, max: 12 }), (list, people) => {
      const few = list.entries.map((entry) => ({ ...entry, quantity: 1 }));
      const next = moveEntries(few, people);
      expect(countDishes({ entries: next })).toBe(countDishes({ entries: few }));
      for (const { eater } of next) expect(eater ?? 0).toBeLessThan(people);
    }),
  );
});
