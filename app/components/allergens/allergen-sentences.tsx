import type { ReactNode } from 'react';
import * as words from 'virtual:content/menu-page';
import type { AllergenCauses, Dish } from '../../../model/types.ts';
import { allergens } from '../../../model/schema/allergens.ts';
import { fill } from '../../../model/fill.ts';

const { dish: sentences } = words.finder;

/** Delimiter round bold text: a private-use character, which content does not contain. */
const BOLD_MARK = '\uE000';

/**
 * Sentences about the allergens of a dish: those it contains and may contain, with their causes, and whether others are
 * unchecked. Contained allergens are bold, as on food labels.
 */
export function AllergenSentences({ dish, before = '' }: { dish: Dish; before?: string }): ReactNode {
  const text = [before, ...describeAllergens(dish)].filter(Boolean).join(' ');
  return text.split(BOLD_MARK).map((piece, index) => (index % 2 === 1 ? <b key={index}>{piece}</b> : piece));
}

function describeAllergens({ allergens: { contains, mayContain, complete } }: Dish): string[] {
  const [has, may] = [listAllergens(contains, BOLD_MARK), listAllergens(mayContain)];
  return [
    ...(has ? [`${fill(sentences.contains, { list: has })}.`] : []),
    ...(may ? [`${fill(sentences.mayContain, { list: may })}.`] : []),
    ...(!has && !may && complete ? [sentences.nothing] : []),
    ...(complete ? [] : [sentences.rest]),
  ];
}

const listFormat = new Intl.ListFormat('en-GB', { type: 'unit' });

/** 'gluten (wheat flour), milk (ghee)'; '' for no allergens. `mark` is put before and after each allergen. */
function listAllergens(causes: AllergenCauses, mark = ''): string {
  return listFormat.format(
    allergens.flatMap((allergen) => {
      const cause = causes[allergen];
      return cause === undefined
        ? []
        : [fill(sentences.cause, { allergen: mark + words.allergens[allergen].toLowerCase() + mark, cause })];
    }),
  );
}

const longDate = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

/** A sentence: how many of the dishes the kitchen has checked, and the last date. */
export function describeCheckedDishes(dishes: readonly Dish[]): string {
  const days = dishes.flatMap(({ allergens: { checked } }) => checked || []).toSorted();
  const last = days.at(-1);
  return last
    ? fill(words.finder.checkedSome, { n: days.length, total: dishes.length, date: longDate.format(new Date(last)) })
    : words.finder.unchecked;
}
