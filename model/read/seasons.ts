import type * as v from 'valibot';
import type { drinksSchema, menuSchema } from '../schema/menu.ts';
import type { Resolved } from '../resolved.ts';

/** Dishes and categories that are on the menu from one day to another. */

/** The first and the last day, '2026-12-01'; open if undefined. */
export interface Days {
  from?: string | undefined;
  until?: string | undefined;
}

/** Something that comes and goes. */
export interface Season extends Days {
  /** The category or dish, and the branch's name on the menu. */
  name: string;
  menu: string;
}

/** Whether a day is one of these. */
export const isOn = ({ from, until }: Days, day: string): boolean =>
  (from === undefined || from <= day) && (until === undefined || day <= until);

type MenuFile = Resolved<v.InferOutput<typeof menuSchema> | v.InferOutput<typeof drinksSchema>>;

/** The categories and dishes of a branch's files that have days, whether they are on today or not. */
export function listSeasons(menu: string, files: readonly (MenuFile | undefined)[]): Season[] {
  return files
    .flatMap((file) => {
      if (!file) return [];
      const alone = 'items' in file ? (file.items ?? []) : [];
      return [...file.categories, ...file.categories.flatMap(({ items }) => items), ...alone];
    })
    .filter(({ from, until }) => from !== undefined || until !== undefined)
    .map(({ name, from, until }) => ({ name, menu, from, until }));
}
