import type { DishAllergens } from '../dish-allergens.ts';
import { type Allergen, allergens, kindsIn } from '../schema/allergens.ts';
import { classAllergens, type DietClass } from '../schema/recipes.ts';
import type { Ingredient, RecipeBook, Served } from './book.ts';
import { causeTexts } from './causes.ts';
import { keysOf, ownValue } from '../pick.ts';
import { createRollUp, type RollUp, type StationUse, type Occurrence } from './roll-up.ts';

export type Diet = 'vegan' | 'vegetarian' | 'egg' | 'fish' | 'meat';

export interface DerivedDish extends DishAllergens {
  diet: Diet;
  hasCoconut: boolean;
  /** The names of all ingredients, each once, those of sides included. */
  ingredients: readonly string[];
  /** The names of the equipment that it or a part of it goes over, each once. */
  equipment: readonly string[];
}

/** A source of traces: an ingredient on shared equipment, or the label of an ingredient of the dish. */
interface TraceSource {
  /** The cause that guests read. */
  cause: string;
  name: string;
  brings: Ingredient['contains'];
}

export interface ServedDish extends Served {
  derived: DerivedDish;
}

export const deriveAll = (book: RecipeBook, served: readonly Served[]): ServedDish[] =>
  [...Map.groupBy(served, ({ branch }) => branch)].flatMap(([branch, here]) => {
    const recipes = here.map(({ recipe }) => recipe);
    const derive = createDeriveDish(book, branch, recipes);
    return here.map((dish) => ({ ...dish, derived: derive(dish.recipe) }));
  });

/** Derives the dishes of a branch. `served` are the ids of all of them, available or not: they share the equipment. */
export function createDeriveDish(book: RecipeBook, branch: string, served: readonly string[]) {
  const rollUp = createRollUp(book);
  const nameOf = (station: string) => book.stations.get(station)?.name ?? station;
  const stationIngredients = listStationIngredients(book, branch, served, rollUp);
  return (id: string): DerivedDish => {
    const { occurrences, stationUses } = rollUp(id, branch);
    const contained = allergensOf(occurrences);
    const inRecipe: Omit<TraceSource, 'cause'>[] = occurrences.map(({ ingredient: { name, contains } }) => ({
      name,
      brings: contains,
    }));
    const traceSources: TraceSource[] = [
      ...stationUses.flatMap(({ station, entry }) =>
        [...(stationIngredients.get(stationKey(book, branch, station, entry)) ?? [])].map(({ name, contains }) => ({
          cause: `shared ${nameOf(station)}`,
          name,
          brings: contains,
        })),
      ),
      ...occurrences.map(({ ingredient: { name, traces } }) => ({
        cause: `${name}, as its label warns`,
        name,
        brings: traces,
      })),
    ];
    const kindsOf = (allergen: Allergen, sources: readonly Omit<TraceSource, 'cause'>[]): string[] =>
      kindsIn(
        allergen,
        sources.flatMap(({ name, brings }) => (allergen in brings ? (brings[allergen] ?? name) : [])),
      );
    /** What may bring an allergen into the dish that is not in it, or another cereal or nut than those that are. */
    const tracesOf = (allergen: Allergen): TraceSource[] => {
      const known = kindsOf(allergen, inRecipe);
      return traceSources.filter(
        (source) =>
          allergen in source.brings &&
          (!contained.has(allergen) || kindsOf(allergen, [source]).some((kind) => !known.includes(kind))),
      );
    };
    const traces = new Map(allergens.map((allergen) => [allergen, tracesOf(allergen)]));
    const listed = (textsOf: (allergen: Allergen) => readonly string[]) =>
      Object.fromEntries(
        allergens.map((allergen) => [allergen, textsOf(allergen)] as const).filter(([, texts]) => texts.length > 0),
      );
    return {
      diet: dietOf(occurrences, contained),
      hasCoconut: occurrences.some(({ ingredient }) => ingredient.coconut),
      ingredients: [...new Set(occurrences.map(({ ingredient }) => ingredient.name))],
      equipment: [...new Set(stationUses.map(({ station }) => nameOf(station)))],
      contains: listed((allergen) => (contained.has(allergen) ? causeTexts(book, allergen, occurrences) : [])),
      mayContain: listed((allergen) => [...new Set(traces.get(allergen)?.map(({ cause }) => cause))]),
      kinds: {
        contains: listed((allergen) => kindsOf(allergen, inRecipe)),
        mayContain: listed((allergen) => {
          const known = kindsOf(allergen, inRecipe);
          return kindsOf(allergen, traces.get(allergen) ?? []).filter((kind) => !known.includes(kind));
        }),
      },
    };
  };
}

const allergensOf = (occurrences: readonly Occurrence[]): ReadonlySet<Allergen> =>
  new Set(occurrences.flatMap(({ ingredient }) => keysOf(ingredient.contains)));

/** A station, and the group of entries that a branch keeps apart on it. -1 is the group of all other entries. */
function stationKey(book: RecipeBook, branch: string, station: string, entry: string): string {
  const { separate = {}, swaps = {} } = ownValue(book.branches, branch) ?? {};
  // A group may name an entry that the branch replaces by another.
  const group =
    ownValue(separate, station)?.findIndex((ids) => ids.some((id) => (ownValue(swaps, id) ?? id) === entry)) ?? -1;
  return `${station} ${group}`;
}

/** The ingredients that are used at each station of a branch, with those of entries that are on no menu. */
function listStationIngredients(
  book: RecipeBook,
  branch: string,
  served: readonly string[],
  rollUp: RollUp,
): ReadonlyMap<string, ReadonlySet<Ingredient>> {
  const offMenu = ({ station }: StationUse) => (book.stations.get(station)?.also ?? []).map((id) => rollUp(id, branch));
  const stationUses = new Set(served.flatMap((id) => rollUp(id, branch).stationUses));
  // Entries that are on no menu may use further stations. The loop adds these uses and reaches them too.
  for (const use of stationUses)
    for (const other of offMenu(use)) for (const more of other.stationUses) stationUses.add(more);
  const byKey = new Map<string, Set<Ingredient>>();
  for (const use of stationUses) {
    const key = stationKey(book, branch, use.station, use.entry);
    const all = [...use.occurrences, ...offMenu(use).flatMap(({ occurrences }) => occurrences)];
    byKey.set(key, new Set([...(byKey.get(key) ?? []), ...all.map(({ ingredient }) => ingredient)]));
  }
  return byKey;
}

/** From the most animal to the least. A dish with any of the classes has the diet. */
const dietsByClass: readonly (readonly [Diet, readonly DietClass[]])[] = [
  ['meat', ['meat']],
  ['fish', ['fish']],
  ['egg', ['egg']],
  ['vegetarian', ['milk', 'honey']],
];

function dietOf(occurrences: readonly Occurrence[], contained: ReadonlySet<Allergen>): Diet {
  const found = new Set<DietClass>([
    ...occurrences.map(({ ingredient }) => ingredient.diet),
    // A plant ingredient that was soaked in curd contains milk, so its dish is not vegan.
    ...keysOf(classAllergens).filter((one) => classAllergens[one]?.some((allergen) => contained.has(allergen))),
  ]);
  return dietsByClass.find(([, classes]) => classes.some((one) => found.has(one)))?.[0] ?? 'vegan';
}
