import * as v from 'valibot';
import { parse } from 'yaml';
import { ingredientsSchema, preparationsSchema, recipesSchema, stationsSchema } from '../schema/recipes.ts';
import { type RecipeBook, recipeBook, type Served } from './book.ts';

/** For tests: small books of recipes. */

/** Each file of content/recipes as YAML. A file that is left out is empty. */
interface Files {
  ingredients?: string;
  preparations?: string;
  recipes?: string;
  stations?: string;
}

/** A book from the YAML of its files. */
export function bookOf({ ingredients, preparations, recipes, stations }: Files): RecipeBook {
  const read = (text = '{}'): unknown => parse(text);
  return recipeBook({
    ingredients: v.parse(ingredientsSchema, read(ingredients)),
    preparations: v.parse(preparationsSchema, read(preparations)),
    recipes: v.parse(recipesSchema, read(recipes)),
    stations: v.parse(stationsSchema, { stations: {}, ...(read(stations) as object) }),
  });
}

/** The ids of all recipes of a book, without those of its preparations and ingredients. */
export const recipeIds = (book: RecipeBook): string[] =>
  [...book.parts.values()].filter(({ kind }) => kind === 'recipe').map(({ id }) => id);

/** Each recipe of a book as a dish of each of these branches. */
export const servedAt = (branches: readonly string[], book: RecipeBook): Served[] =>
  branches.flatMap((branch) => recipeIds(book).map((id) => ({ branch, dish: id, baseName: id, recipe: id })));
