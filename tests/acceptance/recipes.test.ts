import { expect, test } from 'vitest';
import { testLaws } from '#model/recipes/laws.testing.ts';
import { content } from './content.ts';

/** The recipes of this restaurant. */

testLaws(content.recipes);

test('every dish has a definite list, and no cause in it is a guess', () => {
  const known = Object.values(content.menus).flatMap(({ pages }) =>
    pages.flatMap(({ categories }) => categories.flatMap(({ items }) => items.map((dish) => dish.allergens))),
  );
  expect(known).not.toContain(undefined);
  const causes = known.flatMap((one) => [one!.contains, one!.mayContain].flatMap((some) => Object.values(some).flat()));
  expect(causes.length).toBeGreaterThan(0);
  expect(
    causes.filter((cause) => /\?|\b(?:if (?:used|added)|in some|may be|perhaps|possibly|sometimes)\b/i.test(cause)),
  ).toEqual([]);
});
