import { isSame } from '../../model/edit/yaml-text.ts';
import { keysOf } from '../../model/pick.ts';
import type { DerivedDish } from '../../model/recipes/derive.ts';
import { type Allergen, kindsIn } from '../../model/schema/allergens.ts';
import type { Files } from '../tasks/plan.ts';
import { newFalseClaims } from './claims.ts';
import { keyOf, listMenuDishes, type MenuDish, someOf, textOf, titleOfDish } from './menus.ts';
import { createFoodFinder } from './named-foods.ts';
import { deriveDishes } from './recipes.ts';

/** A dish that is on the menu after a change, and what it was before. */
export interface ComparedDish {
  before: MenuDish | undefined;
  dish: MenuDish;
  was: DerivedDish | undefined;
  now: DerivedDish;
}

/** All dishes that are on the menu after a change. A form renames one dish at most: the one that its branch no longer has. */
export function compareDishes(before: Files, after: Files): ComparedDish[] {
  const [old, next] = [deriveDishes(before), deriveDishes(after)];
  const [byKey, kept] = [
    new Map(old.map((one) => [keyOf(one.dish), one])),
    new Set(next.map(({ dish }) => keyOf(dish))),
  ];
  const gone = old.filter(({ dish }) => !kept.has(keyOf(dish)));
  return next.map(({ dish, derived }) => {
    const was = byKey.get(keyOf(dish)) ?? gone.find((one) => one.dish.branch === dish.branch);
    return { before: was?.dish, dish, was: was?.derived, now: derived };
  });
}

/** The first dish that a change shows on: in its own fields, or else in what follows from its recipe. */
export function changedDish(before: Files, after: Files): MenuDish | undefined {
  const old = new Map(listMenuDishes(before).map((dish) => [keyOf(dish), dish.item]));
  return (
    listMenuDishes(after).find((dish) => !isSame(old.get(keyOf(dish)), dish.item)) ??
    compareDishes(before, after).find(({ was, now }) => !isSame(was, now))?.dish
  );
}

export const allergenChanges = (dishes: readonly ComparedDish[]): string[] =>
  groupDishes(dishes, (one) => changeText(one) || [], titleOfDish, '; ').map(([text, some]) => `${some}: ${text}`);

export interface Question {
  question: string;
  /** The foods that a recipe may lack. */
  missing?: string;
  /** What is true if it is no slip: 'it has no cashew'. */
  meaning?: string;
}

const listOf = (all: readonly string[], type: Intl.ListFormatType = 'conjunction'): string | undefined =>
  all.length > 0 ? new Intl.ListFormat('en-GB', { type }).format(all) : undefined;

/** Asks about what guests would no longer read, about foods that only the texts of a dish have, and about texts that deny what the recipes have. `own` is what its form asks. */
export function askAboutChange(
  before: Files,
  after: Files,
  dishes: readonly ComparedDish[],
  own?: string,
): Question | undefined {
  const [losses, unsaid] = [askAboutLosses(dishes), listUnsaid(after, dishes)];
  const words = unsaid.map(
    ({ foods, names }) => `What guests read of ${names} says ${listOf(foods)}; the recipe does not.`,
  );
  const claims = newFalseClaims(
    before,
    after,
    dishes.some(({ was, now }) => !isSame(was, now)),
  );
  const texts = [own, losses, ...words, ...claims].filter(Boolean);
  if (texts.length === 0) return undefined;
  const foods = [...new Set(unsaid.flatMap((one) => one.foods))];
  const [missing, none] = [listOf(foods), listOf(foods, 'disjunction')];
  const meaning = listOf([...(none ? [`it has no ${none}`] : []), ...(losses ? ['guests need no such warning'] : [])]);
  return { question: `${texts.join(' ')} Is that right?`, ...(missing && { missing }), ...(meaning && { meaning }) };
}

export function askAboutLosses(dishes: readonly ComparedDish[]): string | undefined {
  const losses = groupDishes(dishes, (one) => compareWarnings(one).lost);
  const texts = losses.map(([loss, some]) => `Guests will no longer read “${loss}” at ${some}.`);
  return texts.join(' ') || undefined;
}

/** Words of a description that say a shape: of rice as often as of wheat. */
const shapes = new Set(['batter', 'cake']);

/** What a dish is not made of, or goes with: 'no cheese', 'dairy-free', 'for parotta'; up to the next part of the sentence. */
const notMade = /\b(?:no|not|without|never|for)\b.*$|\S+[- ]free\b/gi;
/** The list that follows: 'free of nuts, gluten and mustard'. */
const FREE_OF = /\bfree (?:of|from)\b[^.;:()]*/gi;

/** The foods that the name, the description or the picture’s text of a dish says and its recipe does not, where that is new. */
function listUnsaid(after: Files, dishes: readonly ComparedDish[]) {
  const foodsIn = createFoodFinder(after);
  const unsaid = ({ name, item }: MenuDish, { contains, kinds }: DerivedDish): string[] =>
    [name, ...['localName', 'description', 'alt'].map((field) => textOf(item[field]))]
      .flatMap((text) => text.replaceAll(FREE_OF, '').split(/[.,;:()]|\b(?:but|with|in|from|on|over)\b/))
      .flatMap((part) => foodsIn(part.replaceAll(notMade, '')))
      .filter(({ food, means }) => {
        const has = (one: Allergen) =>
          one in contains && kindsIn(one, [food]).every((kind) => kinds.contains[one]?.includes(kind));
        return means.length > 0 && !shapes.has(food) && !means.some(has);
      })
      .map(({ food }) => food);
  const changed = dishes.filter((one) => !isSame(one.was, one.now) || !isSame(one.before?.item, one.dish.item));
  const texts = groupDishes(changed, ({ before, dish, was, now }) => {
    const known = before && was ? unsaid(before, was) : [];
    return [...new Set(unsaid(dish, now).filter((food) => !known.includes(food)))].join('\n') || [];
  });
  return texts.map(([foods, names]) => ({ foods: foods.split('\n'), names }));
}

/** Each text with the dishes that it is true of: the first three, and how many more. */
function groupDishes(
  dishes: readonly ComparedDish[],
  textsOf: (one: ComparedDish) => string | readonly string[],
  titleOf: (dish: MenuDish) => string = ({ name }) => name,
  separator = ', ',
): (readonly [text: string, dishes: string])[] {
  const pairs = dishes.flatMap((one) => [textsOf(one)].flat().map((text) => ({ text, title: titleOf(one.dish) })));
  return [...Map.groupBy(pairs, ({ text }) => text)].map(([text, some]) => {
    return [text, someOf([...new Set(some.map(({ title }) => title))], separator)];
  });
}

const lists = [
  ['contains', 'contains'],
  ['mayContain', 'may contain'],
] as const;

/** What guests read of a dish, for each kind of nut or cereal: 'contains nuts (cashew)'. */
const warningsOf = (dish: DerivedDish | undefined): string[] =>
  lists.flatMap(([list, words]) =>
    keysOf(dish?.[list] ?? {}).flatMap((allergen) => {
      const kinds = dish?.kinds[list][allergen] ?? [];
      return kinds.length === 0 ? `${words} ${allergen}` : kinds.map((kind) => `${words} ${allergen} (${kind})`);
    }),
  );

/** The warnings that a change adds and takes away. A trace that is an ingredient now is not taken away. */
function compareWarnings({ was, now }: ComparedDish) {
  const [before, after] = [warningsOf(was), warningsOf(now)];
  // Nuts of a kind are nuts.
  const has = (all: readonly string[], warning: string) => all.some((one) => one.startsWith(warning));
  return {
    added: after.filter((one) => !has(before, one)),
    lost: before.filter((one) => !has(after, one) && !has(after, one.replace('may contain', 'contains'))),
  };
}

function changeText(dish: ComparedDish): string {
  const { added, lost } = compareWarnings(dish);
  return [...added.map((one) => `now ${one}`), ...lost.map((one) => `no longer ${one}`)].join(', ');
}
