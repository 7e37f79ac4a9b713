import { expect, test } from 'vitest';
import * as words from 'virtual:content/menu-page';
import { noFilters } from './filters.ts';
import { describeFilters } from './describe-filters.ts';

test('the description names every choice that hides dishes', () => {
  const text = describeFilters(
    { search: 'soup', diet: 'vegan', heat: 1, without: ['peanuts', 'milk'], allow: [] },
    words,
  );
  for (const part of [
    'soup',
    words.finder.diets.vegan,
    words.finder.heats[1],
    words.allergens.peanuts,
    words.allergens.milk,
  ])
    expect(text).toContain(part);
  expect(describeFilters(noFilters, words)).toBe(words.finder.diets.all);
});
