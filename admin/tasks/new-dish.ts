import { parse } from 'yaml';
import type { NewValue } from '../../model/edit/edit-yaml.ts';
import { withoutCodes } from '../../model/read/codes.ts';
import { slugify } from '../../model/slug.ts';
import type { Plan } from '../publish/change.ts';
import { type FileDish, findDish } from './dishes.ts';
import { type Files, planEdits, refuseConflict, textAt, valueAt } from './plan.ts';

/** The dish that another one is made after. */
export interface Original extends FileDish {
  description: string;
  /** 0 mild to 3 hot. */
  heat: string;
  /** The id of what it is made of. Undefined if the recipes do not have it. */
  recipe: string | undefined;
  /** Whether the dishes of its category are made of one recipe, where they name no other: all bottles of wine. */
  hasCategoryRecipe: boolean;
}

/** What the form asks for. Empty texts are left out of the file. */
export interface NewDish {
  name: string;
  native: string;
  /** As it is written in the file: '4.50'. */
  price: string;
  description: string;
  heat: string;
  /** Whether it is made of the same as the other one. */
  hasSameRecipe: boolean;
}

/** The dish with this id, as the original of another one. */
export function findOriginal(files: Files, id: string | undefined): Original | undefined {
  const dish = findDish(files, id);
  if (!dish) return undefined;
  const category = valueAt(parse(files.get(dish.file) ?? ''), dish.path.slice(0, -2));
  const known = recipeIds(files);
  return {
    ...dish,
    description: textAt(dish.item, 'description') ?? '',
    heat: textAt(dish.item, 'heat') ?? '',
    recipe: [textAt(dish.item, 'recipe') ?? '', slugify(withoutCodes(dish.name))].find((one) => known.has(one)),
    hasCategoryRecipe: known.has(textAt(category, 'recipe') ?? ''),
  };
}

/**
 * Puts a new dish behind the one that it is made after. Facts that the form does not ask for are left out: sizes, days, a picture.
 *
 * @throws RefusalError if that one is no longer there
 */
export function planNewDish(files: Files, like: string, dish: NewDish): Plan {
  const original = findOriginal(files, like) ?? refuseConflict(dish.name);
  const style = textAt(original.item, 'style');
  const fields: Record<string, NewValue> = {
    name: dish.name,
    ...(dish.native && { native: dish.native }),
    price: { yaml: dish.price },
    ...(dish.description && { description: dish.description }),
    heat: { yaml: dish.heat },
    ...(textAt(original.item, 'weekendOnly') && { weekendOnly: true }),
    ...(style && { style }),
    ...(dish.hasSameRecipe && original.recipe !== undefined && { recipe: original.recipe }),
    image: '',
  };
  const path = original.path.slice(0, -1);
  return planEdits(
    files,
    original.file,
    [{ kind: 'append', path, fields, after: Number(original.path.at(-1)) }],
    `${dish.name}, ${original.store}: new at £${dish.price}`,
  );
}

/** The ids of everything that a dish can be made of: recipes, preparations, and the groups of ingredients. */
function recipeIds(files: Files): ReadonlySet<string> {
  const read = (name: string): object => Object(parse(files.get(`content/recipes/${name}.yaml`) ?? '') ?? {});
  const groups = Object.values(read('ingredients')).filter((group: unknown) => typeof group === 'object' && group);
  return new Set([read('recipes'), read('preparations'), ...groups].flatMap((some: object) => Object.keys(some)));
}
