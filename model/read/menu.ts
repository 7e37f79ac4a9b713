import { omit, pick, ownValue } from '../pick.ts';
import type * as v from 'valibot';
import { unknownOf } from '../nearest.ts';
import { addDays } from '../opening/london.ts';
import type { TimeRange, Week } from '../opening/open-state.ts';
import { dayOfService, soldOutPeriod, startOfService } from '../opening/period.ts';
import { servedText } from '../opening/served.ts';
import type { DerivedDish } from '../recipes/derive.ts';
import type { Resolved } from '../picture.ts';
import type { drinksSchema, menuSchema } from '../schema/menu.ts';
import type { Branch, DataFiles, Dish, DishFile, MenuCategory, MenuPageData } from '../types.ts';
import { derivedFrom } from '../dish-fields.ts';
import { codesOf, namesOf, uncodedAllergens } from '../codes.ts';
import type { Path, Source } from './source.ts';
import { dishesOn } from '../dishes-on.ts';

export type MenuFile = Resolved<v.InferOutput<typeof menuSchema>>;
export type DrinksFile = Resolved<v.InferOutput<typeof drinksSchema>>;
export type CategoryFile = DrinksFile['categories'][number] & { page?: number };

export interface CheckedFile<Value> {
  source: Source;
  value: Value;
}

interface Context {
  branch: Branch;
  /** Undefined if its file is unusable; no content comes of the menu then. */
  ui: DataFiles['ui'] | undefined;
  /** The names of icons; undefined if every one exists. */
  icons: readonly string[] | undefined;
  /** Derives what the recipe of a dish gives, by the id of the dish. */
  derive: (dish: string) => DerivedDish & Pick<Dish, 'listId'>;
  now: number;
}

/** Makes a branch's menu: its food pages, then its drinks as the last page. Leaves out dishes that are not available, and dishes and
 * categories that are not on the menu on that day. */
export function readMenu(
  menu: CheckedFile<MenuFile>,
  drinks: CheckedFile<DrinksFile> | undefined,
  context: Context,
): MenuPageData[] {
  const other = context.ui?.menu.other ?? 'Other';
  /** The category of each dish that has been read, by the dish's id. */
  const seen = new Map<string, string>();
  const food = readCategories(menu, seen, context);
  checkPages(menu);
  checkLeads(menu);
  const leads = menu.value.leads ?? [];
  const pageOf = new Map(menu.value.categories.map(({ slug, page }) => [slug, page]));
  const pageWith = (categories: MenuCategory[]) => ({ isDrinks: false, categories, ...leadOf(categories, leads) });
  const pages: MenuPageData[] = [...Map.groupBy(food, ({ slug }) => pageOf.get(slug)).values()].map(pageWith);
  if (pages.length === 0)
    menu.source.report(['categories'], 'has none on this day; leave "from" and "until" out of one');
  const uncategorised = readItems(menu, menu.value.items ?? [], ['items'], other, seen, context);
  if (uncategorised.length > 0)
    pages.at(-1)?.categories.push({ slug: OTHER, name: other, isDrinks: false, items: uncategorised });
  const slugs = [...menu.value.categories.map(({ slug }) => slug), ...ownSlugs(menu.value)];
  if (drinks) {
    checkSlugs(drinks, slugs);
    slugs.push(...drinks.value.categories.map(({ slug }) => slug));
    const categories = readCategories(drinks, seen, context, true);
    if (categories.length > 0) pages.push({ ...pageWith(categories), heading: drinks.value.heading, isDrinks: true });
  }
  const { beside = {} } = menu.value;
  checkBeside(menu.source, beside, slugs, [...seen.keys()]);
  return withBeside(pages, beside);
}

/** The category of dishes that have none. */
const OTHER = 'other';

const ownSlugs = ({ items }: MenuFile): string[] => (items ? [OTHER] : []);

function readCategories(
  file: CheckedFile<{ categories: CategoryFile[] }>,
  seen: Map<string, string>,
  context: Context,
  areDrinks = false,
): MenuCategory[] {
  return file.value.categories.flatMap((category, index) => {
    const { icon, name, items: all, drinks: isDrinks = areDrinks } = category;
    const { icons } = context;
    if (icon !== undefined && icons && !icons.includes(icon))
      file.source.report(
        ['categories', index, 'icon'],
        unknownOf('icon', icon, icons, `write one of ${icons.join(', ')}`),
      );
    const items = readItems(file, all, ['categories', index, 'items'], name, seen, context);
    const isEmpty = !all.some((item) => isOn(item, context));
    if (isEmpty || !isOn(category, context)) return [];
    return [
      {
        ...omit(category, 'page', 'recipe', 'drinks', 'from', 'until'),
        ...endOfDays(category, context.branch),
        isDrinks,
        items,
      },
    ];
  });
}

/** The dishes of a list that are on the menu. Reports those that have no id, or one that is taken. */
function readItems(
  { source }: CheckedFile<unknown>,
  items: readonly DishFile[],
  path: Path,
  category: string,
  seen: Map<string, string>,
  context: Context,
): Dish[] {
  return items.flatMap((item, index) => {
    const dish = readDish(item, context);
    const { id, baseName, name, title = baseName } = dish;
    const owner = id === '' ? undefined : seen.get(id);
    const problems = [
      id === '' &&
        `"${name}" has no Latin letters, which its address is made of; write the name in Latin letters, and the other under localName`,
      owner && `"${baseName}" stands on this menu already, under ${owner}; keep one of the two`,
      title !== item.name &&
        `carries codes by hand; its recipe gives ${codesOf(context.derive(id)).join(', ') || 'none'}, and they are printed where the branch uses them. Write ${title}`,
    ];
    for (const problem of problems) if (problem) source.report([...path, index, 'name'], problem);
    const served = item.hours ? 'hours' : 'days';
    if (item[served] && !isEverServed(item, context.branch.week))
      source.report([...path, index, served], 'the branch is closed then; write others, or take the line out');
    seen.set(id, category);
    return item.available && isOn(item, context) ? [dish] : [];
  });
}

/** Whether the branch is open at some time at which a dish is served. Hours after midnight may be those of the evening before. */
function isEverServed({ days, hours = [{ opens: '00:00', closes: '24:00' }] }: DishFile, week: Week): boolean {
  const onClock = ({ opens, closes }: TimeRange) => ({ opens, closes: closes < opens ? nextMorning(closes) : closes });
  const served = hours.map(onClock).flatMap(({ opens, closes }) => [
    { opens, closes },
    { opens: nextMorning(opens), closes: nextMorning(closes) },
  ]);
  const isDuring = (one: TimeRange) => served.some(({ opens, closes }) => one.opens < closes && opens < one.closes);
  return week.some((open, day) => (days?.includes(day) ?? true) && open.map(onClock).some(isDuring));
}

/** A time of the next day on the clock of a day: '01:00' gives '25:00'. */
const nextMorning = (time: string): string => `${Number(time.slice(0, 2)) + 24}${time.slice(2)}`;

function readDish(item: DishFile, { branch, ui, derive, now }: Context): Dish {
  const { title, baseName, id } = namesOf(item);
  const derived = derive(id);
  const codes = branch.hasAllergenNotice ? codesOf(derived) : [];
  const uncoded = branch.hasAllergenNotice ? uncodedAllergens(derived) : [];
  const soldOut = item.soldOut && soldOutPeriod(branch, item.soldOut, now);
  const served = ui && servedText(item, ui.opening);
  return {
    ...omit(item, ...derivedFrom),
    id,
    name: codes.length > 0 ? `${baseName} (${codes.join(', ')})` : baseName,
    baseName,
    ...(title !== baseName && { title }),
    codes,
    ...(uncoded.length > 0 && { uncoded }),
    ...(served && { served }),
    ...(soldOut && { soldOut }),
    ...endOfDays(item, branch),
    picture: item.image,
    diet: derived.diet,
    allergens: pick(derived, 'contains', 'mayContain', 'kinds'),
    ...pick(derived, 'listId', 'ingredients', 'equipment'),
  };
}

/** The dish in the head of a page: one of `leads`, or the first with a picture that is not sold out. */
function leadOf(categories: readonly MenuCategory[], leads: readonly string[]): { lead?: Dish } {
  const pictured = categories
    .flatMap(({ items }) => items)
    .filter(({ picture, soldOut }) => picture && !soldOut?.isNow);
  const lead = pictured.find(({ id }) => leads.includes(id)) ?? pictured[0];
  return lead ? { lead } : {};
}

/** The first and the last day on the menu, '2026-12-01'; open if undefined. */
interface Days {
  from?: string | undefined;
  until?: string | undefined;
}

function isOn({ from = '', until }: Days, { branch, now }: Context): boolean {
  const day = dayOfService(branch, now);
  return from <= day && (until === undefined || day <= until);
}

/** The last day ends with its service, which may be after midnight. */
const endOfDays = ({ until }: Days, branch: Branch): { ends?: number } =>
  until === undefined ? {} : { ends: startOfService(branch, addDays(until, 1)) };

/** Reports categories that stand behind one of a later page, or whose slug is not unique. */
function checkPages(menu: CheckedFile<MenuFile>): void {
  const { categories } = menu.value;
  for (const [index, { page }] of categories.entries()) {
    const { page: before = 1 } = categories[index - 1] ?? {};
    if (page < before)
      menu.source.report(
        ['categories', index, 'page'],
        `is ${page}, behind a category of page ${before}; write ${before}, or move the category up`,
      );
  }
  checkSlugs(menu, ownSlugs(menu.value));
}

function checkSlugs({ source, value }: CheckedFile<{ categories: CategoryFile[] }>, taken: readonly string[]): void {
  const seen = new Set(taken);
  for (const [index, { slug }] of value.categories.entries()) {
    if (seen.has(slug))
      source.report(['categories', index, 'slug'], `"${slug}" is taken by another category; write another`);
    seen.add(slug);
  }
}

function checkLeads({ source, value: { leads = [], categories } }: CheckedFile<MenuFile>): void {
  const dishes = categories.flatMap(({ items }) => items.map((item) => namesOf(item).id));
  for (const [index, id] of leads.entries()) {
    if (!dishes.includes(id))
      source.report(['leads', index], unknownOf('dish', id, dishes, 'take it out', ' in this file'));
  }
}

/** By the id of a dish or the slug of a category: the ids of the dishes that go well with it. */
type BesideFile = Readonly<Record<string, readonly string[]>>;

/** Reports entries of `beside` that name neither a category nor a dish of the branch, and companions that it does not have. */
function checkBeside(
  source: Source,
  beside: BesideFile,
  categories: readonly string[],
  dishes: readonly string[],
): void {
  const report = (path: (string | number)[], id: string, what: string, known: readonly string[]) =>
    known.includes(id) ||
    source.report(['beside', ...path], unknownOf(what, id, known, 'take it out', ' on this menu'));
  for (const [of, ids] of Object.entries(beside)) {
    report([of], of, 'category or dish', [...categories, ...dishes]);
    for (const [index, id] of ids.entries()) report([of, index], id, 'dish', dishes);
  }
}

/** Gives each dish of a menu the dishes on it that go well with it, or else with all of its category. */
function withBeside(pages: readonly MenuPageData[], beside: BesideFile): MenuPageData[] {
  const dishes = dishesOn(pages);
  return pages.map((page) => ({
    ...page,
    categories: page.categories.map((category) => ({
      ...category,
      items: category.items.map((dish) => {
        const ids = ownValue(beside, dish.id) ?? ownValue(beside, category.slug) ?? [];
        const found = ids.flatMap((id) => dishes.find((other) => other.id === id && other.id !== dish.id) ?? []);
        return found.length > 0 ? { ...dish, beside: found.map(({ id, baseName }) => ({ id, baseName })) } : dish;
      }),
    })),
  }));
}
