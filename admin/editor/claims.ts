import { isSame } from '../../model/edit/yaml-text.ts';
import { walk } from '../../model/read/source.ts';
import type { DerivedDish } from '../../model/recipes/derive.ts';
import { type Allergen, kindsIn } from '../../model/schema/allergens.ts';
import type { Files } from '../tasks/plan.ts';
import { isProse, valuesOf } from './content-file.ts';
import { someOf, titleOfDish } from './menus.ts';
import {
  createFoodFinder,
  createNameFinder,
  isAllergenName,
  listIngredients,
  type NamedFood,
  plainly,
} from './named-foods.ts';
import { deriveDishes, derivePreparations } from './recipes.ts';
import { titleOf } from './units.ts';

/** Sentences of any text that deny what the recipes have: "our sambar is gluten free", "no nuts in our kitchen". */

/** What follows "no", "without" or "free from", up to the next part of the sentence; or what stands before "free". */
const DENIED =
  /\b(?:no|without|free (?:of|from)|(?:not|never|n[’']t) (?:contain|have|use|add))\b((?:(?!\b(?:in|on|at|for|but|with|which)\b)[^;:()])*)|(\S+)[- ]free\b(?! (?:of|from))/gi;
/** A question, or a sentence that promises nothing: "no dish is free of nuts". */
const NO_PROMISE = /\?$|\b(?:no|not|never|cannot|\w+n[’']t)\b[^,;]*\bfree\b/i;

/** What the recipes say to sentences of a change, and to all others where the change is one of allergens. */
export function newFalseClaims(before: Files, after: Files, changesAllergens: boolean): string[] {
  const was = denialsIn(before);
  const known = new Set(changesAllergens ? [] : was.map(keyOf));
  const said = denialsIn(after).filter((one) => !known.has(keyOf(one)));
  const old = falseClaims(before, changesAllergens ? was : []);
  return [...falseClaims(after, said)].flatMap(([key, text]) => (old.has(key) ? [] : text));
}

type Denial = ReturnType<typeof denialsIn>[number];
const keyOf = ({ file, sentence }: Denial): string => `${file} ${sentence}`;

const denialsIn = (files: Files) =>
  [...files.keys()].filter(isProse).flatMap((file) =>
    [...walk(valuesOf(files, file))].flatMap(({ path, value }) =>
      (typeof value === 'string' ? value.split(/(?<=[.!?])\s+|\n+/) : []).flatMap((sentence) => {
        const parts = [...sentence.matchAll(DENIED)].map(([, after, before]) => after ?? before ?? '');
        return parts.length === 0 || NO_PROMISE.test(sentence) ? [] : { file, path, sentence: sentence.trim(), parts };
      }),
    ),
  );

/** Each denial that is not true, by its place and words, with what the recipes say. */
function falseClaims(files: Files, denials: readonly Denial[]): ReadonlyMap<string, string> {
  if (denials.length === 0) return new Map();
  const foodsIn = createFoodFinder(files);
  const plain = new Map(listIngredients(files).map(([name]) => [name, ` ${plainly(name)} `]));
  /** An allergen comes from any of the ingredients; another food is one of them. */
  const has = (
    { ingredients, kinds, ...dish }: DerivedDish,
    list: 'contains' | 'mayContain',
    { food, means }: NamedFood,
  ) =>
    isAllergenName(food)
      ? means.some(
          (one: Allergen) =>
            one in dish[list] && kindsIn(one, [food]).every((kind) => kinds[list][one]?.includes(kind)),
        )
      : list === 'contains' && ingredients.some((one) => plain.get(one)?.includes(` ${food} `));
  const dishes = deriveDishes(files).map(({ dish, derived }) => ({
    name: dish.name,
    title: titleOfDish(dish),
    dish,
    derived,
  }));
  const dishesIn = createNameFinder([...dishes, ...derivePreparations(files)].map((one) => [one.name, one]));
  return new Map(
    denials.flatMap((denial) => {
      const { file, path, sentence, parts } = denial;
      const own = dishes.filter(({ dish }) => dish.file === file && isSame(dish.path, path.slice(0, dish.path.length)));
      const named = dishesIn(sentence).flatMap(({ meant }) => meant);
      const about = named.length > 0 ? named : own.length > 0 ? own : dishes;
      // "No nuts in the recipe" is true of a dish that may have traces.
      const lists = /\brecipe/i.test(sentence) ? (['contains'] as const) : (['contains', 'mayContain'] as const);
      const texts = parts.flatMap(foodsIn).flatMap((food) => {
        for (const list of food.means.length > 0 ? lists : []) {
          const titles = new Set(about.filter(({ derived }) => has(derived, list, food)).map(({ title }) => title));
          const verb = list === 'contains' ? 'have' : 'may have';
          const called = food.means.find((one) => one.startsWith(food.food)) ?? food.food;
          if (titles.size > 0) return `these ${verb} ${called}: ${someOf([...titles])}`;
        }
        return [];
      });
      const place = own[0]?.title ?? titleOf(files, file);
      return texts.length === 0
        ? []
        : [[keyOf(denial), `${place} says “${sentence}” By the recipes ${texts.join('; ')}.`] as const];
    }),
  );
}
