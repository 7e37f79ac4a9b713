import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { allergenState } from '../../model/allergen-state.ts';
import { fullCopy } from '../../model/read/content.testing.ts';
import { allergens } from '../../model/schema/allergens.ts';
import type { MenuCategory } from '../../model/types.ts';
import { dietOptions, noFilters } from './filters.ts';
import { findDishes } from '../islands/finder-panel/find-dishes.ts';
import { findForParty } from '../islands/finder-panel/find-for-party.ts';
import { MAX_NAME_LENGTH, MAX_PEOPLE, parseParty, type Party, serializeParty } from './party.ts';

let menu: MenuCategory[];
beforeAll(() => {
  menu = Object.values(fullCopy().content().menus).flatMap(({ pages }) =>
    pages.flatMap(({ categories }) => categories),
  );
});

const people = fc.array(
  fc.record({
    name: fc.string({ maxLength: MAX_NAME_LENGTH }),
    diet: fc.constantFrom(...dietOptions),
    heat: fc.integer({ min: 0, max: 3 }),
    without: fc.subarray([...allergens]),
    traces: fc.boolean(),
  }),
  { minLength: 1, maxLength: MAX_PEOPLE },
);
const parties: fc.Arbitrary<Party> = fc.record({
  search: fc.constantFrom('', 'rice', 'grilled', 'a&b=c#%'),
  people,
  view: fc.constantFrom('someone', 'everyone'),
});
const read = (query: string) => parseParty(new URLSearchParams(query));

test('reads back any party that it has written', () => {
  fc.assert(
    fc.property(parties, (party) => {
      expect(read(String(serializeParty(party)))).toEqual(party);
    }),
  );
});

test('any bytes give a party of at least one, with short names', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 80 }), (bytes) => {
      const text = String.fromCharCode(...bytes);
      const party = read(`find=&person=${text}&name=${text}&for=${text}`);
      expect(party.people.length).toBeGreaterThan(0);
      expect(party.people.every(({ name }) => name.length <= MAX_NAME_LENGTH)).toBe(true);
    }),
  );
  expect(read(`find=${'&person='.repeat(99)}`).people).toHaveLength(MAX_PEOPLE);
});

test('never shows a person, as one who can eat it, a dish that contains what they left out, or may contain it without their leave', () => {
  fc.assert(
    fc.property(parties, (party) => {
      const { categories, refusals } = findForParty(menu, party);
      for (const dish of categories.flatMap(({ items }) => items)) {
        const refused = refusals.get(dish)?.map(({ person }) => person) ?? [];
        for (const person of party.people.filter((one) => !refused.includes(one)))
          for (const allergen of person.without) {
            const state = dish.allergens && allergenState(dish.allergens, allergen);
            expect(person.traces ? ['neither', 'mayContain'] : ['neither']).toContain(state);
          }
        expect(refused.length).toBeLessThan(party.people.length);
        if (party.view === 'everyone') expect(refused).toEqual([]);
      }
    }),
  );
});

test('counts for each person what the finder finds for that person alone', () => {
  fc.assert(
    fc.property(parties, (party) => {
      const { categories, counts, count, hidden, total } = findForParty(menu, party);
      const alone = party.people.map((person) => findDishes(menu, { search: party.search, ...person }));
      expect(counts).toEqual(alone.map((found) => found.count));
      expect(total).toBe(alone[0]?.total);
      const matching = findDishes(menu, { ...noFilters, search: party.search }).count;
      expect(categories.flatMap(({ items }) => items).length + hidden).toBe(matching);
      expect(count).toBeLessThanOrEqual(Math.min(...counts));
    }),
  );
});
