import { nearest, writeNearest } from '../nearest.ts';
import type { RecipeBook, Served } from '../recipes/book.ts';
import { slugify } from '../slug.ts';
import { withoutCodes } from './codes.ts';
import type { CategoryFile, CheckedFile, DishFile } from './menu.ts';
import type { Path } from './source.ts';

/** What each dish of a file is made of: its own recipe, the one with its name, or that of its category. Reports those without. */
export function listServed(
  branch: string,
  { source, value }: CheckedFile<{ categories: CategoryFile[]; items?: DishFile[] | undefined }>,
  book: RecipeBook | undefined,
): Served[] {
  const ids = [...(book?.parts.keys() ?? [])];
  const isKnown = (id: string) => !book || book.parts.has(id);
  const checkRecipe = (id: string | undefined, path: Path) => {
    if (id === undefined || isKnown(id)) return;
    const remedy = writeNearest(id, ids, 'add it to content/recipes/recipes.yaml');
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
      const baseName = withoutCodes(item.name);
      const dish = slugify(baseName);
      const recipe = [item.recipe, dish, ofCategory].find((id) => id !== undefined && isKnown(id));
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
