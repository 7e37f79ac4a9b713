import { changeAt } from '../../model/edit/change-at.ts';
import { isGroup, isNothing, type Json } from '../../model/edit/yaml-text.ts';
import { dataFilePath, menuFilePath } from '../../model/read/files.ts';
import { dishSchema } from '../../model/schema/menu.ts';
import { dietClasses, ingredientSchema, recipeSchema } from '../../model/schema/recipes.ts';
import { editFiles, type Files } from '../tasks/plan.ts';
import { askAboutPrices } from '../tasks/price.ts';
import { valuesOf, withValues } from './content-file.ts';
import { formOf } from './form-of.ts';
import type { Form, FormField, FormProblem, Path } from './form.ts';
import { idOfDish, listCategories, listMenuDishes, listStores, type MenuDish, textOf, titleOfDish } from './menus.ts';
import { askAboutIngredients } from './new-ingredients.ts';
import { followsFrom, partNames, readRecipeFiles, recipeOf } from './recipes.ts';
import { type Unit, UNSAID, type Values } from './units.ts';

/** The parts of the form of a dish that are no fields of the dish: its place, its recipe, and ingredients that are new with it. */
const PLACE = '$category';
const AFTER = '$after';
const RECIPE = '$recipe';
const NEW = '$new';
const RECIPES = dataFilePath('recipes/recipes');
const INGREDIENTS = dataFilePath('recipes/ingredients');

const kinds = {
  plant: 'From a plant',
  milk: 'From milk',
  egg: 'From an egg',
  honey: 'Honey',
  meat: 'Meat',
  fish: 'Fish or shellfish',
};

const heats = ['Mild', 'Gentle', 'Medium', 'Hot'].map((label, heat) => [heat, label] as const);

/** The form of a dish, with its place, its recipe and what is new in it. 'dish:harbour/leek-soup', or 'dish:harbour/+soups' for a new one. */
export function dishUnit(files: Files, id: string): Unit | undefined {
  const [, branch = '', name = ''] = /^dish:([^/]+)\/(.+)$/.exec(id) ?? [];
  const dishes = listMenuDishes(files).filter((one) => one.branch === branch);
  const categories = listCategories(files, branch);
  const dish = dishes.find((one) => one.id === name);
  const slug = name.startsWith('+') ? name.slice(1) : dish?.category;
  const category = categories.find((one) => one.slug === slug);
  const parts = readRecipeFiles(files);
  if (!category || !parts) return undefined;
  const known = new Set(Object.keys(partNames(parts)));
  const recipe = dish && recipeOf(dish, known);
  const recipes = valuesOf(files, RECIPES);
  const own = recipe === undefined ? undefined : recipes[recipe];
  const neighbours = dishes.filter((one) => one.category === category.slug && one !== dish);
  const index = dish
    ? neighbours.findLastIndex((one) => Number(one.path.at(-1)) < Number(dish.path.at(-1)))
    : neighbours.length - 1;
  const store = listStores(files).find((one) => one.branch === branch)?.store ?? branch;
  const isShared = !dish && category.recipe !== undefined;
  const data: Values = {
    ...(dish?.item ?? { heat: 0, image: '' }),
    [PLACE]: category.slug,
    [AFTER]: neighbours[index]?.id ?? '',
    ...(own !== undefined && { [RECIPE]: own }),
    ...(!dish && !isShared && { [RECIPE]: {} }),
    [NEW]: {},
  };
  const form = formOfDish(
    categories.map((one) => [one.slug, one.name] as const),
    neighbours.map((one) => [one.id, one.name] as const),
  );
  const recipeIdOf = (next: Values): string | undefined => {
    if (textOf(next['recipe'])) return textOf(next['recipe']);
    return dish ? recipe : isNothing(next[RECIPE]) ? category.recipe : idOfDish(next);
  };
  return {
    remove: dish && (() => ({ summary: `${titleOfDish(dish)}: removed`, texts: textsWithout(files, dish) })),
    title: dish ? titleOfDish(dish) : `New in ${category.name}, ${store}`,
    form,
    note:
      noteOf(files, dish, recipe, own, known) ??
      (isShared ? `It is made like all of ${category.name}: ${category.recipe}.` : undefined),
    data,
    question: (next) =>
      askAboutIngredients(
        files,
        addedTo(next).map(([, now]) => ({ now })),
      ) ?? askAboutPrices(files, [{ before: dish?.item['price'], after: next['price'] }]),
    preview: (next, { texts, problems }) => {
      const shown = isNothing(next[RECIPE]) && own !== undefined ? undefined : recipeIdOf(next);
      // While a new ingredient has not said its allergens, nothing is said of the dish.
      const isUnsaid = problems.some(({ path: [key] }) => key === NEW);
      return shown === undefined || isUnsaid ? [] : followsFrom(new Map([...files, ...texts]), shown);
    },
    write: (next) => {
      const item = itemOf(next, dish, recipe, known);
      const target = categories.find((one) => one.slug === next[PLACE]) ?? category;
      const texts = new Map<string, string>();
      const at = placeDish(
        files,
        { dish, item, target, after: next[AFTER] !== data[AFTER] || !dish ? textOf(next[AFTER]) : undefined },
        texts,
      );
      rename(files, dish, idOfDish(item), texts);
      const added = addedTo(next);
      if (added.length > 0)
        texts.set(INGREDIENTS, withValues(INGREDIENTS, files.get(INGREDIENTS) ?? '', withIngredients(files, added)));
      const recipeId = recipeIdOf(next) ?? idOfDish(item);
      const problems = problemsOf(next, added, recipeIdOf(next), known);
      // A recipe that is missing is said at its place alone.
      const isMissing = problems.some(({ path: [key] }) => key === RECIPE);
      const made = isNothing(next[RECIPE]) ? isMissing && { made: [] } : next[RECIPE];
      if (made) texts.set(RECIPES, withValues(RECIPES, files.get(RECIPES) ?? '', { ...recipes, [recipeId]: made }));
      return {
        texts,
        ...(!dish && { summary: `${textOf(next['name'])}, ${store}: new in ${target.name}` }),
        pathOf: ({ file, path = [] }) => {
          if (file === target.file && at.every((key, n) => key === path[n])) return path.slice(at.length);
          if (file === RECIPES && path[0] === recipeId) return [RECIPE, ...path.slice(1)];
          return file === INGREDIENTS && added.some(([one]) => one === path[1]) ? [NEW, ...path.slice(1)] : undefined;
        },
        problems,
      };
    },
  };
}

/** The new ingredients by id, which stay the same when their names are changed. */
const addedTo = (next: Values): [id: string, ingredient: Values][] =>
  Object.entries(isGroup(next[NEW]) ? next[NEW] : {}).flatMap(([id, one]) => (isGroup(one) ? [[id, one]] : []));

const rare = new Set('origin volume also days hours weekendOnly from until soldOut style recipe'.split(' '));
/** What fields are called in this form alone. */
const called: Readonly<Record<string, string>> = { also: 'Other sizes, with their prices', hours: 'Hours of the day' };

function formOfDish(
  categories: readonly (readonly [string, string])[],
  neighbours: readonly (readonly [string, string])[],
): Form {
  const field = (key: string, label: string, form: Form, hint?: string): FormField => ({
    key,
    label,
    hint,
    isRequired: key !== RECIPE,
    form,
  });
  const own = formOf(dishSchema, { heat: { kind: 'choice', options: heats }, background: undefined });
  const ingredient = formOf(ingredientSchema);
  const group = (form: Form) => (form.kind === 'group' ? form.fields : []);
  const recipe = group(formOf(recipeSchema)).map((one) =>
    one.key === 'made' ? Object.assign(one, { isRequired: true }) : one,
  );
  const kind = { kind: 'choice', options: dietClasses.map((one) => [one, kinds[one]] as const) } as const;
  return {
    kind: 'group',
    fields: [
      ...group(own).map((one) =>
        Object.assign({ isRare: rare.has(one.key) }, one, one.key in called && { label: called[one.key] }),
      ),
      field(PLACE, 'Category', { kind: 'choice', options: categories }, 'In another category it goes to the end.'),
      field(AFTER, 'Comes after', { kind: 'choice', options: [['', 'First in its category'], ...neighbours] }),
      field(
        RECIPE,
        'Recipe',
        { kind: 'group', fields: recipe },
        'What it is made of: its allergens and its diet follow from it.',
      ),
      field(
        NEW,
        'New ingredients',
        { kind: 'map', item: { kind: 'group', fields: [field('kind', 'What it is', kind), ...group(ingredient)] } },
        'An ingredient that is not in the list above yet.',
      ),
    ],
  };
}

function noteOf(
  files: Files,
  dish: MenuDish | undefined,
  recipe: string | undefined,
  own: Json | undefined,
  known: ReadonlySet<string>,
) {
  if (!dish) return undefined;
  if (recipe !== undefined && own === undefined)
    return `It is served as it is made in the kitchen: ${recipe.replaceAll('-', ' ')}. A recipe here would be for this dish alone.`;
  const others = listMenuDishes(files).filter(
    (one) =>
      one.item !== dish.item && (one.id !== dish.id || one.branch !== dish.branch) && recipeOf(one, known) === recipe,
  );
  return others.length > 0 ? `The same recipe is for ${others.slice(0, 4).map(titleOfDish).join('; ')}.` : undefined;
}

const isInForm = (key: string): boolean => key.startsWith('$');

/** The fields of the dish itself. A dish that gets another name keeps its recipe. */
function itemOf(
  next: Values,
  dish: MenuDish | undefined,
  recipe: string | undefined,
  known: ReadonlySet<string>,
): Values {
  const item = Object.fromEntries(Object.entries(next).filter(([key]) => !isInForm(key)));
  const isRenamed = dish && idOfDish(item) !== dish.id && recipe === dish.id && known.has(dish.id);
  return isRenamed && !textOf(item['recipe']) ? { ...item, recipe: dish.id } : item;
}

interface Placed {
  dish: MenuDish | undefined;
  item: Values;
  target: { file: string; path: Path; slug: string };
  /** The dish before it; undefined to stay where it is. */
  after: string | undefined;
}

/** Puts the dish into its menu file. Returns its place. */
function placeDish(files: Files, { dish, item, target, after }: Placed, texts: Map<string, string>): Path {
  const put = (file: string, change: (values: Json) => Json) => {
    const values = change(valuesOf(files, file));
    if (isGroup(values)) texts.set(file, withValues(file, files.get(file) ?? '', values));
  };
  const isHere = dish?.category === target.slug;
  if (dish && isHere && after === undefined) {
    put(target.file, (values) => changeAt(values, dish.path, item));
    return dish.path;
  }
  const items = listMenuDishes(files).filter(
    (one) => one.file === target.file && one.category === target.slug && (!isHere || one.id !== dish?.id),
  );
  const found = items.findIndex((one) => one.id === after);
  const at = after === '' ? 0 : found === -1 ? items.length : found + 1;
  const list = items.map((one): Json => one.item).toSpliced(at, 0, item);
  const isSameFile = dish?.file === target.file;
  if (dish && !isSameFile) put(dish.file, (values) => changeAt(values, dish.path, undefined));
  put(target.file, (values) =>
    changeAt(dish && isSameFile && !isHere ? changeAt(values, dish.path, undefined) : values, target.path, list),
  );
  return [...target.path, at];
}

/** A dish leaves its menu. Its recipe stays, for another branch or a dish to come. */
function textsWithout(files: Files, dish: MenuDish): Map<string, string> {
  const texts = editFiles(files, [[dish.file, [[dish.path, undefined]]]]);
  rename(files, dish, undefined, texts);
  return texts;
}

/** Gives a dish its new id in what goes with what and in the heads of pages, or takes it out there. */
function rename(files: Files, dish: MenuDish | undefined, id: string | undefined, texts: Map<string, string>): void {
  if (!dish || dish.id === id) return;
  const file = menuFilePath(dish.branch);
  const text = texts.get(file) ?? files.get(file) ?? '';
  const renamed = (one: Json): Json[] => (one !== dish.id ? [one] : id === undefined ? [] : [id]);
  const all = (list: Json | undefined): Json => (Array.isArray(list) ? list.flatMap(renamed) : (list ?? null));
  const { leads, beside, ...rest } = valuesOf(new Map([[file, text]]), file);
  const besides = Object.entries(isGroup(beside) ? beside : {}).flatMap(([key, list]) =>
    renamed(key).map((name) => [String(name), all(list)] as const),
  );
  const values = {
    ...rest,
    ...(leads !== undefined && { leads: all(leads) }),
    ...(beside !== undefined && { beside: Object.fromEntries(besides.filter(([, list]) => !isNothing(list))) }),
  };
  texts.set(file, withValues(file, text, values));
}

type Added = ReturnType<typeof addedTo>;

function withIngredients(files: Files, added: Added): Values {
  // A group with another value in it is a group.
  return added.reduce<Json>(
    (all, [id, { kind, ...one }]) => changeAt(all, [textOf(kind) || 'plant', id], one),
    valuesOf(files, INGREDIENTS),
  ) as Values;
}

const NO_RECIPE =
  'Say what it is made of. A dish without a recipe cannot go on the site, because nobody could tell its allergens.';

function problemsOf(next: Values, added: Added, recipe: string | undefined, known: ReadonlySet<string>): FormProblem[] {
  const isEmpty = isNothing(next[RECIPE]) || (isGroup(next[RECIPE]) && Object.values(next[RECIPE]).every(isNothing));
  return [
    ...(isEmpty && !(recipe !== undefined && known.has(recipe)) ? [{ path: [RECIPE], message: NO_RECIPE }] : []),
    ...added.flatMap(([id, one]) => [
      ...(known.has(id) ? [{ path: [NEW, id, 'name'], message: 'It is in the list already: choose it above.' }] : []),
      ...(textOf(one['kind']) === ''
        ? [{ path: [NEW, id, 'kind'], message: 'Say what it is: diets follow from it.' }]
        : []),
      ...('contains' in one ? [] : [{ path: [NEW, id, 'contains'], message: UNSAID }]),
    ]),
  ];
}
