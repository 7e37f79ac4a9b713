import * as v from 'valibot';
import { codesOf } from '../../model/codes.ts';
import { listParts, recipeBook, type RecipeFiles } from '../../model/recipes/book.ts';
import { createDeriveDish } from '../../model/recipes/derive.ts';
import { recipeFileNames } from '../../model/read/recipes.ts';
import { dataFiles } from '../../model/schema/data-files.ts';
import { dataFilePath } from '../../model/read/files.ts';
import type { Files } from '../tasks/plan.ts';
import { valuesOf } from './content-file.ts';
import type { Follows } from './form.ts';
import { listMenuDishes, type MenuDish, textOf } from './menus.ts';

/** The recipes of the content; undefined while they have mistakes. */
export function readRecipeFiles(files: Files): RecipeFiles | undefined {
  const read = recipeFileNames.map((name) => {
    const result = v.safeParse(dataFiles[name].schema, valuesOf(files, dataFilePath(name)));
    return [name.replace('recipes/', ''), result.success ? result.output : undefined] as const;
  });
  // Each file is what its schema returns.
  return read.every(([, file]) => file !== undefined)
    ? (Object.fromEntries(read) as unknown as RecipeFiles)
    : undefined;
}

/** The names of everything that a recipe can be made of, by id. */
export const partNames = (files: RecipeFiles): Record<string, string> =>
  Object.fromEntries(listParts(files).map(({ id, name }) => [id, name]));

/** The id of what a dish is made of: its own recipe, the one with its name, or that of its category. */
export const recipeOf = ({ item, id, categoryRecipe }: MenuDish, known: ReadonlySet<string>): string | undefined =>
  [textOf(item['recipe']), id, categoryRecipe].find((one) => one !== undefined && known.has(one));

/** What a change of a recipe changes for allergens, at each branch: 'Harbour: now contains nuts (cashew)'. */
export function allergenChanges(before: readonly Follows[], after: readonly Follows[]): string[] {
  return after.flatMap((now) => {
    const was = before.find(({ store }) => store === now.store);
    const without = (some: readonly string[], others: readonly string[] = []) =>
      some.filter((one) => !others.includes(one)).join(', ');
    const changes = [
      ['now contains', without(now.contains, was?.contains)],
      ['no longer contains', without(was?.contains ?? [], now.contains)],
      ['now may contain', without(now.mayContain, was?.mayContain)],
    ].flatMap(([words, those]) => (those ? `${words} ${those}` : []));
    return changes.length > 0 ? `${now.store}: ${changes.join(', ')}` : [];
  });
}

/** What follows from a recipe, for each branch with a dish of it. Empty while the recipes have mistakes. */
export function followsFrom(files: Files, recipe: string): Follows[] {
  const parts = readRecipeFiles(files);
  if (!parts) return [];
  const book = recipeBook(parts);
  const known = new Set(book.parts.keys());
  const dishes = listMenuDishes(files).map((dish) => Object.assign(dish, { recipe: recipeOf(dish, known) }));
  const branches = new Map(dishes.filter((dish) => dish.recipe === recipe).map(({ branch, store }) => [branch, store]));
  return [...branches].flatMap(([branch, store]) => {
    const served = dishes.flatMap((dish) => (dish.branch === branch && dish.recipe !== undefined ? dish.recipe : []));
    try {
      const derived = createDeriveDish(book, branch, served)(recipe);
      const { diet, contains, mayContain } = derived;
      const named = [contains, mayContain].map((some) =>
        Object.entries(some).map(([allergen, causes]) => `${allergen} (${(causes as string[]).join(', ')})`),
      );
      return { store, diet, contains: named[0] ?? [], mayContain: named[1] ?? [], codes: codesOf(derived) };
    } catch {
      // A part is not known yet, which the check says at its field.
      return [];
    }
  });
}
