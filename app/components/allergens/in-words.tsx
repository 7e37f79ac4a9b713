import * as words from 'virtual:content/menu-page';
import type { AllergenCauses, Dish } from '../../content/schema.ts';
import { allergens } from '../../content/schema/allergens.ts';
import { fill } from '../../ui/fill.ts';

const { dish: sentences } = words.finder;

/** What a dish contains and through what, what it may contain and why, and what nobody knows: sentences, one after the other. */
export function allergensInWords({ allergens: { contains, mayContain, complete } }: Dish): string[] {
  const [has, may] = [named(contains), named(mayContain)];
  return [
    ...(has ? [`${fill(sentences.contains, { list: has })}.`] : []),
    ...(may ? [`${fill(sentences.mayContain, { list: may })}.`] : []),
    ...(!has && !may && complete ? [sentences.nothing] : []),
    ...(complete ? [] : [sentences.rest]),
  ];
}

const listed = new Intl.ListFormat('en-GB', { type: 'unit' });

/** 'gluten (wheat flour), milk (ghee)'; '' where there is none. */
function named(causes: AllergenCauses): string {
  return listed.format(
    allergens.flatMap((allergen) => {
      const cause = causes[allergen];
      return cause === undefined
        ? []
        : [fill(sentences.cause, { allergen: words.allergens[allergen].toLowerCase(), cause })];
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
