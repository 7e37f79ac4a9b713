import { expect, test } from 'vitest';
import type { Content } from '../types.ts';
import type { MadePart, RecipeBook, Station } from './book.ts';
import { deriveAll, type ServedDish } from './derive.ts';

/** What holds for all recipes, however dishes are made. It walks the book on its own, without the roll-up. */

/** The ids that an entry is made of at a branch. What is always on a station belongs to what goes over it. */
function overStation(book: RecipeBook, part: MadePart, branch: string): string[] {
  const { add, drop } = part.only[branch] ?? { add: [], drop: [] };
  const onStations = part.station.flatMap((id) => book.stations.get(id)?.uses ?? []);
  return [...part.made.filter((id) => !drop.includes(id)), ...add, ...onStations];
}

/** All entries under some ids, those included. */
function walk(book: RecipeBook, branch: string, ids: readonly string[], found = new Set<string>()): Set<string> {
  for (const named of ids) {
    const id = book.branches[branch]?.swaps[named] ?? named;
    const part = book.parts.get(id);
    if (found.has(id) || !part) continue;
    found.add(id);
    if (part.kind !== 'ingredient')
      walk(book, branch, [...overStation(book, part, branch), ...part.with, ...part.choice.flat()], found);
  }
  return found;
}

/** All allergens of the ingredients among some entries. */
const allergensOf = (book: RecipeBook, ids: Iterable<string>): Set<string> =>
  new Set(
    [...ids].flatMap((id) => {
      const part = book.parts.get(id);
      return part?.kind === 'ingredient' ? Object.keys(part.contains) : [];
    }),
  );

/** The allergens that go over a station at a branch, at the same place as one entry. */
function carried(book: RecipeBook, branch: string, dishes: readonly ServedDish[], station: Station, by: string) {
  const { separate = {}, swaps = {} } = book.branches[branch] ?? {};
  const groupOf = (id: string) =>
    (separate[station.id] ?? []).findIndex((group) => group.some((one) => (swaps[one] ?? one) === id));
  const here = new Set(
    dishes.flatMap((dish) => (dish.branch === branch ? [...walk(book, branch, [dish.recipe])] : [])),
  );
  const stationsOf = (id: string) => {
    const part = book.parts.get(id);
    return part && part.kind !== 'ingredient' ? part.station : [];
  };
  // What is on no menu goes over stations of its own too. The set grows while it is read.
  for (const id of here) {
    const others = stationsOf(id).flatMap((one) => book.stations.get(one)?.also ?? []);
    for (const other of walk(book, branch, others)) here.add(other);
  }
  const users = [...here].flatMap((id) => {
    const part = book.parts.get(id);
    const isUser = stationsOf(id).includes(station.id) && groupOf(id) === groupOf(by);
    return isUser && part && part.kind !== 'ingredient' ? overStation(book, part, branch) : [];
  });
  return allergensOf(book, walk(book, branch, [...users, ...station.also]));
}

/** Declares the tests for a restaurant that keeps recipes. */
export function testLaws({ book, served }: Content['recipes']): void {
  const today = deriveAll(book, served);
  const nameOf = ({ branch, dish }: ServedDish) => `${branch} ${dish}`;

  test('a dish contains exactly what the ingredients under it contain', () => {
    for (const dish of today)
      expect(Object.keys(dish.derived.contains).toSorted(), nameOf(dish)).toEqual(
        [...allergensOf(book, walk(book, dish.branch, [dish.recipe]))].toSorted(),
      );
  });

  test('a dish may contain exactly what its stations carry and what labels warn of, and each carrier is named', () => {
    for (const dish of today) {
      const { branch, derived } = dish;
      const wanted = new Map<string, Set<string>>();
      const add = (at: string, some: Iterable<string>) => {
        for (const one of some)
          if (!(one in derived.contains)) wanted.set(one, new Set([...(wanted.get(one) ?? []), at]));
      };
      for (const part of [...walk(book, branch, [dish.recipe])].flatMap((id) => book.parts.get(id) ?? [])) {
        if (part.kind === 'ingredient') add(`${part.name}, as its label warns`, Object.keys(part.traces));
        else
          for (const station of part.station.flatMap((id) => book.stations.get(id) ?? []))
            add(`shared ${station.name}`, carried(book, branch, today, station, part.id));
      }
      const sorted = (causes: Iterable<[string, Iterable<string>]>) =>
        Object.fromEntries([...causes].map(([allergen, some]) => [allergen, [...some].toSorted()]));
      expect(sorted(Object.entries(derived.mayContain)), nameOf(dish)).toEqual(sorted(wanted));
    }
  }, 60_000);
}
