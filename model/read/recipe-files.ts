import { deriveAll, type DerivedDish } from '../recipes/derive.ts';
import type { RecipeBook, RecipeFiles } from '../recipes/book.ts';
import type { DataFileName } from '../schema/data-files.ts';
import type { Content } from '../types.ts';
import type { BranchFiles } from './branches.ts';
import type { SomeDataFiles } from './data.ts';
import { dataFilePath, keepsRecipes } from './files.ts';
import { checkUse, readRecipes, type RecipeSources } from './recipes.ts';
import { listServed } from './served.ts';
import type { Source } from './source.ts';

/** The files that a restaurant has together, or none of them. */
export const recipeFileNames = [
  'recipes/ingredients',
  'recipes/preparations',
  'recipes/recipes',
  'recipes/stations',
] as const satisfies readonly DataFileName[];

/** Reads what all dishes are made of, and derives allergens and diets. Undefined if the recipes have mistakes. */
export function readRecipeFiles(
  data: SomeDataFiles,
  sources: ReadonlyMap<string, Source>,
  branches: readonly BranchFiles[],
): { recipes: Content['recipes']; derived: ReadonlyMap<string, ReadonlyMap<string, DerivedDish>> } | undefined {
  const list = (book?: RecipeBook) =>
    branches.flatMap(({ branch, menu, drinks }) =>
      [menu, drinks].flatMap((file) => (file ? listServed(branch.key, file, book) : [])),
    );
  if (!keepsRecipes(sources.keys())) return { recipes: { served: list() }, derived: new Map() };
  const byFile = <Value>(read: (name: (typeof recipeFileNames)[number]) => Value) =>
    Object.fromEntries(recipeFileNames.map((name) => [name.replace('recipes/', ''), read(name)]));
  const files = byFile((name) => data[name]);
  const from = byFile((name) => sources.get(dataFilePath(name)));
  if (!isEveryOne<RecipeFiles>(files) || !isEveryOne<RecipeSources>(from)) return undefined;
  const book = readRecipes(
    files,
    from,
    branches.map(({ branch }) => branch.key),
  );
  if (!book) return undefined;
  checkUse(book, from.stations);
  const served = list(book);
  const signature = data['recipes/signature'];
  const known = served.filter(({ recipe }) => book.parts.has(recipe));
  const derived = [...Map.groupBy(deriveAll(book, known), ({ branch }) => branch)];
  return {
    recipes: { book, served, ...(signature && { signature }) },
    derived: new Map(
      derived.map(([branch, dishes]) => [branch, new Map(dishes.map((one) => [one.dish, one.derived]))]),
    ),
  };
}

const isEveryOne = <Values extends object>(values: object): values is Values =>
  Object.values(values).every((value) => value !== undefined);
