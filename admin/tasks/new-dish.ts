import { parse } from 'yaml';
import { editYaml, type NewValue } from '../../model/edit/edit-yaml.ts';
import { fill } from '../../model/fill.ts';
import { withoutCodes } from '../../model/read/codes.ts';
import type { Path } from '../../model/read/source.ts';
import type { StaffPageWords } from '../../model/schema/staff-pages.ts';
import { slugify } from '../../model/slug.ts';
import { type Plan, Refusal } from '../publish/publisher.ts';
import { type FileDish, listDishes } from './dishes.ts';

type Files = ReadonlyMap<string, string>;

/** The dish that another one is made after. */
export interface Original extends FileDish {
  description: string;
  /** 0 mild to 3 hot. */
  heat: string;
  /** The id of what it is made of in the kitchen book. Undefined if the book does not have it. */
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
  const dish = listDishes(files).find((one) => one.id === id);
  if (!dish) return undefined;
  const menu: unknown = parse(files.get(dish.file) ?? '');
  const item = at(menu, dish.path);
  const own = [textOf(item, 'recipe'), slugify(withoutCodes(dish.name))];
  const known = idsOfBook(files);
  return {
    ...dish,
    description: textOf(item, 'description'),
    heat: textOf(item, 'heat'),
    recipe: own.find((one) => known.has(one)),
    hasCategoryRecipe: known.has(textOf(at(menu, dish.path.slice(0, -2)), 'recipe')),
  };
}

/**
 * Puts a new dish behind the one that it is made after. Facts that the form does not ask for are left out: sizes, days, a picture.
 *
 * @throws Refusal if that one is no longer there
 */
export function planNewDish(files: Files, words: StaffPageWords, like: string, dish: NewDish): Plan {
  const original = findOriginal(files, like);
  const index = original?.path.at(-1);
  if (!original || typeof index !== 'number') throw new Refusal({ kind: 'conflict', yours: dish.name, theirs: '' });
  const item = at(parse(files.get(original.file) ?? ''), original.path);
  const style = textOf(item, 'style');
  const fields: Record<string, NewValue> = {
    name: dish.name,
    ...(dish.native && { native: dish.native }),
    price: { yaml: dish.price },
    ...(dish.description && { description: dish.description }),
    heat: { yaml: dish.heat },
    ...(textOf(item, 'weekendOnly') && { weekendOnly: true }),
    ...(style && { style }),
    ...(dish.hasSameRecipe && original.recipe !== undefined && { recipe: original.recipe }),
    image: '',
  };
  const text = editYaml(files.get(original.file) ?? '', [
    { kind: 'append', path: original.path.slice(0, -1), fields, after: index },
  ]);
  return {
    summary: fill(words.newDish.summary, { dish: dish.name, branch: original.store, price: dish.price }),
    texts: new Map([[original.file, text]]),
  };
}

/** The ids of everything that a dish can be made of: recipes, preparations, and the groups of ingredients. */
function idsOfBook(files: Files): ReadonlySet<string> {
  const read = (name: string): object => {
    const value: unknown = parse(files.get(`content/recipes/${name}.yaml`) ?? '');
    return typeof value === 'object' && value !== null ? value : {};
  };
  const groups = Object.values(read('ingredients')).filter((group: unknown) => typeof group === 'object' && group);
  return new Set([read('recipes'), read('preparations'), ...groups].flatMap((some: object) => Object.keys(some)));
}

const at = (value: unknown, path: Path): unknown =>
  path.reduce((one, key) => (typeof one === 'object' && one !== null ? Reflect.get(one, key) : undefined), value);

/** A field as text; '' if it is not there. */
function textOf(item: unknown, key: string): string {
  const value = at(item, [key]);
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? String(value) : '';
}
