import * as v from 'valibot';
import { codesOf } from '../../model/codes.ts';
import { listParts, pickRecipe, recipeBook, type RecipeFiles } from '../../model/recipes/book.ts';
import { createDeriveDish, deriveAll, type DerivedDish } from '../../model/recipes/derive.ts';
import { recipeFileNames } from '../../model/read/recipes.ts';
import { type DataFileName, dataFiles } from '../../model/schema/data-files.ts';
import { dataFilePath } from '../../model/read/files.ts';
import type { Files } from '../tasks/plan.ts';
import { valuesOf } from './content-file.ts';
import type { Opened, Preview } from './form.ts';
import { keyOf, listMenuDishes, listStores, type MenuDish, textOf } from './menus.ts';

/** A file of the content; undefined while it has mistakes. */
export function readDataFile<Name extends DataFileName>(
  files: Files,
  name: Name,
): v.InferOutput<(typeof dataFiles)[Name]['schema']> | undefined {
  const values = valuesOf(files, dataFilePath(name));
  const result = parsed.get(values) ?? v.safeParse(dataFiles[name].schema, values);
  parsed.set(values, result);
  // It is what the schema of this file returns.
  return result.success ? (result.output as v.InferOutput<(typeof dataFiles)[Name]['schema']>) : undefined;
}
const parsed = new WeakMap<object, v.SafeParseResult<v.GenericSchema>>();

/** The recipes of the content; undefined while they have mistakes. */
export function readRecipeFiles(files: Files): RecipeFiles | undefined {
  const read = recipeFileNames.map((name) => {
    return [name.replace('recipes/', ''), readDataFile(files, name)] as const;
  });
  // Each file is what its schema returns.
  return read.every(([, file]) => file !== undefined)
    ? (Object.fromEntries(read) as unknown as RecipeFiles)
    : undefined;
}

export const partNames = (files: RecipeFiles): Record<string, string> =>
  Object.fromEntries(listParts(files).map(({ id, name }) => [id, name]));

export const recipeOf = ({ item, id, categoryRecipe }: MenuDish, known: ReadonlySet<string>): string | undefined =>
  pickRecipe([textOf(item['recipe']), id, categoryRecipe], known);

/** What the recipes of dishes are called, by id: as the dish of that id, or the first that is made so. */
export function recipeNames(files: Files): Record<string, string> {
  const parts = readRecipeFiles(files);
  const known = new Set(Object.keys(parts ? partNames(parts) : {}));
  const named = listMenuDishes(files).flatMap((dish) => {
    const recipe = recipeOf(dish, known);
    return recipe === undefined ? [] : [{ recipe, dish }];
  });
  // The last of one key stays.
  const inOrder = named
    .toReversed()
    .toSorted((a, b) => Number(a.recipe === a.dish.id) - Number(b.recipe === b.dish.id));
  return Object.fromEntries(inOrder.map(({ recipe, dish }) => [recipe, dish.name]));
}

/** What is called by ids, by its kind: ingredients and preparations, equipment, recipes, dishes and branches. */
export function namesIn(files: Files): Opened['names'] {
  const recipes = readRecipeFiles(files);
  const stations = Object.entries(recipes?.stations.stations ?? {});
  return {
    parts: recipes ? partNames(recipes) : {},
    stations: Object.fromEntries(stations.map(([id, { name }]) => [id, name])),
    recipes: recipeNames(files),
    dishes: Object.fromEntries(listMenuDishes(files).map(({ id, name }) => [id, name])),
    branches: Object.fromEntries(listStores(files).map(({ branch, store }) => [branch, store])),
  };
}

/** 'nuts (cashew)' */
const named = (some: DerivedDish['contains'] = {}): string[] =>
  Object.entries(some).map(([allergen, causes]) => `${allergen} (${causes.join(', ')})`);

/** What follows for each dish that has a recipe. Nothing while the recipes have mistakes. */
export function deriveDishes(files: Files) {
  const parts = readRecipeFiles(files);
  if (!parts) return [];
  const book = recipeBook(parts);
  const known = new Set(book.parts.keys());
  const dishes = new Map(listMenuDishes(files).map((dish) => [keyOf(dish), dish]));
  const served = [...dishes.values()].flatMap((dish) => {
    const recipe = recipeOf(dish, known);
    return recipe === undefined ? [] : [{ branch: dish.branch, dish: dish.id, baseName: dish.name, recipe }];
  });
  try {
    return deriveAll(book, served).flatMap(({ branch, dish: id, recipe, derived }) => {
      const dish = dishes.get(`${branch}/${id}`);
      return dish ? [{ dish, recipe, derived }] : [];
    });
  } catch {
    // A part is not known yet, which the check says at its field.
    return [];
  }
}

/** What follows for the preparations at each branch: a text may say "our sambar". */
export function derivePreparations(files: Files): { name: string; title: string; derived: DerivedDish }[] {
  const parts = readRecipeFiles(files);
  const served = Map.groupBy(deriveDishes(files), ({ dish }) => dish.store);
  return [...served].flatMap(([store, dishes]) => {
    const recipes = dishes.map(({ recipe }) => recipe);
    const derive = parts && createDeriveDish(recipeBook(parts), dishes[0]?.dish.branch ?? '', recipes);
    return Object.entries(parts?.preparations ?? {}).flatMap(([id, { name }]) =>
      derive ? { name, title: `${name}, ${store}`, derived: derive(id) } : [],
    );
  });
}

export function followsFrom(files: Files, recipe: string): Preview {
  const dishes = deriveDishes(files).filter((one) => one.recipe === recipe);
  const stores = new Map(dishes.map(({ dish, derived }) => [dish.store, derived]));
  return [...stores].map(([store, derived]) => {
    if (derived.ingredients.length === 0) return { title: store, lines: ['No ingredient is picked yet'] };
    const [contains, mayContain] = [named(derived.contains).join('; '), named(derived.mayContain).join('; ')];
    const codes = codesOf(derived).join(', ');
    return {
      title: `${store}: ${derived.diet}${codes && ` (${codes})`}`,
      lines: [`Contains ${contains || 'none of the fourteen'}`, ...(mayContain ? [`May contain ${mayContain}`] : [])],
    };
  });
}
