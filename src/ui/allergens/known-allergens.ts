import { allergenState, type AllergenCauses, type DishAllergens } from '../../../model/allergen-state.ts';
import { fill } from '../../../model/fill.ts';
import { type Allergen, allergens } from '../../../model/schema/allergens.ts';
import type { AllergenWords } from './allergen-words.ts';

/** A dish with what is known of its allergens. */
export interface KnownDish {
  allergens: DishAllergens;
}

/** Whether some of the fourteen allergens of a dish are "not checked", and whether all are. */
export function uncheckedPart(known: DishAllergens): 'none' | 'some' | 'all' {
  const unchecked = allergens.filter((allergen) => allergenState(known, allergen) === 'notChecked').length;
  return unchecked === 0 ? 'none' : unchecked === allergens.length ? 'all' : 'some';
}

/** Whether every dish of a list has unchecked allergens, so that one sentence (AllergyAdvice) says it for all of them. */
export const isEveryDishUnchecked = (dishes: readonly KnownDish[]): boolean =>
  dishes.length > 0 && dishes.every((dish) => uncheckedPart(dish.allergens) !== 'none');

/** The causes of the contained allergens, each once, with all that it brings. */
export function groupByCause(contains: AllergenCauses): { cause: string; allergens: Allergen[] }[] {
  const groups = new Map<string, Allergen[]>();
  for (const allergen of allergens)
    for (const cause of contains[allergen] ?? []) groups.set(cause, [...(groups.get(cause) ?? []), allergen]);
  return [...groups].map(([cause, some]) => ({ cause, allergens: some }));
}

/** The allergen data that all dishes of a list share; null if they differ, or if there are fewer than two. */
export function sharedAllergens(dishes: readonly KnownDish[]): DishAllergens | null {
  const [first, ...others] = dishes.map((dish) => dish.allergens);
  const isSame = (other: DishAllergens) => factsKey(other) === factsKey(first as DishAllergens);
  return first && others.length > 0 && others.every(isSame) ? first : null;
}

/** Equal for dishes of which the same is known, whenever they were checked. */
const factsKey = ({ contains, crossContact, inDoubt, notInRecipe }: DishAllergens) =>
  JSON.stringify([allergens.map((allergen) => contains[allergen] ?? null), crossContact, inDoubt, notInRecipe]);

const longDate = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

/** Sentences: how many of the dishes the kitchen has checked and the last date, and what holds for the allergens of all. */
export function describeCheckedDishes(
  dishes: readonly KnownDish[],
  words: Pick<AllergenWords, 'checkedSome' | 'unchecked' | 'restOfAll'>,
): string {
  const days = dishes.flatMap(({ allergens: { checked } }) => checked || []).toSorted();
  const last = days.at(-1);
  const checked = last
    ? fill(words.checkedSome, { n: days.length, total: dishes.length, date: longDate.format(new Date(last)) })
    : words.unchecked;
  return isEveryDishUnchecked(dishes) ? `${checked} ${words.restOfAll}` : checked;
}
