import { namesOf } from '../../model/codes.ts';
import { branchFilePath, drinksFilePath, menuFilePath } from '../../model/read/files.ts';
import { isGroup, type Json } from '../../model/edit/yaml-text.ts';
import type { Files } from '../tasks/plan.ts';
import { valuesOf } from './content-file.ts';

type Values = Record<string, Json>;

/** A dish as its menu file has it. */
export interface MenuDish {
  /** Its id in the branch, as in addresses of the site. */
  id: string;
  branch: string;
  store: string;
  file: string;
  name: string;
  category: string;
  categoryRecipe: string | undefined;
  path: readonly [string, number, string, number];
  item: Values;
}

const groupsOf = (value: Json | undefined): Values[] => (Array.isArray(value) ? value.filter(isGroup) : []);
export const textOf = (value: Json | undefined): string => (typeof value === 'string' ? value : '');

/** The id that the dish of a form or file has. */
export function idOfDish(item: Values): string {
  const { name, origin, volume } = item;
  return namesOf({ name: textOf(name), origin: textOf(origin) || undefined, volume: textOf(volume) || undefined }).id;
}

/** The branches by id, with the name of each. */
export const listStores = (files: Files): { branch: string; store: string }[] =>
  [...files.keys()]
    .flatMap((file) => /^content\/branches\/([^/]+)\/branch\.yaml$/.exec(file)?.[1] ?? [])
    .map((branch) => Object.assign({ branch }, { values: valuesOf(files, branchFilePath(branch)) }))
    .toSorted((a, b) => Number(a.values['id']) - Number(b.values['id']))
    .map(({ branch, values }) => ({ branch, store: textOf(values['store']) || branch }));

/** All dishes in categories, branches in the order of the site. */
export const listMenuDishes = (files: Files): MenuDish[] =>
  listStores(files).flatMap(({ branch, store }) =>
    [menuFilePath(branch), drinksFilePath(branch)].flatMap((file) =>
      groupsOf(files.has(file) ? valuesOf(files, file)['categories'] : []).flatMap((category, c) =>
        groupsOf(category['items']).map((item, n): MenuDish => ({
          id: idOfDish(item),
          branch,
          store,
          file,
          name: textOf(item['name']),
          category: textOf(category['slug']),
          categoryRecipe: textOf(category['recipe']) || undefined,
          path: ['categories', c, 'items', n],
          item,
        })),
      ),
    ),
  );

/** The categories of a branch, of its menu and its drinks. */
export const listCategories = (files: Files, branch: string) =>
  [menuFilePath(branch), drinksFilePath(branch)].flatMap((file) =>
    groupsOf(files.has(file) ? valuesOf(files, file)['categories'] : []).map((category, index) => ({
      file,
      index,
      slug: textOf(category['slug']),
      name: textOf(category['name']),
      recipe: textOf(category['recipe']) || undefined,
    })),
  );
