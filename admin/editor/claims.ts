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

/** Sentences of any text that deny what the recipes have: "our sambar is gluten free", "no nuts in our kitchen", "suitable for vegans". */

/** What follows "no", "without" or "free from", up to the next part of the sentence; what stands before "free", or for whom a dish is safe. */
const DENIED =
  /\b(?:no|without|free (?:of|from)|(?:not|never|n[’']t) (?:contain|have|use|add))\b((?:(?!\b(?:in|on|at|for|but|with|which)\b)[^;:()])*)|(\S+)[- ]free\b(?! (?:of|from))|\b(?:safe|suitable|fine|good|okay) for\b([^;:()]*)/gi;
/** What a dish is said to be as a whole. */
const PROMISE =
  /\b(vegan|vegetarian)s?\b|\b(?:no|without|free (?:of|from)) (?:\w+ )?allergens?\b|\ballergen[- ]free\b/gi;
const ALLERGEN_FREE = 'free of allergens';
/** A question, or a sentence that promises nothing: "no dish is free of nuts". */
const NO_PROMISE = /\?$|\b(?:no|not|never|cannot|\w+n[’']t)\b[^,;]*\b(?:free|safe|suitable|fine|vegan|vegetarian)/i;

/** What the recipes say to sentences of a change, and to all others where the change is one of allergens. */
export function newFalseClaims(before: Files, after: Files, changesAllergens: boolean): string[] {
  const was = denialsIn(before);
  const known = new Set(changesAllergens ? [] : was.map(keyOf));
  const said = denialsIn(after).filter((one) => !known.has(keyOf(one)));
  const old = falseClaims(before, changesAllergens ? was : []);
  return [...falseClaims(after, said)].flatMap(([key, text]) => (old.has(key) ? [] : text));
}

const keepsPromise = ({ diet, contains }: DerivedDish, promise: string): boolean =>
  promise === ALLERGEN_FREE ? Object.keys(contains).length === 0 : diet === 'vegan' || diet === promise;

type Denial = ReturnType<typeof denialsIn>[number];
const keyOf = ({ file, sentence }: Denial): string => `${file} ${sentence}`;

const denialsIn = (files: Files) =>
  [...files.keys()].filter(isProse).flatMap((file) =>
    [...walk(valuesOf(files, file))].flatMap(({ path, value }) =>
      (typeof value === 'string' ? value.split(/(?<=[.!?])\s+|\n+/) : []).flatMap((sentence) => {
        const parts = [...sentence.matchAll(DENIED)].map(([, ...some]) =>
          some.join('').replace(/\bcoeliacs?\b/i, 'gluten'),
        );
        const promises = [...sentence.matchAll(PROMISE)].map(([, diet]) => diet?.toLowerCase() ?? ALLERGEN_FREE);
        return parts.length + promises.length === 0 || NO_PROMISE.test(sentence)
          ? []
          : { file, path, sentence: sentence.trim(), parts, promises };
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
      const { file, path, sentence, parts, promises } = denial;
      const own = dishes.filter(({ dish }) => dish.file === file && isSame(dish.path, path.slice(0, dish.path.length)));
      const named = dishesIn(sentence).flatMap(({ meant }) => meant);
      const meant = own.length > 0 ? own : named;
      const about = meant.length > 0 ? meant : dishes;
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
      const others = promises.flatMap((promise) => {
        const titles = meant.filter(({ derived }) => !keepsPromise(derived, promise)).map(({ title }) => title);
        return titles.length > 0 ? `these are not ${promise}: ${someOf([...new Set(titles)])}` : [];
      });
      const place = own[0]?.title ?? titleOf(files, file);
      return texts.length + others.length === 0
        ? []
        : [[keyOf(denial), `${place} says “${sentence}” By the recipes ${[...texts, ...others].join('; ')}.`] as const];
    }),
  );
}
