import * as v from 'valibot';
import { namesOf } from '../../model/codes.ts';
import { createMoneyFormat } from '../../model/money.ts';
import type { BranchHours } from '../../model/opening/open-state.ts';
import { pick } from '../../model/pick.ts';
import { branchFilePath, dataFilePath, drinksFilePath, menuFilePath } from '../../model/read/files.ts';
import type { Path } from '../../model/read/source.ts';
import { branchSchema } from '../../model/schema/branch.ts';
import { isGroup, type Json } from '../../model/edit/yaml-text.ts';
import { createTextMatcher } from '../../src/ui/search/match-words.ts';
import type { Files } from '../tasks/plan.ts';
import { valuesOf } from './content-file.ts';
import type { FormField } from './form.ts';
import { fieldOf } from './form-of.ts';

type Values = Record<string, Json>;

/** A dish or drink as its menu file has it. */
export interface MenuDish {
  id: string;
  branch: string;
  store: string;
  file: string;
  /** With origin and volume: 'Merlot, Central Valley 75 cl'. */
  name: string;
  /** The slug of its category; '' if it has none. */
  category: string;
  categoryName: string;
  categoryRecipe: string | undefined;
  /** What its price is for, if it has other sizes too. */
  size: string;
  path: Path;
  item: Values;
}

export const groupsOf = (value: Json | undefined): Values[] => (Array.isArray(value) ? value.filter(isGroup) : []);
export const textOf = (value: Json | undefined): string => (typeof value === 'string' ? value : '');

export function namesOfItem({ name, origin, volume }: Values) {
  return namesOf({ name: textOf(name), origin: textOf(origin) || undefined, volume: textOf(volume) || undefined });
}
export const idOfDish = (item: Values): string => namesOfItem(item).id;

/** The branches in the order of the site, with the name and the values of each. */
export const listStores = (files: Files) =>
  [...files.keys()]
    .flatMap((file) => /^content\/branches\/([^/]+)\/branch\.yaml$/.exec(file)?.[1] ?? [])
    .map((branch) => {
      const file = branchFilePath(branch);
      const values = valuesOf(files, file);
      return { branch, store: textOf(values['store']) || branch, file, values };
    })
    .toSorted((a, b) => Number(a.values['id']) - Number(b.values['id']));

export function branchChoice(files: Files): FormField[] {
  const stores = listStores(files).map(({ branch, store }) => [branch, store] as const);
  const options = [['', 'All branches'] as const, ...stores];
  return stores.length > 1 ? [fieldOf('branch', 'Branch', { kind: 'choice', options })] : [];
}

export type StoredBranch = ReturnType<typeof listStores>[number];

const openingSchema = v.object(pick(branchSchema.entries, 'hours', 'specialDays', 'closed'));

/** When a branch is open. While its file has mistakes, days end at midnight. */
export function hoursOf({ values }: StoredBranch): BranchHours {
  const { success, output } = v.safeParse(openingSchema, values);
  if (!success) return { week: [], specialDays: [] };
  const specialDays = output.specialDays.map(({ date, hours }) => ({ date, ranges: hours }));
  return { week: output.hours, specialDays, closed: output.closed };
}

const menuFilesOf = (files: Files, branch: string): string[] =>
  [menuFilePath(branch), drinksFilePath(branch)].filter((file) => files.has(file));

/** The categories of a branch, of its menu and its drinks; the last is for dishes without one, if there are any. */
export const listCategories = (files: Files, branch: string) =>
  menuFilesOf(files, branch).flatMap((file) => {
    const { categories, items } = valuesOf(files, file);
    const categoryAt = (values: Values, path: Path) => ({
      file,
      /** Of the list of its dishes. */
      path,
      items: groupsOf(values['items']),
      slug: textOf(values['slug']),
      name: textOf(values['name']),
      recipe: textOf(values['recipe']) || undefined,
      bottle: textOf(values['bottle']),
    });
    const all = groupsOf(categories).map((one, index) => categoryAt(one, ['categories', index, 'items']));
    return all.concat(items === undefined ? [] : categoryAt({ name: OTHER, items }, ['items']));
  });

/** All dishes and drinks, branches in the order of the site. */
export const listMenuDishes = (files: Files): MenuDish[] =>
  listStores(files).flatMap(({ branch, store }) =>
    listCategories(files, branch).flatMap((category) =>
      category.items.map((item, n): MenuDish => {
        const { id, baseName } = namesOfItem(item);
        return {
          id,
          branch,
          store,
          file: category.file,
          name: baseName,
          category: category.slug,
          categoryName: category.name,
          categoryRecipe: category.recipe,
          size: category.bottle || textOf(item['volume']),
          path: [...category.path, n],
          item,
        };
      }),
    ),
  );

const OTHER = 'Other dishes';

/** Names in a sentence: the first three, and how many more. */
export const someOf = (names: readonly string[], separator = '; '): string =>
  names.slice(0, 3).join(separator) + (names.length > 3 ? ` and ${names.length - 3} more` : '');

/** What a dish is called in addresses of these pages: 'harbour/leek-soup'. */
export const keyOf = ({ branch, id }: MenuDish): string => `${branch}/${id}`;

/** Its row on the public menu. A test compares it with src/paths.ts. */
export const rowAddress = ({ branch, id }: MenuDish): string => `/menu/${branch}#${branch}-${id}`;

/** 'Leek Soup, Harbourside' */
export const titleOfDish = ({ name, store }: MenuDish): string => `${name}, ${store}`;

export const findDish = (files: Files, key: string | undefined): MenuDish | undefined =>
  listMenuDishes(files).find((dish) => keyOf(dish) === key);

/** The dishes whose name, local name, category and branch together contain every word of the text. */
export function findDishes(dishes: readonly MenuDish[], text: string): MenuDish[] {
  const searchTextOf = ({ name, item, categoryName, store }: MenuDish) =>
    `${name} ${textOf(item['localName'])} ${categoryName} ${store}`;
  const matches = createTextMatcher(text, dishes.map(searchTextOf));
  return dishes.filter((dish) => matches(searchTextOf(dish)));
}

/** A price in the currency of the site: '4.5' gives "£4.50" in GBP. One with parts of a penny is shown as it was typed. */
export function moneyFormat(files: Files): (price: string | number) => string {
  const format = createMoneyFormat(textOf(valuesOf(files, dataFilePath('site'))['currency']) || 'GBP');
  return (price) => (Number(price) === Number(Number(price).toFixed(2)) ? format(Number(price)) : String(price));
}
