import fc from 'fast-check';
import { expect, test } from 'vitest';
import { joinLists } from './join-lists.ts';
import { lists } from './list.testing.ts';
import { MAX_PEOPLE } from './party.ts';
import { newPerson, type Person } from './people.ts';
import { addDish, countDishes, emptyList, MAX_ENTRIES, MAX_QUANTITY, type TableList } from './table-list.ts';

const [idly, dosa] = [7, 8];
const ravi = { ...newPerson('Ravi'), without: ['nuts'] as const };
const mine = addDish(emptyList(1), idly, 650);
/** A list on which each person has one dosa of their own. */
const oneEach = (...people: Person[]): TableList => ({
  branch: 1,
  people,
  entries: people.map((_, eater) => ({ dish: dosa, eater, quantity: 1, price: 800 })),
});
const quantityOf = ({ entries }: TableList, dish: number) =>
  countDishes({ entries: entries.filter((entry) => entry.dish === dish) });

test.each([
  ['without names', newPerson('')],
  ['with one name', newPerson('Ravi')],
  ['with the same allergies', { ...newPerson(''), without: ['nuts' as const] }],
])('two guests %s stay two, each with their dish', (_, guest) => {
  const joined = joinLists(mine, oneEach(guest, guest))!;
  expect([quantityOf(joined, idly), quantityOf(joined, dosa)]).toEqual([1, 2]);
  expect(joined.people.filter((person) => JSON.stringify(person) === JSON.stringify(guest))).toHaveLength(2);
});

test('an empty list gives way to the other one', () => {
  expect(joinLists(emptyList(1), mine)).toEqual(mine);
});

test('two lists that are too many for one are not joined', () => {
  const guests = Array.from({ length: MAX_PEOPLE }, (_, index) => newPerson(`Guest ${index}`));
  expect(joinLists({ ...mine, people: [ravi] }, oneEach(...guests))).toBeNull();
  const entries = Array.from({ length: MAX_ENTRIES }, (_, dish) => ({ dish, eater: 0, quantity: 1, price: 100 }));
  expect(joinLists(mine, { branch: 1, people: [ravi], entries })).toBeNull();
  const many = [{ dish: idly, eater: null, quantity: MAX_QUANTITY, price: 650 }];
  expect(joinLists(mine, { branch: 1, people: [ravi], entries: many })).toBeNull();
});

/** Small lists, of which two often have people and dishes in common. */
const guests = fc.constantFrom(newPerson(''), ravi, newPerson('Ana'));
const similarLists = fc.array(guests, { minLength: 1, maxLength: 4 }).chain((people) =>
  fc
    .uniqueArray(
      fc.record({
        dish: fc.nat(3),
        eater: fc.option(fc.nat(people.length - 1)),
        quantity: fc.integer({ min: 1, max: 9 }),
        price: fc.constant(100),
      }),
      { minLength: 1, selector: ({ dish, eater }) => `${dish} ${eater}` },
    )
    .map((entries): TableList => ({ branch: 1, people, entries })),
);

test('joining loses no dish and nobody’s allergy; a link that is opened twice changes nothing', () => {
  fc.assert(
    fc.property(fc.oneof(fc.tuple(similarLists, similarLists), fc.tuple(lists, lists)), ([list, other]) => {
      const joined = joinLists(list, other);
      if (!joined) return;
      for (const part of [list, other])
        for (const { dish } of part.entries)
          expect(quantityOf(joined, dish)).toBeGreaterThanOrEqual(quantityOf(part, dish));
      expect(joined.people).toEqual(expect.arrayContaining([...list.people, ...other.people]));
      expect(joinLists(joined, other)).toEqual(joined);
      expect(joinLists(joined, joined)).toEqual(joined);
    }),
  );
});

test('the dishes of different people are added up', () => {
  fc.assert(
    fc.property(similarLists, similarLists, (list, other) => {
      const strangers = { ...other, people: other.people.map((_, index) => newPerson(`Stranger ${index}`)) };
      const joined = joinLists(list, strangers)!;
      expect(joined.people).toEqual([...list.people, ...strangers.people]);
      for (const dish of [0, 1, 2, 3])
        expect(quantityOf(joined, dish)).toBe(quantityOf(list, dish) + quantityOf(strangers, dish));
    }),
  );
});
