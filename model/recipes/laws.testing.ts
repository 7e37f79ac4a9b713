import fc from 'fast-check';
import { expect, test } from 'vitest';
import { allergenState } from '../allergen-state.ts';
import { findDishes } from '../../src/islands/finder-panel/find-dishes.ts';
import { noFilters, uncertainStates } from '../../src/stores/filters.ts';
import { type Allergen, allergens } from '../schema/allergens.ts';
import type { Content, MenuCategory } from '../types.ts';
import type { RecipeBook, Made, Station } from './book.ts';
import type { DerivedDish } from './derive.ts';
import { deriveAll, type ServedDish } from './what-if.ts';

/** What holds for every kitchen book, however its dishes are made. It walks the book on its own, without the roll-up. */

/** The ids that an entry is made of at a branch, with all that questions count. A station belongs to what goes over it. */
function overStation(book: RecipeBook, part: Made, branch: string): string[] {
  const { add, drop } = part.only[branch] ?? { add: [], drop: [] };
  const stations = part.station.flatMap((id) => book.stations.get(id) ?? []);
  return [
    ...part.made.filter((id) => !drop.includes(id)),
    ...add,
    ...part.confirm.flatMap(({ made }) => made),
    ...stations.flatMap(({ uses }) => uses),
    ...stations.flatMap(({ confirm }) => confirm.flatMap((question) => question.uses)),
  ];
}
const beside = (part: Made): string[] => [
  ...part.with,
  ...part.choice.flat(),
  ...part.confirm.flatMap((question) => question.with),
];

/** All entries under some ids, those included. */
function walk(book: RecipeBook, branch: string, ids: readonly string[], found = new Set<string>()): Set<string> {
  for (const named of ids) {
    const id = book.branches[branch]?.swaps[named] ?? named;
    const part = book.parts.get(id);
    if (found.has(id) || !part) continue;
    found.add(id);
    if (part.kind !== 'ingredient') walk(book, branch, [...overStation(book, part, branch), ...beside(part)], found);
  }
  return found;
}

/** All allergens of the ingredients among some entries, certain or counted. */
function allergensOf(book: RecipeBook, ids: Iterable<string>): Set<string> {
  const parts = [...ids].flatMap((id) => book.parts.get(id) ?? []);
  return new Set(
    parts.flatMap((part) =>
      part.kind === 'ingredient'
        ? [part.contains, ...part.confirm.map(({ contains }) => contains)].flatMap(Object.keys)
        : [],
    ),
  );
}

/** The allergens that go over a station at a branch, at the same place as one entry. */
function carried(book: RecipeBook, branch: string, dishes: readonly ServedDish[], station: Station, by: string) {
  const { apart = {}, swaps = {} } = book.branches[branch] ?? {};
  const groupOf = (id: string) =>
    (apart[station.id] ?? []).findIndex((group) => group.some((one) => (swaps[one] ?? one) === id));
  const here = new Set(
    dishes.flatMap((dish) => (dish.branch === branch ? [...walk(book, branch, [dish.recipe ?? ''])] : [])),
  );
  // What is on no menu goes over stations of its own too. The set grows while it is read.
  for (const id of here) {
    const part = book.parts.get(id);
    const stations = !part || part.kind === 'ingredient' ? [] : part.station;
    const others = stations.flatMap((one) => book.stations.get(one)?.also ?? []);
    for (const other of walk(book, branch, others)) here.add(other);
  }
  const users = [...here].flatMap((id) => {
    const part = book.parts.get(id);
    return part && part.kind !== 'ingredient' && part.station.includes(station.id) && groupOf(id) === groupOf(by)
      ? part
      : [];
  });
  return allergensOf(
    book,
    walk(book, branch, [...users.flatMap((part) => overStation(book, part, branch)), ...station.also]),
  );
}

const rank = { contains: 3, mayContain: 2, notChecked: 1, notInRecipe: 0 };
const rankOf = ({ contains, crossContact, inDoubt, notInRecipe }: DerivedDish, allergen: Allergen) =>
  rank[allergenState({ contains, crossContact, inDoubt, notInRecipe, checked: false }, allergen)];

/** Declares the tests for a restaurant. */
export function testLaws({ recipes: { book, served }, menus }: Pick<Content, 'recipes' | 'menus'>, runs = 60): void {
  const today = deriveAll(book, served);
  const nameOf = ({ branch, dish }: ServedDish) => `${branch} ${dish}`;

  test('a dish contains exactly what the ingredients under it contain', () => {
    for (const dish of today)
      expect(Object.keys(dish.derived.contains).toSorted(), nameOf(dish)).toEqual(
        [...allergensOf(book, walk(book, dish.branch, [dish.recipe ?? '']))].toSorted(),
      );
  });

  test('a dish may contain exactly what its stations carry and what labels warn of, and each carrier is named', () => {
    for (const dish of today) {
      const { branch, derived } = dish;
      const under = [...walk(book, branch, [dish.recipe ?? ''])].flatMap((id) => book.parts.get(id) ?? []);
      const carriers = new Map<string, Set<string>>();
      const add = (at: string, some: Iterable<string>) => {
        const risks = [...some].filter((one) => derived.contains[one as Allergen] === undefined);
        if (risks.length > 0) carriers.set(at, new Set([...(carriers.get(at) ?? []), ...risks]));
      };
      for (const part of under) {
        if (part.kind === 'ingredient') add(`${part.name}, as its label warns`, part.traces);
        else
          for (const id of part.station) {
            const station = book.stations.get(id);
            const all = station ? [...carried(book, branch, today, station, part.id)] : [];
            add(
              station?.name ?? id,
              all.filter((one) => one !== 'sulphites'),
            );
          }
      }
      const named = Object.fromEntries(derived.crossContact.map(({ at, allergens: some }) => [at, some.toSorted()]));
      const wanted = Object.fromEntries([...carriers].map(([at, some]) => [at, [...some].toSorted()]));
      expect(named, nameOf(dish)).toEqual(wanted);
    }
  }, 60_000);

  test('only a dish that is signed as a whole has "not in the recipe"', () => {
    for (const { derived, ...dish } of today)
      if (derived.notInRecipe.length > 0) expect(derived.signed, dish.dish).toMatch(/^\d{4}-\d\d-\d\d$/);
  });

  test('one more ingredient anywhere never makes an allergen less grave, in any dish', () => {
    const parts = [...book.parts.values()];
    const made = parts.flatMap((part) => (part.kind === 'ingredient' ? [] : part.id));
    const bought = parts.flatMap((part) => (part.kind === 'ingredient' ? part.id : []));
    fc.assert(
      fc.property(
        fc.constantFrom(...made),
        fc.constantFrom(...bought),
        fc.constantFrom<('made' | 'with')[]>('made', 'with'),
        (into, more, field) => {
          const part = book.parts.get(into) as Made;
          const changed = new Map(book.parts).set(into, { ...part, [field]: [...part[field], more] });
          const after = deriveAll({ ...book, parts: changed }, served);
          for (const [index, dish] of today.entries())
            for (const allergen of allergens) {
              const is = after[index]?.derived;
              if (!is || rankOf(is, allergen) < rankOf(dish.derived, allergen))
                expect.fail(`${more} in ${into} makes ${allergen} less grave in ${nameOf(dish)}`);
            }
        },
      ),
      { numRuns: runs },
    );
  }, 60_000);

  test('the finder never shows a dish that contains what was left out', () => {
    const categories: MenuCategory[][] = Object.values(menus).map(({ pages }) =>
      pages.flatMap((page) => page.categories),
    );
    fc.assert(
      fc.property(
        fc.constantFrom(...categories),
        fc.subarray([...allergens], { minLength: 1 }),
        fc.subarray([...uncertainStates]),
        (menu, without, allow) => {
          const found = findDishes(menu, { ...noFilters, without, allow });
          for (const dish of found.categories.flatMap(({ items }) => items))
            for (const allergen of without) expect(dish.allergens.contains, dish.id).not.toHaveProperty(allergen);
        },
      ),
      { numRuns: 200 },
    );
  });
}
