import { parse } from 'yaml';
import type { NewValue } from '../../model/edit/edit-yaml.ts';
import { valueAt } from '../../model/read/walk.ts';
import { type DishField, dishFields, type FormField } from '../../model/schema/dish-fields.ts';
import { slugify } from '../../model/slug.ts';
import type { Plan } from '../publish/change.ts';
import { findDish } from './dishes.ts';
import { type Files, planEdits, refuseConflict, textAt } from './plan.ts';

export type Original = NonNullable<ReturnType<typeof findOriginal>>;

export interface NewDish {
  /** Its fields by name, as they are written in the file. Empty ones are left out of it. */
  values: Readonly<Record<string, string | undefined>>;
  /** Whether it is made of the same as the other one. */
  hasSameRecipe: boolean;
}

const table = Object.entries<DishField>(dishFields());

export const newDishFields: Readonly<Record<string, FormField>> = Object.fromEntries(
  table.flatMap(([name, { form }]) => (form ? [[name, form]] : [])),
);

export function findOriginal(files: Files, id: string | undefined) {
  const dish = findDish(files, id);
  if (!dish) return undefined;
  const category = valueAt(parse(files.get(dish.file) ?? ''), dish.path.slice(0, -2));
  const known = recipeIds(files);
  return {
    ...dish,
    /** The id of what it is made of. Undefined if the recipes do not have it. */
    recipe: [textAt(dish.item, 'recipe') ?? '', slugify(dish.name)].find((one) => known.has(one)),
    /** Whether the dishes of its category are made of one recipe, where they name no other: all bottles of wine. */
    hasCategoryRecipe: known.has(textAt(category, 'recipe') ?? ''),
  };
}

/** Puts a new dish behind the one that it is made after. Fields that are neither in the form nor copied are left out. */
export function planNewDish(files: Files, like: string, { values, hasSameRecipe }: NewDish): Plan {
  const name = values['name'] ?? '';
  const original = findOriginal(files, like) ?? refuseConflict(name);
  const fields = table.flatMap(([key, { form, isNumber, isCopied }]): [string, NewValue][] => {
    if (key === 'image') return [[key, '']];
    if (key === 'recipe') return hasSameRecipe && original.recipe !== undefined ? [[key, original.recipe]] : [];
    const value: unknown = isCopied ? valueAt(original.item, [key]) : form && values[key];
    if (typeof value === 'boolean') return [[key, value]];
    return typeof value === 'string' && value !== '' ? [[key, isNumber ? { yaml: value } : value]] : [];
  });
  const index = Number(original.path.at(-1));
  const path = original.path.slice(0, -1);
  return planEdits(
    files,
    original.file,
    [{ kind: 'append', path, fields: Object.fromEntries(fields), after: index }],
    `${name}, ${original.store}: new at £${values['price']}`,
  );
}

/** The ids of everything that a dish can be made of: recipes, preparations, and the groups of ingredients. */
function recipeIds(files: Files): ReadonlySet<string> {
  const read = (name: string): object => Object(parse(files.get(`content/recipes/${name}.yaml`) ?? '') ?? {});
  const groups = Object.values(read('ingredients')).filter((group: unknown) => typeof group === 'object' && group);
  return new Set([read('recipes'), read('preparations'), ...groups].flatMap((some: object) => Object.keys(some)));
}
