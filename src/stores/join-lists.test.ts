import fc from 'fast-check';
import { expect, test } from 'vitest';
import { joinLists } from './join-lists.ts';
import { lists } from './list.testing.ts';
import { MAX_PEOPLE } from './party.ts';
import { newPerson } from './people.ts';
import { addDish, emptyList } from './table-list.ts';

const ana = { ...newPerson('Ana'), without: ['nuts'] as const };
const rui = { ...newPerson('Rui'), without: ['fish'] as const };
const mine = { ...addDish(emptyList(1), 7, 450), people: [ana] };

test('a list that comes by a link loses no dish and nobody’s allergy', () => {
  const entry = { dish: 8, eater: 0, quantity: 2, price: 300 };
  expect(joinLists(mine, { ...emptyList(1), people: [rui], entries: [entry] })).toEqual({
    branch: 1,
    people: [ana, rui],
    entries: [...mine.entries, { ...entry, eater: 1 }],
  });
  // Somebody of whom nothing is known is not one more person.
  expect(joinLists(mine, addDish(emptyList(1), 8, 300)).people).toEqual([ana]);
});

test('an empty list gives way to the other one', () => {
  expect(joinLists(emptyList(1), mine)).toEqual(mine);
});

test('a link that is opened twice changes nothing', () => {
  fc.assert(
    fc.property(lists, lists, (list, other) => {
      const joined = joinLists(list, other);
      expect(joinLists(joined, joined)).toEqual(joined);
      if (list.people.length + other.people.length <= MAX_PEOPLE) expect(joinLists(joined, other)).toEqual(joined);
    }),
  );
});
