import fc from 'fast-check';
import { expect, test } from 'vitest';
import { coversNeeds } from './join-people.ts';
import { NEEDS_PATTERN } from './keys.ts';
import { lists } from './list.testing.ts';
import { changePeople, joinParties, listAmong, type Party, readParty, writeParty } from './party.ts';
import { countFilters, newPerson, noFilters, type Person } from './people.ts';
import {
  addDish,
  countDishes,
  emptyList,
  MAX_ENTRIES,
  MAX_QUANTITY,
  nameGuests,
  type TableList,
} from './table-list.ts';
import { MAX_PEOPLE } from './filter-parameters.ts';

const partyOf = (...tables: TableList[]): Party => ({
  people: tables[0]!.people,
  lists: tables.map(({ branch, entries }) => ({ branch, entries })),
});
/** The list of both, if they fit one. */
function joinLists(list: TableList, other: TableList): TableList | null {
  const joined = joinParties(partyOf(list), partyOf({ ...other, branch: list.branch }));
  return joined && listAmong(joined, list.branch);
}

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

test('one’s own list that comes back by a link, as of a guest with a name there, is there once', () => {
  const guest = { ...newPerson(''), without: ['nuts' as const] };
  const own = oneEach(guest);
  const entries = [...mine.entries, { dish: dosa, eater: 1, quantity: 1, price: 800 }];
  const back = { ...own, people: [newPerson(''), { ...guest, name: 'Guest 1' }], entries };
  const joined = joinLists(
    own,
    nameGuests(back, own, (number) => `Guest ${number}`),
  )!;
  expect(joined.people).toEqual([guest, newPerson('Guest 2')]);
  expect([quantityOf(joined, idly), quantityOf(joined, dosa)]).toEqual([1, 1]);
  // A friend who has chosen the same, and more, is somebody else.
  const friends = { ...own, entries: [...own.entries, { dish: idly, eater: 0, quantity: 1, price: 650 }] };
  expect(quantityOf(joinLists(own, nameGuests(friends, own, String))!, dosa)).toBe(2);
});

test('an empty list gives way to the other one, and brings nobody', () => {
  expect(joinLists(emptyList(1), mine)).toEqual(mine);
  const named = oneEach(ravi);
  expect(joinLists(named, emptyList(1))).toEqual(named);
});

test('who alone has a name on both lists is one person with the needs of both', () => {
  const own = oneEach({ ...newPerson(' ravi'), diet: 'vegan', without: ['milk'], traces: true }, newPerson('Ana'));
  const joined = joinLists(own, oneEach(newPerson('Di'), ravi))!;
  expect(joined.people).toMatchObject([
    { name: ' ravi', diet: 'vegan', without: ['milk', 'nuts'], traces: false },
    { name: 'Ana' },
    { name: 'Di' },
  ]);
  expect(joined.entries.map(({ eater, quantity }) => [eater, quantity])).toEqual([
    [0, 1],
    [1, 1],
    [2, 1],
  ]);
  for (const other of [ravi, { ...ravi, heat: 0 }])
    expect(joinLists(oneEach(ravi), oneEach(ravi, other))!.people).toHaveLength(2);
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
      for (const person of [...list.people, ...other.people])
        expect(joined.people.some((one) => coversNeeds(one, person))).toBe(true);
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

test('whoever has chosen the same allergies in another order is the same person', () => {
  const [one, other] = [['nuts', 'milk'] as const, ['milk', 'nuts'] as const].map((without) => ({
    people: [{ ...newPerson('Ana'), without }],
    lists: [],
  }));
  expect(joinParties(one!, other!)).toEqual(one);
});

test('reads back any party that it has written; its first line says whether anybody has needs', () => {
  fc.assert(
    fc.property(lists, lists, (list, { branch, entries }) => {
      fc.pre(branch !== list.branch);
      const party = changePeople(partyOf(list, { ...list, branch, entries }), list.people);
      const text = writeParty(party);
      expect(readParty(text)).toEqual(party);
      const hasNeeds = countFilters({ ...noFilters, people: list.people }) > 0;
      if (hasNeeds) expect(text).toMatch(new RegExp(NEEDS_PATTERN));
    }),
  );
  expect(writeParty(partyOf({ ...mine, people: [newPerson('Ana')] }))).not.toMatch(new RegExp(NEEDS_PATTERN));
});
