import fc from 'fast-check';
import { expect, test } from 'vitest';
import { allergenState } from '../../../model/allergen-state.ts';
import { fullCopy } from '../../../model/read/content.testing.ts';
import { allergens } from '../../../model/schema/allergens.ts';
import { findForParty } from './find-for-party.ts';
import { findOnlyShared } from './only-shared.ts';
import { newPerson, noParty, type Party } from '../../stores/party.ts';

const menu = Object.values(fullCopy().content().menus).flatMap(({ pages }) =>
  pages.flatMap(({ categories }) => categories),
);
const withPeople = (...needs: (typeof allergens)[number][][]): Party => ({
  ...noParty,
  people: needs.map((without) => Object.assign(newPerson(''), { without })),
});

test('what is only shared is in no recipe, and becomes edible for who allows traces', () => {
  const needs = fc.array(fc.subarray([...allergens]), { minLength: 1, maxLength: 4 });
  fc.assert(
    fc.property(needs, (each) => {
      const party = withPeople(...each);
      const shared = findOnlyShared(menu, party);
      for (const dish of shared)
        for (const allergen of each.flat())
          expect(allergenState(dish.allergens, allergen)).toMatch(/^(?:mayContain|notInRecipe)$/);
      const lenient = each.map((without) => Object.assign(newPerson(''), { without, allow: ['mayContain'] }));
      const { count } = findForParty(menu, party);
      expect(findForParty(menu, { ...party, people: lenient }).count).toBe(count + shared.length);
    }),
  );
  expect(allergens.some((allergen) => findOnlyShared(menu, withPeople([allergen])).length > 0)).toBe(true);
});

test('nothing is only shared for who leaves nothing out, or allows traces', () => {
  expect(findOnlyShared(menu, noParty)).toEqual([]);
  const party: Party = { ...noParty, people: [{ ...newPerson(''), without: allergens, allow: ['mayContain'] }] };
  expect(findOnlyShared(menu, party)).toEqual([]);
});
