import { isGroup, isNothing, isSame, type Json } from '../../model/edit/yaml-text.ts';
import { dataFilePath } from '../../model/read/files.ts';
import { dishSchema } from '../../model/schema/menu.ts';
import { dietClasses, ingredientSchema, recipeSchema } from '../../model/schema/recipes.ts';
import { type Edit, editFiles, type Files } from '../tasks/plan.ts';
import { valuesOf } from './content-file.ts';
import { fieldOf, fieldsOf } from './form-of.ts';
import type { Form, FormProblem } from './form.ts';
import { idOfDish, listCategories, listMenuDishes, listStores, someOf, textOf, titleOfDish } from './menus.ts';
import { askAboutIngredients } from './new-ingredients.ts';
import { followsFromName, renamed } from './rename.ts';
import { followsFrom, partNames, readRecipeFiles, recipeNames, recipeOf } from './recipes.ts';
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
  const all = listMenuDishes(files);
  const dishes = all.filter((one) => one.branch === branch);
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
  // A recipe that is named after an older name of the dish, and of no other dish, is its own.
  const isOwn = own !== undefined && !all.some((one) => one.id !== dish?.id && recipeOf(one, known) === recipe);
  const { recipe: like, ...fields } = dish?.item ?? { heat: 0, image: '' };
  const earlier = dish ? dishes.slice(0, dishes.indexOf(dish)) : dishes;
  const store = listStores(files).find((one) => one.branch === branch)?.store ?? branch;
  const isShared = !dish && category.recipe !== undefined;
  const sharing = dish ? all.filter((one) => one !== dish && recipeOf(one, known) === recipe).map(titleOfDish) : [];
  const note =
    dish && recipe !== undefined && own === undefined
      ? `It is served as it is made in the kitchen: ${recipe.replaceAll('-', ' ')}. A recipe here would be for this dish alone.`
      : sharing.length > 0
        ? `The same recipe is for ${someOf(sharing)}.`
        : isShared
          ? `It is made like all of ${category.name}: ${category.recipe}.`
          : undefined;
  const data: Values = {
    ...fields,
    ...(like !== undefined && !isOwn && { recipe: like }),
    [PLACE]: category.slug,
    [AFTER]: earlier.findLast((one) => one.category === category.slug)?.id ?? '',
    ...(own !== undefined && { [RECIPE]: own }),
    ...(!dish && !isShared && { [RECIPE]: {} }),
    [NEW]: {},
  };
  const form = formOfDish(
    categories.map((one) => [one.slug, one.name] as const),
    dishes.filter((one) => one !== dish).map((one) => [one.id, one.name, one.category] as const),
  );
  const recipeIdOf = (next: Values): string | undefined => {
    if (textOf(next['recipe'])) return textOf(next['recipe']);
    if (dish && !textOf(data['recipe'])) return recipe;
    return (isNothing(next[RECIPE]) && category.recipe) || idOfDish(next);
  };
  return {
    remove:
      dish &&
      (() => ({
        summary: `${titleOfDish(dish)}: removed`,
        texts: editFiles(files, [[dish.file, dish.path, undefined], ...renamed(files, dish)]),
      })),
    title: dish ? titleOfDish(dish) : `New in ${category.name}, ${store}`,
    form,
    note,
    data,
    question: (next) =>
      askAboutIngredients(
        files,
        addedTo(next).map(([, now]) => ({ now })),
      ),
    preview: (next, { texts, problems }) => {
      const shown = isNothing(next[RECIPE]) && own !== undefined ? undefined : recipeIdOf(next);
      // While a new ingredient has not said its allergens, nothing is said of the dish.
      const isUnsaid = problems.some(({ path: [key] }) => key === NEW);
      const follows = shown === undefined || isUnsaid ? [] : followsFrom(new Map([...files, ...texts]), shown);
      return [...followsFromName(files, dish, next), ...follows];
    },
    write: (next) => {
      const item = itemOf(next, isOwn || recipe === dish?.id ? recipe : undefined);
      const target = categories.find((one) => one.slug === next[PLACE]) ?? category;
      const others = target.items.filter((one) => one !== dish?.item);
      const previous = others.findIndex((one) => idOfDish(one) === next[AFTER]);
      // Of another category, it says nothing of this one.
      const at = previous === -1 && next[AFTER] !== '' ? others.length : previous + 1;
      const added = addedTo(next);
      const recipeId = recipeIdOf(next) ?? idOfDish(item);
      // A recipe of other dishes is shared as it is.
      const isTaken = recipeId !== recipe && known.has(recipeId);
      const problems = problemsOf(next, added, recipeIdOf(next), known);
      if (isTaken && !isEmpty(next[RECIPE]) && !isSame(next[RECIPE], data[RECIPE]))
        problems.push({ path: [RECIPE, 'made'], message: takenText(recipeNames(files)[recipeId] ?? recipeId) });
      // A recipe that is missing is said at its place alone.
      const isMissing = problems.some(({ path: [key] }) => key === RECIPE);
      const made = isNothing(next[RECIPE]) ? isMissing && { made: [] } : next[RECIPE];
      const edits: readonly Edit[] = [
        ...(dish ? [[dish.file, dish.path, undefined] as const] : []),
        [target.file, target.path, others.toSpliced(at, 0, item)],
        ...renamed(files, dish, idOfDish(item), recipeId),
        ...added.map(([one, { kind, ...ingredient }]): Edit => [
          INGREDIENTS,
          [textOf(kind) || 'plant', one],
          ingredient,
        ]),
        ...(made && !isTaken ? [[RECIPES, [recipeId], made] as const] : []),
      ];
      return {
        texts: editFiles(files, edits),
        ...(!dish && { summary: `${textOf(next['name'])}, ${store}: new in ${target.name}` }),
        pathOf: ({ file, path = [] }) => {
          const place = [...target.path, at];
          if (file === target.file && isSame(place, path.slice(0, place.length))) return path.slice(place.length);
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
const FOLLOWS = 'What it is made of: its allergens and its diet follow from it.';
const NEW_HINT = 'An ingredient that is not in the list above yet.';
/** What fields are called in this form alone. */
const called: Readonly<Record<string, string>> = { also: 'Other sizes, with their prices', hours: 'Hours of the day' };

function formOfDish(
  categories: readonly (readonly [string, string])[],
  others: readonly (readonly [id: string, name: string, category: string])[],
): Form {
  const own = fieldsOf(dishSchema, { heat: { kind: 'choice', options: heats }, background: undefined });
  const recipe = fieldsOf(recipeSchema).map((one) =>
    one.key === 'made' ? Object.assign(one, { isRequired: true }) : one,
  );
  const options = dietClasses.map((one) => [one, kinds[one]] as const);
  const added = [fieldOf('kind', 'What it is', { kind: 'choice', options }), ...fieldsOf(ingredientSchema)];
  return {
    kind: 'group',
    fields: [
      ...own.map((one) =>
        Object.assign({ isRare: rare.has(one.key) }, one, one.key in called && { label: called[one.key] }),
      ),
      fieldOf(PLACE, 'Category', { kind: 'choice', options: categories }),
      fieldOf(AFTER, 'Comes after', {
        kind: 'choice',
        options: [['', 'First in its category'], ...others],
        by: PLACE,
      }),
      fieldOf(RECIPE, 'Recipe', { kind: 'group', fields: recipe }, { hint: FOLLOWS, isRequired: false }),
      fieldOf(NEW, 'New ingredients', { kind: 'map', item: { kind: 'group', fields: added } }, { hint: NEW_HINT }),
    ],
  };
}

/** The fields of the dish itself, which keeps its own recipe under another name. */
function itemOf(next: Values, recipe: string | undefined): Values {
  const item = Object.fromEntries(Object.entries(next).filter(([key]) => !key.startsWith('$')));
  const isNamed = recipe === undefined || textOf(item['recipe']) !== '' || idOfDish(item) === recipe;
  return isNamed ? item : { ...item, recipe };
}

type Added = ReturnType<typeof addedTo>;

const isEmpty = (recipe: Json | undefined): boolean =>
  isNothing(recipe) || (isGroup(recipe) && Object.values(recipe).every(isNothing));

const takenText = (name: string): string =>
  `This would change the recipe of ${name}. To share it, leave what stands here as it was; for a recipe of its own, choose nothing at “Made exactly like” and give the dish a name that no other has.`;

const UNUSED = 'is in no recipe: add it to “Made of” or “Served with”, or remove it here.';
const NO_RECIPE =
  'Say what it is made of. A dish without a recipe cannot go on the site, because nobody could tell its allergens.';

function problemsOf(next: Values, added: Added, recipe: string | undefined, known: ReadonlySet<string>): FormProblem[] {
  return [
    ...(isEmpty(next[RECIPE]) && !(recipe !== undefined && known.has(recipe))
      ? [{ path: [RECIPE], message: NO_RECIPE }]
      : []),
    ...added.flatMap(([id, one]) => [
      ...(known.has(id) ? [{ path: [NEW, id, 'name'], message: 'It is in the list already: choose it above.' }] : []),
      ...(textOf(one['kind']) === ''
        ? [{ path: [NEW, id, 'kind'], message: 'Say what it is: diets follow from it.' }]
        : []),
      ...('contains' in one ? [] : [{ path: [NEW, id, 'contains'], message: UNSAID }]),
      ...(isUsed(id, next[RECIPE])
        ? []
        : [{ path: [NEW, id, 'name'], message: `“${textOf(one['name']) || id}” ${UNUSED}` }]),
    ]),
  ];
}

/** Whether a recipe has a part; what a branch drops is none. */
const isUsed = (part: string, recipe: Json | undefined): boolean =>
  recipe === part ||
  (typeof recipe === 'object' &&
    recipe !== null &&
    Object.entries(recipe).some(([key, one]) => key !== 'drop' && isUsed(part, one)));
