import { expect, test } from 'vitest';
import { contentCopy } from '../../../model/read/content.testing.ts';
import { allergens } from '../../../model/schema/allergens.ts';
import { waysOut } from './allow-more.ts';
import { findForParty } from './find-for-party.ts';
import { newPerson, noParty } from '../../stores/party.ts';

const categories = Object.values(contentCopy().content().menus).flatMap(({ pages }) =>
  pages.flatMap((page) => page.categories),
);

test('each way out leads to as many dishes as it says, and loosens nothing for who avoids nothing', () => {
  for (const allergen of allergens) {
    const party = { ...noParty, people: [{ ...newPerson('Ana'), without: [allergen] }, newPerson('Rui')] };
    for (const way of waysOut(categories, party)) {
      expect(findForParty(categories, way.party).count).toBe(way.count);
      expect(way.count).toBeGreaterThan(0);
      expect(way.party.people[0]?.allow).toEqual(way.states);
      expect(way.party.people[1]).toEqual(party.people[1]);
    }
  }
});

test('there is none where no state brings a dish', () => {
  const party = { ...noParty, search: 'xylophone', people: [{ ...newPerson(''), without: ['milk' as const] }] };
  expect(waysOut(categories, party)).toEqual([]);
});
