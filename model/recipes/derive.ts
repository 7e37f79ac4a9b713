import type { DishAllergens } from '../dish-allergens.ts';
import { type Allergen, allergens, kindsIn } from '../schema/allergens.ts';
import type { DietClass } from '../schema/recipes.ts';
import type { Ingredient, RecipeBook, Served } from './book.ts';
import { causeTexts } from './causes.ts';
import { omit } from '../omit.ts';
import { createRollUp, type RollUp, type StationUse, type Occurrence } from './roll-up.ts';

export type Diet = 'vegan' | 'vegetarian' | 'egg' | 'fish' | 'meat';

export interface DerivedDish extends DishAllergens {
  diet: Diet;
  hasCoconut: boolean;
}

/** Something with allergens: an ingredient that goes over a station, or the label of one in the dish. */
interface Carrier {
  /** The cause that guests read. */
  at: string;
  name: string;
  brings: Ingredient['contains'];
}

export type DeriveDish = (id: string) => DerivedDish;

export interface ServedDish extends Served {
  derived: DerivedDish;
}

export const deriveAll = (book: RecipeBook, served: readonly Served[]): ServedDish[] =>
  [...Map.groupBy(served, ({ branch }) => branch)].flatMap(([branch, here]) => {
    const derive = createDeriveDish(
      book,
      branch,
      here.map(({ recipe }) => recipe),
    );
    return here.map((dish) => ({ ...dish, derived: derive(dish.recipe) }));
  });

/** Derives the dishes of a branch. `served` are the ids of all of them, on or off: they share the equipment. */
export function createDeriveDish(book: RecipeBook, branch: string, served: readonly string[]): DeriveDish {
  const rollUp = createRollUp(book);
  const loads = stationLoads(book, branch, served, rollUp);
  return (id) => {
    const { occurrences, stationUses } = rollUp(id, branch);
    const contained = allergensOf(occurrences);
    const inRecipe: Omit<Carrier, 'at'>[] = occurrences.map(({ ingredient: { name, contains } }) => ({
      name,
      brings: contains,
    }));
    const carried: Carrier[] = [
      ...stationUses.flatMap(({ station, by }) =>
        [...(loads.get(loadKey(book, branch, station, by)) ?? [])].map(({ name, contains }) => ({
          at: `same ${book.stations.get(station)?.name ?? station}`,
          name,
          // Sulphites count from 10 mg in a kilogram, which shared equipment does not carry.
          brings: omit(contains, 'sulphites'),
        })),
      ),
      ...occurrences.map(({ ingredient: { name, traces } }) => ({
        at: `${name}, as its label warns`,
        name,
        brings: traces,
      })),
    ];
    const causesOf = (allergen: Allergen): string[] =>
      contained.has(allergen)
        ? causeTexts(book, allergen, occurrences)
        : [...new Set(carried.flatMap(({ at, brings }) => (allergen in brings ? at : [])))];
    const kindsOf = (allergen: Allergen): string[] =>
      kindsIn(
        allergen,
        (contained.has(allergen) ? inRecipe : carried).flatMap(({ name, brings }) =>
          allergen in brings ? (brings[allergen] ?? name) : [],
        ),
      );
    const listed = (isContained: boolean) =>
      Object.fromEntries(
        allergens
          .filter((allergen) => contained.has(allergen) === isContained)
          .map((allergen) => [allergen, causesOf(allergen)] as const)
          .filter(([, causes]) => causes.length > 0),
      );
    return {
      diet: dietOf(occurrences),
      hasCoconut: occurrences.some(({ ingredient }) => ingredient.coconut),
      contains: listed(true),
      mayContain: listed(false),
      kinds: Object.fromEntries(
        allergens.flatMap((allergen) => {
          const kinds = kindsOf(allergen);
          return kinds.length > 0 ? [[allergen, kinds]] : [];
        }),
      ),
    };
  };
}

const allergensOf = (occurrences: readonly Occurrence[]): ReadonlySet<Allergen> =>
  // Object.keys widens the keys; they are allergens.
  new Set(occurrences.flatMap(({ ingredient }) => Object.keys(ingredient.contains) as Allergen[]));

/** Entries that a branch keeps apart have a station of their own. */
function loadKey(book: RecipeBook, branch: string, station: string, by: string): string {
  const { separate = {}, swaps = {} } = book.branches[branch] ?? {};
  // A group may name an entry that the branch has another in place of.
  const group = separate[station]?.findIndex((ids) => ids.some((id) => (swaps[id] ?? id) === by)) ?? -1;
  return `${station} ${group}`;
}

/** What every station of a branch carries to all that goes over it, with what is off the menu. */
function stationLoads(
  book: RecipeBook,
  branch: string,
  served: readonly string[],
  rollUp: RollUp,
): ReadonlyMap<string, ReadonlySet<Ingredient>> {
  const offMenu = ({ station }: StationUse) => (book.stations.get(station)?.also ?? []).map((id) => rollUp(id, branch));
  const stationUses = new Set(served.flatMap((id) => rollUp(id, branch).stationUses));
  // The set grows while it is read: what is on no menu goes over stations of its own too.
  for (const touch of stationUses)
    for (const other of offMenu(touch)) for (const more of other.stationUses) stationUses.add(more);
  const loads = new Map<string, Set<Ingredient>>();
  for (const touch of stationUses) {
    const key = loadKey(book, branch, touch.station, touch.by);
    const all = [...touch.occurrences, ...offMenu(touch).flatMap(({ occurrences }) => occurrences)];
    loads.set(key, new Set([...(loads.get(key) ?? []), ...all.map(({ ingredient }) => ingredient)]));
  }
  return loads;
}

/** The diet class that an allergen belongs to, because a plant that was soaked in curd is not vegan. */
const classOfAllergen: Partial<Record<Allergen, DietClass>> = {
  milk: 'milk',
  eggs: 'egg',
  fish: 'fish',
  crustaceans: 'fish',
  molluscs: 'fish',
};

/** From the most animal to the least. A dish with any of the classes has the diet. */
const dietsByClass: readonly (readonly [Diet, readonly DietClass[]])[] = [
  ['meat', ['meat']],
  ['fish', ['fish']],
  ['egg', ['egg']],
  ['vegetarian', ['milk', 'honey']],
];

function dietOf(occurrences: readonly Occurrence[]): Diet {
  const found = new Set<DietClass>([
    ...occurrences.map(({ ingredient }) => ingredient.diet),
    ...[...allergensOf(occurrences)].flatMap((allergen) => classOfAllergen[allergen] ?? []),
  ]);
  return dietsByClass.find(([, some]) => some.some((one) => found.has(one)))?.[0] ?? 'vegan';
}
