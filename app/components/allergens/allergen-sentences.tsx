import type { ReactNode } from 'react';
import * as words from 'virtual:content/menu-page';
import { allergenState } from '../../../model/allergen-state.ts';
import type { Dish } from '../../../model/types.ts';
import { type Allergen, allergens } from '../../../model/schema/allergens.ts';
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

function describeAllergens({ allergens: known }: Dish): string[] {
  const { contains, crossContact } = known;
  const has = list.format(
    allergens.flatMap((allergen) => {
      const causes = contains[allergen];
      if (!causes) return [];
      return fill(sentences.cause, { allergen: BOLD_MARK + nameOf(allergen) + BOLD_MARK, cause: causes.join('; ') });
    }),
  );
  const may = crossContact.map(({ at, allergens: some }) =>
    fill(sentences.shared, { at, allergens: list.format(some.map(nameOf)) }),
  );
  const isKnown = (allergen: Allergen) => allergenState(known, allergen) !== 'notChecked';
  if (!allergens.some(isKnown)) return [sentences.unchecked];
  const isComplete = allergens.every(isKnown);
  return [
    ...(has ? [`${fill(sentences.contains, { list: has })}.`] : []),
    ...(may.length > 0 ? [`${fill(sentences.mayContain, { list: may.join('; ') })}.`] : []),
    ...(isComplete ? [] : [sentences.rest]),
    ...(isComplete && !has && may.length === 0 ? [sentences.nothing] : []),
  ];
}

const nameOf = (allergen: Allergen) => words.allergens[allergen].toLowerCase();
const list = new Intl.ListFormat('en-GB', { type: 'unit' });

const longDate = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

/** A sentence: how many of the dishes the kitchen has checked, and the last date. */
export function describeCheckedDishes(dishes: readonly Dish[]): string {
  const days = dishes.flatMap(({ allergens: { checked } }) => checked || []).toSorted();
  const last = days.at(-1);
  return last
    ? fill(words.finder.checkedSome, { n: days.length, total: dishes.length, date: longDate.format(new Date(last)) })
    : words.finder.unchecked;
}
