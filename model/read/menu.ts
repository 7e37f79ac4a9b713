import type * as v from 'valibot';
import { problemAt, type Report } from './check.ts';
import { codesOf, uncodedAllergens, withoutCodes } from './codes.ts';
import type { RecipeBook } from '../recipes/book.ts';
import type { DerivedDish } from '../recipes/derive.ts';
import { omit } from '../omit.ts';
import { nearest } from './nearest.ts';
import type { Served } from '../recipes/book.ts';
import type { Branch, Dish, Menu, MenuCategory, Resolved } from '../types.ts';
import type { dishSchema, drinksSchema, menuSchema } from '../schema/menu.ts';
import { londonEndOfDay, londonTime } from '../opening/london.ts';
import { branchHours } from '../opening/branch-hours.ts';
import { createPeriod, endOfService, type Period, startOfService } from '../opening/period.ts';
import { slugify } from '../slug.ts';
import { type Days, isOn } from './seasons.ts';
import type { Path, Source } from './source.ts';

type DishFile = Resolved<v.InferOutput<typeof dishSchema>>;
export type MenuFile = Resolved<v.InferOutput<typeof menuSchema>>;
export type DrinksFile = Resolved<v.InferOutput<typeof drinksSchema>>;
type CategoryFile = MenuFile['categories'][number];
/** Reports a problem with a field of the current dish. */
type ReportField = (field: string, message: string) => void;

/** A validated file with its source, which knows its lines. */
export interface CheckedFile<Value> {
  source: Source;
  value: Value;
}

interface Context {
  branch: Branch;
  /** The heading for dishes without a category. */
  other: string;
  /** Whether there is an icon with this name. */
  hasIcon: (name: string) => boolean;
  /** Derives what the recipe of a dish gives, by the id of the dish; undefined without recipes. */
  derive: (dish: string) => DerivedDish | undefined;
  /** When the content is read, in milliseconds since 1970. */
  now: number;
  report: Report;
}

/** Makes a branch's menu: its food pages, then its drinks as the last page. Leaves out dishes that are not available, and dishes and
 * categories that are not on the menu on that day. */
export function readMenu(
  menu: CheckedFile<MenuFile>,
  drinks: CheckedFile<DrinksFile> | undefined,
  context: Context,
): Menu {
  const { branch, report, now } = context;
  const today = londonTime(now).slice(0, 10);
  const seen = new Map<string, string>();
  const readItems = (file: CheckedFile<unknown>, items: readonly DishFile[], path: Path, { name }: { name: string }) =>
    items.flatMap((item, index) => {
      const reportField: ReportField = (field, message) =>
        report(problemAt(file.source, [...path, index, field], message));
      const dish = readDish(item, context, reportField);
      if (dish.id === '')
        reportField(
          'name',
          `"${dish.name}" has no Latin letters, which its address is made of; write the name in Latin letters, and the other under native`,
        );
      const duplicate = dish.id === '' ? undefined : seen.get(dish.id);
      if (duplicate)
        reportField('name', `"${dish.baseName}" stands on this menu already, under ${duplicate}; keep one of the two`);
      seen.set(dish.id, name);
      return item.available && isOn(item, today) ? [dish] : [];
    });
  const readCategories = (file: CheckedFile<{ categories: CategoryFile[] }>) =>
    file.value.categories.flatMap((category, index): MenuCategory[] => {
      if (category.icon !== undefined && !context.hasIcon(category.icon)) {
        report(
          problemAt(
            file.source,
            ['categories', index, 'icon'],
            `there is no icon "${category.icon}"; take one of another category of its kind`,
          ),
        );
      }
      const items = readItems(file, category.items, ['categories', index, 'items'], category);
      const isEmpty = category.items.length > 0 && !category.items.some((item) => isOn(item, today));
      return isEmpty || !isOn(category, today)
        ? []
        : [{ ...omit(category, 'recipe', 'from', 'until'), ...endOf(category), items }];
    });

  const food = readCategories(menu);
  checkPages(menu, report);
  const pages: Menu['pages'] = menu.value.pages
    .map((slugs) => ({
      isDrinks: false,
      allergenNotice: branch.hasAllergenNotice,
      categories: slugs.flatMap((slug) => food.find((category) => category.slug === slug) ?? []),
    }))
    .filter(({ categories }) => categories.length > 0);
  if (pages.length === 0)
    report(problemAt(menu.source, ['pages'], 'has no category on this day; leave "from" and "until" out of one'));
  const uncategorised = readItems(menu, menu.value.items ?? [], ['items'], { name: context.other });
  if (uncategorised.length > 0)
    pages.at(-1)?.categories.push({ slug: 'other', name: context.other, items: uncategorised });
  if (drinks) {
    checkSlugs(
      drinks,
      menu.value.categories.map(({ slug }) => slug),
      report,
    );
    const categories = readCategories(drinks);
    if (categories.length > 0)
      pages.push({ heading: drinks.value.heading, isDrinks: true, allergenNotice: false, categories });
  }
  return { name: branch.menuName, pages };
}

function readDish(item: DishFile, { branch, derive, now }: Context, reportField: ReportField): Dish {
  const baseName = withoutCodes(item.name);
  const { weekendOnly, image } = item;
  const soldOut = item.soldOut === undefined ? undefined : soldOutPeriod(branch, item.soldOut, now);
  const id = slugify(baseName);
  const derived = derive(id);
  const recipeCodes = derived ? codesOf(derived) : [];
  const codes = branch.hasAllergenNotice ? recipeCodes : [];
  const uncoded = branch.hasAllergenNotice && derived ? uncodedAllergens(derived) : [];
  if (baseName !== item.name)
    reportField(
      'name',
      `carries codes by hand; its recipe gives ${recipeCodes.join(', ') || 'none'}, and they are printed where the branch uses them. Write ${baseName}`,
    );
  return {
    // The field "background" is accepted for old data and never used.
    ...omit(item, 'image', 'available', 'from', 'until', 'soldOut', 'background', 'recipe'),
    id,
    name: codes.length > 0 ? `${baseName} (${codes.join(', ')})` : baseName,
    baseName,
    codes,
    ...(uncoded.length > 0 && { uncoded }),
    weekendOnly: weekendOnly === true,
    ...(soldOut && { soldOut }),
    ...endOf(item),
    picture: image,
    ...(derived && factsOf(derived)),
  };
}

/** The moment at which the last day on the menu ends, if there is one. */
const endOf = ({ until }: Days): { ends?: number } => (until === undefined ? {} : { ends: londonEndOfDay(until) });

function soldOutPeriod(branch: Branch, date: string, now: number): Period | undefined {
  const hours = branchHours(branch);
  return createPeriod(startOfService(hours, date), endOfService(hours, date), now);
}

/** The fields of a dish that its recipe gives. */
const factsOf = ({
  diet,
  hasCoconut,
  contains,
  mayContain,
}: DerivedDish): Pick<Dish, 'diet' | 'coconut' | 'allergens'> => ({
  diet,
  coconut: hasCoconut,
  allergens: { contains, mayContain },
});

/**
 * What each dish of a branch is made of, whether it is on or off: its own recipe, the one with its name, or that of its category.
 * Reports dishes without a recipe, and recipes that do not exist.
 *
 * @param book undefined for a restaurant that keeps no recipes
 */
export function listServed(
  branch: Branch,
  files: readonly (CheckedFile<{ categories: CategoryFile[]; items?: DishFile[] | undefined }> | undefined)[],
  book: RecipeBook | undefined,
  report: Report,
): Served[] {
  return files.flatMap((file) => {
    if (!file) return [];
    const checkRecipe = (id: string, path: Path) => {
      if (!book || book.parts.has(id)) return;
      const meant = nearest(id, [...book.parts.keys()]);
      const remedy = meant ? `write ${meant}` : 'add it to content/recipes/recipes.yaml';
      report(problemAt(file.source, [...path, 'recipe'], `there is no "${id}" in the recipes; ${remedy}`));
    };
    const groups = [
      ...file.value.categories.map(({ items, recipe }, index) => ({ items, recipe, path: ['categories', index] })),
      { items: file.value.items ?? [], recipe: undefined, path: [] },
    ];
    return groups.flatMap(({ items, recipe: ofCategory, path }) => {
      if (ofCategory !== undefined) checkRecipe(ofCategory, path);
      return items.map((item, index): Served => {
        const place = [...path, 'items', index];
        if (item.recipe !== undefined) checkRecipe(item.recipe, place);
        const baseName = withoutCodes(item.name);
        const dish = slugify(baseName);
        const found = [item.recipe, dish, ofCategory].find((id) => id !== undefined && (book?.parts.has(id) ?? true));
        if (found === undefined && item.recipe === undefined && dish !== '') {
          const meant = nearest(dish, [...(book?.parts.keys() ?? [])]);
          const remedy = meant ? `is ${meant} meant? Else add` : 'add';
          report(
            problemAt(
              file.source,
              [...place, 'name'],
              `"${baseName}" has no recipe; ${remedy} ${dish} to content/recipes/recipes.yaml, or name another under "recipe"`,
            ),
          );
        }
        return { branch: branch.key, dish, baseName, recipe: found ?? dish };
      });
    });
  });
}

/** Reports categories that are unknown, or not on exactly one page, or whose slug is not unique. */
function checkPages(menu: CheckedFile<MenuFile>, report: Report): void {
  const slugs = menu.value.categories.map((category) => category.slug);
  const placed = new Set<string>();
  const suggestions = new Set<string>();
  menu.value.pages.forEach((page, number) => {
    page.forEach((slug, position) => {
      const reportField = (message: string) => report(problemAt(menu.source, ['pages', number, position], message));
      if (!slugs.includes(slug)) {
        const meant = nearest(slug, slugs);
        if (meant) suggestions.add(meant);
        reportField(
          `there is no category "${slug}" in this file; ${meant ? `write ${meant}` : 'add it below, or take it off the page'}`,
        );
      }
      if (placed.has(slug)) reportField(`"${slug}" is on a page already; take one of the two away`);
      placed.add(slug);
    });
  });
  slugs.forEach((slug, index) => {
    if (!placed.has(slug) && !suggestions.has(slug))
      report(
        problemAt(
          menu.source,
          ['categories', index, 'slug'],
          `"${slug}" is on no page; add it to a line under "pages" at the top`,
        ),
      );
  });
  checkSlugs(menu, menu.value.items ? ['other'] : [], report);
}

function checkSlugs(file: CheckedFile<{ categories: CategoryFile[] }>, taken: readonly string[], report: Report): void {
  const seen = new Set(taken);
  file.value.categories.forEach(({ slug }, index) => {
    if (seen.has(slug))
      report(
        problemAt(file.source, ['categories', index, 'slug'], `"${slug}" is taken by another category; write another`),
      );
    seen.add(slug);
  });
}
