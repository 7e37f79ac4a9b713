import { nearestRemedy } from '../nearest.ts';
import { own } from '../pick.ts';
import type { MenuPageData } from '../types.ts';
import type { Source } from './source.ts';

/** By the id of a dish or the slug of a category: the ids of the dishes that go well with it. */
export type BesideFile = Readonly<Record<string, readonly string[]>>;

/** Reports entries of `beside` that name neither a category nor a dish of the branch, and companions that it does not have. */
export function checkBeside(
  source: Source,
  beside: BesideFile,
  categories: readonly string[],
  dishes: readonly string[],
): void {
  const report = (path: (string | number)[], id: string, what: string, known: readonly string[]) =>
    known.includes(id) ||
    source.report(
      ['beside', ...path],
      `there is no ${what} "${id}" on this menu; ${nearestRemedy(id, known, 'take it out')}`,
    );
  for (const [of, ids] of Object.entries(beside)) {
    report([of], of, 'category or dish', [...categories, ...dishes]);
    for (const [index, id] of ids.entries()) report([of, index], id, 'dish', dishes);
  }
}

/** Gives each dish of a menu the dishes on it that go well with it, or else with all of its category. */
export function withBeside(pages: readonly MenuPageData[], beside: BesideFile): MenuPageData[] {
  const dishes = pages.flatMap(({ categories }) => categories.flatMap(({ items }) => items));
  return pages.map((page) => ({
    ...page,
    categories: page.categories.map((category) => ({
      ...category,
      items: category.items.map((dish) => {
        const ids = own(beside, dish.id) ?? own(beside, category.slug) ?? [];
        const found = ids.flatMap((id) => dishes.find((other) => other.id === id && other.id !== dish.id) ?? []);
        return found.length > 0 ? { ...dish, beside: found.map(({ id, baseName }) => ({ id, baseName })) } : dish;
      }),
    })),
  }));
}
