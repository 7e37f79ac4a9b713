import type * as v from 'valibot';
import { keysOf } from '../pick.ts';
import type { DietClass, ingredientSchema, recipeSchema, stationSchema } from '../schema/recipes.ts';
import type { DataFiles } from '../schema/data-files.ts';

export interface Ingredient extends v.InferOutput<typeof ingredientSchema> {
  kind: 'ingredient';
  id: string;
  diet: DietClass;
}

export interface MadePart extends v.InferOutput<typeof recipeSchema> {
  kind: 'preparation' | 'recipe';
  id: string;
  /** As it reads inside a sentence. The name of a recipe is its id with spaces. */
  name: string;
}

export type Part = Ingredient | MadePart;

export interface Station extends v.InferOutput<typeof stationSchema> {
  kind: 'station';
  id: string;
}

/** All recipes: ingredients, preparations and recipes share one set of ids. */
export interface RecipeBook {
  parts: ReadonlyMap<string, Part>;
  stations: ReadonlyMap<string, Station>;
  branches: Readonly<RecipeFiles['stations']['branches']>;
}

export type RecipeFiles = {
  [Name in 'ingredients' | 'preparations' | 'recipes' | 'stations']: DataFiles[`recipes/${Name}`];
};

export interface Served {
  branch: string;
  dish: string;
  baseName: string;
  recipe: string;
}

/**
 * What lists call a dish: its recipe, so that it is the same dish at a branch that spells it otherwise. Its own id where another dish of
 * its branch is made by that recipe or has its name.
 *
 * @param here all dishes of the branch
 */
export const listIdOf = ({ dish, recipe }: Served, here: readonly Served[]): string =>
  here.some((one) => one.dish !== dish && [one.recipe, one.dish].includes(recipe)) ? dish : recipe;

/** The id of what a dish is made of: its own recipe, the one with its name, or that of its category. Undefined if there is none of them. */
export const pickRecipe = (
  ids: readonly [own: string | undefined, dish: string, ofCategory: string | undefined],
  parts: Pick<RecipeBook['parts'], 'has'>,
): string | undefined => ids.find((id) => id !== undefined && parts.has(id));

/** The entries of all files but the stations. */
export const listParts = ({ ingredients, preparations, recipes }: RecipeFiles): Part[] => [
  ...keysOf(ingredients).flatMap((diet) =>
    withIds(ingredients[diet], (id): Pick<Ingredient, 'kind' | 'id' | 'diet'> => ({ kind: 'ingredient', id, diet })),
  ),
  ...withIds(preparations, (id) => ({ kind: 'preparation' as const, id, choice: [], only: {} })),
  ...withIds(recipes, (id) => ({ kind: 'recipe' as const, id, name: id.replaceAll('-', ' ') })),
];

/** Puts the files together. Where two entries have one id, the later replaces the earlier; read/recipes.ts reports both. */
export function recipeBook(files: RecipeFiles): RecipeBook {
  const { stations } = files;
  const equipment = withIds(stations.stations, (id) => ({ kind: 'station' as const, id }));
  return {
    parts: new Map(listParts(files).map((part) => [part.id, part])),
    stations: new Map(equipment.map((station) => [station.id, station])),
    branches: stations.branches,
  };
}

/** The entries of a file, each with more fields that its id gives. */
const withIds = <Entry extends object, More extends object>(
  entries: Readonly<Record<string, Entry>>,
  more: (id: string) => More,
): (Entry & More)[] => Object.entries(entries).map(([id, entry]) => Object.assign(more(id), entry));

/** The ids of all parts that an entry names, at every branch. */
export function namedParts(entry: Part | Station): string[] {
  if (entry.kind === 'ingredient') return [];
  if (entry.kind === 'station') return [...entry.uses, ...entry.also];
  return [...entry.made, ...entry.with, ...entry.choice.flat(), ...Object.values(entry.only).flatMap(({ add }) => add)];
}
