import fc from 'fast-check';
import { expect, test } from 'vitest';
import { newPerson, type Person } from './people.ts';
import { lists } from './list.testing.ts';
import {
  addDish,
  assignEntry,
  atBranch,
  countDishes,
  dishHash,
  emptyList,
  joinLists,
  nameGuests,
  restoreEntries,
  returnDishes,
  MAX_ENTRIES,
  MAX_QUANTITY,
  setPeople,
  setQuantity,
  type TableList,
} from './table-list.ts';
import { MAX_PEOPLE } from './filter-parameters.ts';
import { isCovered } from './join-people.ts';

const [soup, bread] = [dishHash('fish-soup'), dishHash('bread')];
const threePeople = ['Ana', 'Bo', 'Cy'].map(newPerson);
const listOf = (...dishes: number[]) => dishes.reduce((list, dish) => addDish(list, dish, 450), emptyList(1));

test('dishes come back for those who are at the table now, with what they have entered since', () => {
  const now = [{ ...newPerson('Ana'), without: ['nuts' as const] }];
  const entries = [0, 1].map((eater) => ({ dish: 7 + eater, eater, quantity: 1, price: 450 }));
  const restored = restoreEntries({ ...emptyList(1), people: now }, entries);
  expect(restored.people).toEqual(now);
  expect(restored.entries.map(({ eater }) => eater)).toEqual([0, null]);
});

test('a person who is back has the dishes that were theirs, as far as nobody has taken them', () => {
  const entry = { dish: soup, eater: 0, quantity: 3, price: 450 };
  const before = { branch: 1, people: threePeople, entries: [entry, { ...entry, dish: bread, quantity: 1 }] };
  const left = setPeople(before, threePeople.slice(1), 0);
  const taken = assignEntry(setQuantity(left, left.entries[0]!, 2), left.entries[1]!, 1);
  const back = returnDishes(setPeople(taken, [...taken.people, threePeople[0]!]), before, 0);
  expect(back.entries).toEqual([
    { ...entry, eater: 2, quantity: 2 },
    { ...entry, dish: bread, eater: 1, quantity: 1 },
  ]);
});

test('whoever has chosen the same allergies in another order is the same person', () => {
  const [list, other] = [['nuts', 'milk'] as const, ['milk', 'nuts'] as const].map((without): TableList => ({
    branch: 1,
    people: [{ ...newPerson('Ana'), without }],
    entries: [],
  }));
  expect(joinLists(list!, other!)).toEqual(list);
});

test('a dish that is put on the list again is counted; quantities and lists have an upper limit', () => {
  const list = listOf(soup, bread, soup);
  expect(list.entries.map(({ dish, quantity }) => `${dish} ${quantity}`)).toEqual([`${soup} 2`, `${bread} 1`]);
  expect(setQuantity(list, list.entries[0]!, 0).entries.map(({ dish }) => dish)).toEqual([bread]);
  expect(setQuantity(list, list.entries[0]!, 1000).entries[0]?.quantity).toBe(MAX_QUANTITY);
  expect(listOf(...Array.from({ length: MAX_ENTRIES + 1 }).keys()).entries).toHaveLength(MAX_ENTRIES);
  expect(atBranch(list, 2)).toMatchObject({ branch: 2, entries: [{ price: 0 }, { price: 0 }] });
});

test('what is given to a person joins what they have of that dish; it is for all when they leave', () => {
  const list = addDish(assignEntry({ ...listOf(soup), people: threePeople }, listOf(soup).entries[0]!, 1), soup, 450);
  const given = assignEntry(list, list.entries[1]!, 1);
  expect(given.entries).toEqual([{ dish: soup, eater: 1, quantity: 2, price: 450 }]);
  expect(setPeople(given, threePeople.toSpliced(1, 1), 1).entries.map(({ eater }) => eater)).toEqual([null]);
  expect(setPeople(given, threePeople.with(1, newPerson('Di'))).entries).toEqual(given.entries);
});

test('no change loses a dish, or gives one to nobody', () => {
  fc.assert(
    fc.property(lists, fc.array(fc.string(), { minLength: 1, maxLength: 12 }), (list, names) => {
      const few = { ...list, entries: list.entries.map((entry) => ({ ...entry, quantity: 1 })) };
      const next = setPeople(few, names.map(newPerson));
      expect(countDishes(next)).toBe(countDishes(few));
      for (const { eater } of next.entries) expect(eater ?? 0).toBeLessThan(names.length);
    }),
  );
});

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
      for (const person of [...list.people, ...other.people]) expect(isCovered(person, joined.people)).toBe(true);
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
