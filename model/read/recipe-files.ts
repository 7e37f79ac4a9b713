import { deriveAll, type ServedDish } from '../recipes/derive.ts';
import { nearest, nearestRemedy } from '../nearest.ts';
import type { RecipeBook, RecipeFiles, Served } from '../recipes/book.ts';
import type { DataFileName } from '../schema/data-files.ts';
import type { Content } from '../types.ts';
import type { BranchFiles } from './branches.ts';
import { namesOf } from './codes.ts';
import type { SomeDataFiles } from './check.ts';
import { dataFilePath } from './files.ts';
import type { CategoryFile, CheckedFile, DishFile } from './menu.ts';
import { checkUse, readRecipes, type RecipeSources } from './recipes.ts';
import type { Path, Source } from './source.ts';

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
): { recipes: Content['recipes']; derived: readonly ServedDish[] } | undefined {
  const byFile = <Value>(read: (name: (typeof recipeFileNames)[number]) => Value) =>
    Object.fromEntries(recipeFileNames.map((name) => [name.replace('recipes/', ''), read(name)]));
  const files = byFile((name) => data[name]);
  const from = byFile((name) => sources.get(dataFilePath(name)));
  if (!isEveryOne<RecipeFiles>(files) || !isEveryOne<RecipeSources>(from)) return undefined;
  const keys = branches.map(({ branch }) => branch.key);
  const book = readRecipes(files, from, keys);
  if (!book) return undefined;
  checkUse(book, from.stations);
  const served = branches.flatMap(({ branch, menu, drinks }) =>
    [menu, drinks].flatMap((file) => (file ? listServed(branch.key, file, book) : [])),
  );
  const signature = data['recipes/signature'];
  const known = served.filter(({ recipe }) => book.parts.has(recipe));
  return { recipes: { book, served, ...(signature && { signature }) }, derived: deriveAll(book, known) };
}

const isEveryOne = <Values extends object>(values: object): values is Values =>
  Object.values(values).every((value) => value !== undefined);

/** What each dish of a file is made of: its own recipe, the one with its name, or that of its category. Reports those without. */
function listServed(
  branch: string,
  { source, value }: CheckedFile<{ categories: CategoryFile[]; items?: DishFile[] | undefined }>,
  { parts }: RecipeBook,
): Served[] {
  const ids = [...parts.keys()];
  const checkRecipe = (id: string | undefined, path: Path) => {
    if (id === undefined || parts.has(id)) return;
    const remedy = nearestRemedy(id, ids, 'add it to content/recipes/recipes.yaml');
    source.report([...path, 'recipe'], `there is no "${id}" in the recipes; ${remedy}`);
  };
  const groups = [
    ...value.categories.map(({ items, recipe }, index) => ({ items, recipe, path: ['categories', index] })),
    { items: value.items ?? [], recipe: undefined, path: [] },
  ];
  return groups.flatMap(({ items, recipe: ofCategory, path }) => {
    checkRecipe(ofCategory, path);
    return items.map((item, index): Served => {
      const place = [...path, 'items', index];
      checkRecipe(item.recipe, place);
      const { baseName, id: dish } = namesOf(item);
      const recipe = [item.recipe, dish, ofCategory].find((id) => id !== undefined && parts.has(id));
      if (recipe === undefined && item.recipe === undefined && dish !== '') {
        const meant = nearest(dish, ids);
        const remedy = meant ? `is ${meant} meant? Else add` : 'add';
        source.report(
          [...place, 'name'],
          `"${baseName}" has no recipe; ${remedy} ${dish} to content/recipes/recipes.yaml, or name another under "recipe"`,
        );
      }
      return { branch, dish, baseName, recipe: recipe ?? dish };
    });
  });
}
