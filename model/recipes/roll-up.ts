import { ownValue } from '../pick.ts';
import type { Ingredient, MadePart, RecipeBook } from './book.ts';

export interface Occurrence {
  ingredient: Ingredient;
  /** The ids from the outermost entry to the ingredient. */
  path: readonly string[];
  /** Whether a guest may leave it: it is in a side that is chosen. */
  isChosen: boolean;
}

/** The use of a station by an entry: the occurrences are what the entry may leave on the equipment. */
export interface StationUse {
  station: string;
  entry: string;
  occurrences: readonly Occurrence[];
}

interface RolledUp {
  occurrences: readonly Occurrence[];
  stationUses: readonly StationUse[];
}

/** Gives what an entry brings with it at a branch, by id. Throws for an unknown id; read/recipes.ts reports it before. */
export type RollUp = (id: string, branch: string) => RolledUp;

/** A function that rolls entries up, each once for each branch. The recipes must be free from cycles. */
export function createRollUp(book: RecipeBook): RollUp {
  const cache = new Map<string, RolledUp>();
  const rollUp: RollUp = (id, branch) => {
    const actual = ownValue(ownValue(book.branches, branch)?.swaps ?? {}, id) ?? id;
    const key = `${branch} ${actual}`;
    const cached = cache.get(key);
    if (cached) return cached;
    const part = book.parts.get(actual);
    if (!part) throw new Error(`there is no "${actual}" in the recipes`);
    const result =
      part.kind === 'ingredient'
        ? { occurrences: [{ ingredient: part, path: [part.id], isChosen: false }], stationUses: [] }
        : rollUpMade(part, branch, book, rollUp);
    cache.set(key, result);
    return result;
  };
  return rollUp;
}

function rollUpMade(part: MadePart, branch: string, book: RecipeBook, rollUp: RollUp): RolledUp {
  const { add, drop } = ownValue(part.only, branch) ?? { add: [], drop: [] };
  const stations = part.station.flatMap((id) => book.stations.get(id) ?? []);
  const made = part.made.filter((id) => !drop.includes(id));
  const overStation = [...made, ...add, ...stations.flatMap(({ uses }) => uses)];
  const chosen = part.choice.flat();
  const trailsOf = (ids: readonly string[], isChosen = false) =>
    ids.flatMap((id) =>
      rollUp(id, branch).occurrences.map((occurrence) => ({
        ingredient: occurrence.ingredient,
        path: [part.id, ...occurrence.path],
        isChosen: occurrence.isChosen || isChosen,
      })),
    );
  const occurrences = trailsOf(overStation);
  const stationUses = [...overStation, ...part.with, ...chosen].flatMap((id) => rollUp(id, branch).stationUses);
  return {
    occurrences: [...occurrences, ...trailsOf(part.with), ...trailsOf(chosen, true)],
    stationUses: [...new Set(stationUses), ...stations.map(({ id }) => ({ station: id, entry: part.id, occurrences }))],
  };
}
