import { expect, test } from 'vitest';
import { type Allergen, allergens } from '../../../model/schema/allergens.ts';
import { noFilters } from '../../stores/filters.ts';
import { describeFilters, describeParty } from './describe-filters.ts';
import { newPerson, noParty } from '../../stores/party.ts';

const names = Object.fromEntries(allergens.map((each) => [each, each.toUpperCase()])) as Record<Allergen, string>;
const words = {
  finder: {
    diets: { all: 'Everything', vegetarian: 'Vegetarian', vegan: 'Vegan' },
    heat: 'Heat',
    heats: ['Mild', 'Gentle', 'Medium', 'Hot'],
    without: 'Hide dishes listed with',
    party: { person: 'Person {n}', me: 'Me', justMe: 'Just me' },
  },
  dishes: { allergens: names },
};

test('the description names every choice that hides dishes', () => {
  const text = describeFilters(
    { search: 'soup', diet: 'vegan', heat: 1, without: ['peanuts', 'milk'], allow: [] },
    words,
  );
  for (const part of ['soup', words.finder.diets.vegan, words.finder.heats[1], names.peanuts, names.milk])
    expect(text).toContain(part);
  expect(describeFilters(noFilters, words)).toBe(words.finder.diets.all);
});

test('the description of several people names each, also those without a name', () => {
  const people = [newPerson(''), { ...newPerson('Ravi'), diet: 'vegan' as const }];
  expect(describeParty({ ...noParty, people }, words)).toBe('Me: Everything. Ravi: Vegan');
});
