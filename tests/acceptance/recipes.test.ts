import { expect, test } from 'vitest';
import { allergens } from '../../model/schema/allergens.ts';
import { testLaws } from '../../model/recipes/laws.testing.ts';
import { dishesOn } from '../../model/dishes-on.ts';
import { content } from './content.ts';

/** The recipes of this restaurant. */

testLaws(content.recipes);

test('every dish has a definite list, and no cause in it is a guess', () => {
  const known = Object.values(content.menus).flatMap((pages) => dishesOn(pages).map((dish) => dish.allergens));
  expect(known).not.toContain(undefined);
  const causes = known.flatMap((one) => [one!.contains, one!.mayContain].flatMap((some) => Object.values(some).flat()));
  expect(causes.length).toBeGreaterThan(0);
  expect(
    causes.filter((cause) => /\?|\b(?:if (?:used|added)|in some|may be|perhaps|possibly|sometimes)\b/i.test(cause)),
  ).toEqual([]);
});

test('no example on the card for the kitchen is an ingredient without that allergen', () => {
  const { examples, translation } = content['our-table'].card;
  const ingredients = [...content.recipes.book.parts.values()].filter((part) => part.kind === 'ingredient');
  const wrong = [examples, translation].flatMap((texts) =>
    allergens.flatMap((allergen) =>
      // What follows "not" is no example.
      (texts?.[allergen] ?? '')
        .split(/[,;:()]/)
        .filter((example) => !/\bnot\b|அல்ல/.test(example))
        .filter((example) => {
          const named = ingredients.filter(({ name, localName = '' }) =>
            [name.split(' with ')[0], localName].some((known) => known && `${example.trim()} `.startsWith(`${known} `)),
          );
          return named.length > 0 && !named.some(({ contains, traces }) => allergen in { ...contains, ...traces });
        }),
    ),
  );
  expect(wrong).toEqual([]);
});
