import type * as v from 'valibot';
import { problemAt, type Report } from './check.ts';
import { checkCodes, splitName } from './codes.ts';
import { omit } from '../omit.ts';
import { nearest } from './nearest.ts';
import type { Branch, Dish, Menu, MenuCategory, Resolved } from '../types.ts';
import { allergens } from '../schema/allergens.ts';
import type { dishSchema, drinksSchema, menuSchema } from '../schema/menu.ts';
import { slugify } from '../slug.ts';
import type { Path, Source } from './source.ts';

type DishFile = Resolved<v.InferOutput<typeof dishSchema>>;
type MenuFile = Resolved<v.InferOutput<typeof menuSchema>>;
type DrinksFile = Resolved<v.InferOutput<typeof drinksSchema>>;
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
  report: Report;
}

/** Makes a branch's menu: its food pages, then its drinks as the last page. Dishes that are not available are left out. */
export function readMenu(
  menu: CheckedFile<MenuFile>,
  drinks: CheckedFile<DrinksFile> | undefined,
  context: Context,
): Menu {
  const { branch, report } = context;
  const seen = new Map<string, string>();
  const readItems = (file: CheckedFile<unknown>, items: readonly DishFile[], path: Path, category: string) =>
    items.flatMap((item, index) => {
      const reportField: ReportField = (field, message) =>
        report(problemAt(file.source, [...path, index, field], message));
      const dish = readDish(item, branch.hasAllergenNotice, reportField);
      const duplicate = seen.get(dish.id);
      if (duplicate)
        reportField('name', `"${dish.baseName}" stands on this menu already, under ${duplicate}; keep one of the two`);
      seen.set(dish.id, category);
      return item.available ? [dish] : [];
    });
  const readCategories = (file: CheckedFile<{ categories: CategoryFile[] }>) =>
    file.value.categories.map((category, index): MenuCategory => {
      if (category.icon !== undefined && !context.hasIcon(category.icon)) {
        report(
          problemAt(
            file.source,
            ['categories', index, 'icon'],
            `there is no icon "${category.icon}"; take one of another category of its kind`,
          ),
        );
      }
      return { ...category, items: readItems(file, category.items, ['categories', index, 'items'], category.name) };
    });

  const food = readCategories(menu);
  checkPages(menu, report);
  const pages: Menu['pages'] = menu.value.pages.map((slugs) => ({
    isDrinks: false,
    allergenNotice: branch.hasAllergenNotice,
    categories: slugs.flatMap((slug) => food.find((category) => category.slug === slug) ?? []),
  }));
  const uncategorised = readItems(menu, menu.value.items ?? [], ['items'], context.other);
  if (uncategorised.length > 0)
    pages.at(-1)?.categories.push({ slug: 'other', name: context.other, items: uncategorised });
  if (drinks) {
    checkSlugs(
      drinks,
      menu.value.categories.map(({ slug }) => slug),
      report,
    );
    pages.push({
      heading: drinks.value.heading,
      isDrinks: true,
      allergenNotice: false,
      categories: readCategories(drinks),
    });
  }
  return { name: branch.menuName, pages };
}

function readDish(item: DishFile, codesAreUsed: boolean, reportField: ReportField): Dish {
  const { baseName, codes } = splitName(item.name);
  const { weekendOnly, coconut, image } = item;
  const dish: Dish = {
    id: slugify(baseName),
    baseName,
    codes,
    // The field "background" is accepted for old data and never used.
    ...omit(item, 'image', 'available', 'background'),
    weekendOnly: weekendOnly === true,
    coconut: coconut === true,
    picture: image,
  };
  checkDiet(dish, reportField);
  checkSigned(dish, reportField);
  checkCodes(dish, codesAreUsed, reportField);
  return dish;
}

/** Allergens that a dish of each diet cannot contain. */
const excludedAllergens = {
  vegan: ['milk', 'eggs', 'fish', 'crustaceans', 'molluscs'],
  vegetarian: ['eggs', 'fish', 'crustaceans', 'molluscs'],
  egg: ['fish', 'crustaceans', 'molluscs'],
  meat: [],
  fish: [],
} as const satisfies Record<Dish['diet'], readonly (typeof allergens)[number][]>;

/** Reports contradictions between the diet, the vegetarian mark and the allergens. */
function checkDiet({ diet, isVeg, allergens: { contains, mayContain } }: Dish, reportField: ReportField): void {
  const shouldBeVeg = diet === 'vegan' || diet === 'vegetarian';
  if (isVeg !== shouldBeVeg)
    reportField('isVeg', `is ${isVeg}, but diet is ${diet}; write ${shouldBeVeg}, or another diet`);
  for (const allergen of excludedAllergens[diet]) {
    if (contains[allergen]) reportField('diet', `is ${diet}, but the dish contains ${allergen}; change one of the two`);
  }
  if (diet === 'egg' && !contains.eggs)
    reportField('diet', 'is egg, but eggs are not among the allergens it contains; add eggs there');
  if (diet === 'fish' && !contains.fish && !contains.crustaceans && !contains.molluscs) {
    reportField(
      'diet',
      'is fish, but neither fish, crustaceans nor molluscs are among the allergens it contains; add one there',
    );
  }
  for (const allergen of allergens) {
    if (contains[allergen] && mayContain[allergen])
      reportField('allergens', `has ${allergen} both under contains and under mayContain; keep it under contains`);
  }
}

/** Reports a dish that is signed although its allergens are incomplete. */
function checkSigned({ allergens: { complete, checked } }: Dish, reportField: ReportField): void {
  if (checked && !complete)
    reportField(
      'allergens',
      'are signed as checked, but complete is false; take the line complete: false out, or write checked: false',
    );
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
