import * as v from 'valibot';
import { parse } from 'yaml';
import { ingredientsSchema, preparationsSchema, recipesSchema, stationsSchema } from '../schema/recipes.ts';
import { type RecipeBook, recipeBook, type Part, type Station } from './book.ts';
import { signature } from './signing.ts';

/** For tests: small kitchen books. */

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

/** The book with every entry changed. */
export const withEntries = (
  book: RecipeBook,
  change: <Entry extends Part | Station>(entry: Entry) => Entry,
): RecipeBook => ({
  ...book,
  parts: new Map([...book.parts].map(([id, part]) => [id, change(part)])),
  stations: new Map([...book.stations].map(([id, station]) => [id, change(station)])),
});

/** The book with every entry signed on a day, except those named. Entries with open questions do not count as signed. */
export const signedBook = (book: RecipeBook, day = '2026-03-01', except: readonly string[] = []): RecipeBook =>
  withEntries(book, (entry) => (except.includes(entry.id) ? entry : { ...entry, checked: signature(entry, day) }));

/** The ids of the recipes of a book: what its menus would serve. */
export const recipeIds = (book: RecipeBook): string[] =>
  [...book.parts.values()].filter(({ kind }) => kind === 'recipe').map(({ id }) => id);
