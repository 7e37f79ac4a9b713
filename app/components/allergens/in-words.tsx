import type { ReactNode } from 'react';
import * as words from 'virtual:content/menu-page';
import type { AllergenCauses, Dish } from '../../../model/types.ts';
import { allergens } from '../../../model/schema/allergens.ts';
import { fill } from '../../../model/fill.ts';

const { dish: sentences } = words.finder;

/** Stands on both sides of what is to be bold. Private use: no text from content has it. */
const MARK = '\uE000';

/**
 * What a dish contains and through what, what it may contain and why, and what nobody knows: sentences, one after the other.
 * What it does contain is bold, as on a label.
 */
export function AllergensInWords({ dish, before = '' }: { dish: Dish; before?: string }): ReactNode {
  const text = [before, ...sentencesAbout(dish)].filter(Boolean).join(' ');
  return text.split(MARK).map((piece, index) => (index % 2 === 1 ? <b key={index}>{piece}</b> : piece));
}

function sentencesAbout({ allergens: { contains, mayContain, complete } }: Dish): string[] {
  const [has, may] = [named(contains, MARK), named(mayContain)];
  return [
    ...(has ? [`${fill(sentences.contains, { list: has })}.`] : []),
    ...(may ? [`${fill(sentences.mayContain, { list: may })}.`] : []),
    ...(!has && !may && complete ? [sentences.nothing] : []),
    ...(complete ? [] : [sentences.rest]),
  ];
}

const listed = new Intl.ListFormat('en-GB', { type: 'unit' });

/** 'gluten (wheat flour), milk (ghee)'; '' where there is none. The mark comes before and after each name. */
function named(causes: AllergenCauses, mark = ''): string {
  return listed.format(
    allergens.flatMap((allergen) => {
      const cause = causes[allergen];
      return cause === undefined
        ? []
        : [fill(sentences.cause, { allergen: mark + words.allergens[allergen].toLowerCase() + mark, cause })];
    }),
  );
}

const longDate = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

/** Which of the dishes the kitchen has signed, and when it last did. */
export function whatIsChecked(dishes: readonly Dish[]): string {
  const days = dishes.flatMap(({ allergens: { checked } }) => checked || []).toSorted();
  const last = days.at(-1);
  return last
    ? fill(words.finder.checkedSome, { n: days.length, total: dishes.length, date: longDate.format(new Date(last)) })
    : words.finder.unchecked;
}
