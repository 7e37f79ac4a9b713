import type { DietClass } from '../schema/recipes.ts';
import { type Allergen, allergens } from '../schema/allergens.ts';
import type { RecipeBook } from './book.ts';
import { causeTexts } from './causes.ts';
import {
  type Claim,
  createRollUp,
  type Doubt,
  doubtsOf,
  latest,
  type Question,
  type RollUp,
  type Touch,
} from './roll-up.ts';

/** The diets of dishes. "unknown" is not called vegetarian, because something in it may be of animal origin. */
export type Diet = 'vegan' | 'vegetarian' | 'egg' | 'fish' | 'meat' | 'unknown';

/** What is derived for a dish of a branch. */
export interface DerivedDish {
  diet: Diet;
  hasCoconut: boolean;
  /** For each allergen in the recipe, what brings it in, the most certain cause first. */
  contains: Partial<Record<Allergen, string[]>>;
  /** What may get in without being in the recipe: over each station, and from each label that warns. */
  crossContact: { at: string; allergens: Allergen[] }[];
  /** Those of `crossContact` that an open question of the dish, or of what it is made of, leaves in doubt for the recipe too. */
  inDoubt: Allergen[];
  /** The allergens that a signed recipe is known not to have. Empty while any part of it is unsigned. */
  notInRecipe: Allergen[];
  /** The allergens that an open question of the dish, or of what shares its equipment, leaves unknown. */
  unanswered: Allergen[];
  /** The latest day on which any part of it was signed; undefined unless all of it is signed. */
  signed: string | undefined;
  /** The open questions of all that it is made of. */
  questions: readonly Question[];
  /** The ids of all entries that it is made of, itself included. */
  parts: ReadonlySet<string>;
}

/** Derives dishes of one branch, by the id of what they are made of. */
export type Derive = (id: string) => DerivedDish;

/** Sulphites count from 10 mg in a kilogram, which shared equipment does not carry. */
const notCarried: ReadonlySet<Doubt['about']> = new Set(['sulphites']);

/**
 * A function that derives the dishes of a branch.
 *
 * @param served the ids of what all its dishes are made of, whether they are on or off: they share the equipment
 */
export function createDerive(
  book: RecipeBook,
  branch: string,
  served: readonly string[],
  rollUp: RollUp = createRollUp(book),
): Derive {
  const loads = stationLoads(book, branch, served, rollUp);
  return (id) => {
    const { claims, traces, doubts, classes, hasCoconut, touches, questions, signed: ownDay } = rollUp(id, branch);
    const signed = latest([ownDay, ...offMenu(book, touches).map((other) => rollUp(other, branch).signed)]);
    const contains = new Set(claims.map(({ allergen }) => allergen));
    const crossContact = new Map<string, Set<Allergen>>();
    const addRisk = (at: string, allergen: Allergen) => {
      if (!contains.has(allergen)) crossContact.set(at, (crossContact.get(at) ?? new Set()).add(allergen));
    };
    const doubtful = new Set(doubts.map(({ about }) => about));
    const unanswered = new Set(doubtful);
    for (const { station, by } of touches) {
      const name = book.stations.get(station)?.name ?? station;
      const load = loads.get(loadKey(book, branch, station, by));
      for (const allergen of load?.allergens ?? []) addRisk(name, allergen);
      for (const about of load?.unanswered ?? []) if (about !== 'diet') unanswered.add(about);
    }
    for (const { allergen, path } of traces)
      addRisk(`${nameOf(book, path.at(-1) ?? id)}, as its label warns`, allergen);
    const isShared = (allergen: Allergen) => [...crossContact.values()].some((some) => some.has(allergen));
    return {
      diet: dietOf(classes, claims, doubts),
      hasCoconut,
      contains: Object.fromEntries(
        allergens
          .filter((allergen) => contains.has(allergen))
          .map((allergen) => [
            allergen,
            causeTexts(
              book,
              claims.filter((claim) => claim.allergen === allergen),
            ),
          ]),
      ),
      crossContact: [...crossContact].map(([at, some]) => ({
        at,
        allergens: allergens.filter((allergen) => some.has(allergen)),
      })),
      inDoubt: allergens.filter((one) => isShared(one) && doubtful.has(one)),
      notInRecipe:
        signed === undefined
          ? []
          : allergens.filter((one) => !contains.has(one) && !isShared(one) && !unanswered.has(one)),
      unanswered: allergens.filter((one) => unanswered.has(one)),
      signed,
      questions,
      parts: new Set(classes.flatMap(({ path }) => path)),
    };
  };
}

const nameOf = (book: RecipeBook, id: string): string => book.parts.get(id)?.name ?? id;

/** What a station carries to all that goes over it. */
interface Load {
  allergens: Set<Allergen>;
  unanswered: Set<Doubt['about']>;
}

/** Entries that a branch keeps apart have a station of their own. */
function loadKey(book: RecipeBook, branch: string, station: string, by: string): string {
  const { apart = {}, swaps = {} } = book.branches[branch] ?? {};
  // A group may name an entry that the branch has another in place of.
  const group = apart[station]?.findIndex((ids) => ids.some((id) => (swaps[id] ?? id) === by)) ?? -1;
  return `${station} ${group}`;
}

/** What is on no menu and goes over the same stations. */
const offMenu = (book: RecipeBook, touches: readonly Touch[]): string[] =>
  [...new Set(touches.map(({ station }) => station))].flatMap((id) => book.stations.get(id)?.also ?? []);

/** The load of every station of a branch: what all that goes over it contains, with what is off the menu. */
function stationLoads(
  book: RecipeBook,
  branch: string,
  served: readonly string[],
  rollUp: RollUp,
): ReadonlyMap<string, Load> {
  const loads = new Map<string, Load>();
  const add = (key: string, claims: readonly Claim[], doubts: readonly Doubt[]) => {
    const load = loads.get(key) ?? { allergens: new Set(), unanswered: new Set() };
    loads.set(key, load);
    for (const { allergen } of claims) if (!notCarried.has(allergen)) load.allergens.add(allergen);
    for (const { about } of doubts) if (!notCarried.has(about)) load.unanswered.add(about);
  };
  const touches = new Set(served.flatMap((id) => rollUp(id, branch).touches));
  // The set grows while it is read: what is on no menu goes over stations of its own too.
  for (const touch of touches)
    for (const other of offMenu(book, [touch])) for (const more of rollUp(other, branch).touches) touches.add(more);
  for (const { station: id, by, claims, doubts } of touches) {
    const key = loadKey(book, branch, id, by);
    const station = book.stations.get(id);
    add(key, claims, doubts);
    if (!station) continue;
    add(key, [], doubtsOf(station));
    for (const other of station.also) add(key, rollUp(other, branch).claims, rollUp(other, branch).doubts);
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
  ['unknown', ['unknown']],
  ['vegetarian', ['milk', 'honey']],
];

function dietOf(classes: readonly { diet: DietClass }[], claims: readonly Claim[], doubts: readonly Doubt[]): Diet {
  const doubtful = doubts.map(({ about }): DietClass => {
    if (about === 'diet') return 'unknown';
    const diet = classOfAllergen[about];
    return diet === 'egg' || diet === 'fish' ? 'unknown' : (diet ?? 'plant');
  });
  const found = new Set<DietClass>([
    ...classes.map(({ diet }) => diet),
    ...claims.flatMap(({ allergen }) => classOfAllergen[allergen] ?? []),
    ...doubtful,
  ]);
  return dietsByClass.find(([, some]) => some.some((one) => found.has(one)))?.[0] ?? 'vegan';
}
