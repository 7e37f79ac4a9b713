import type * as v from 'valibot';
import { problemAt, type Report } from './check.ts';
import { checkCodes, splitName } from './codes.ts';
import { omit } from '../omit.ts';
import { nearest } from './nearest.ts';
import type { Branch, Dish, Menu, MenuCategory, Resolved } from '../types.ts';
import { allergens } from '../schema/allergens.ts';
import type { dishSchema, drinksSchema, menuSchema } from '../schema/menu.ts';
import type { Path, Source } from './source.ts';

type DishFile = Resolved<v.InferOutput<typeof dishSchema>>;
type MenuFile = Resolved<v.InferOutput<typeof menuSchema>>;
type DrinksFile = Resolved<v.InferOutput<typeof drinksSchema>>;
type CategoryFile = MenuFile['categories'][number];
/** Tells of a problem with one field of the dish at hand. */
type Tell = (field: string, message: string) => void;

/** A checked file together with where its lines are. */
export interface Read<Value> {
  source: Source;
  value: Value;
}

interface Context {
  branch: Branch;
  /** What dishes without a category stand under (spec section 9). */
  other: string;
  /** Whether an icon of this name is drawn. */
  hasIcon: (name: string) => boolean;
  report: Report;
}

/** Puts a branch's menu together: its food pages, then its drinks as the last page. Dishes that are off are left out. */
export function readMenu(menu: Read<MenuFile>, drinks: Read<DrinksFile> | undefined, context: Context): Menu {
  const { branch, report } = context;
  const seen = new Map<string, string>();
  const readItems = (file: Read<unknown>, items: readonly DishFile[], path: Path, category: string) =>
    items.flatMap((item, index) => {
      const tell: Tell = (field, message) => report(problemAt(file.source, [...path, index, field], message));
      const dish = readDish(item, branch.hasAllergenNotice, tell);
      const twin = seen.get(dish.id);
      if (twin) tell('name', `"${dish.baseName}" stands on this menu already, under ${twin}; keep one of the two`);
      seen.set(dish.id, category);
      return item.available ? [dish] : [];
    });
  const readCategories = (file: Read<{ categories: CategoryFile[] }>) =>
    file.value.categories.map((category, index): MenuCategory => {
      if (!context.hasIcon(category.icon)) {
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
  const loose = readItems(menu, menu.value.items ?? [], ['items'], context.other);
  if (loose.length > 0)
    pages.at(-1)?.categories.push({ slug: 'other', name: context.other, icon: 'other', items: loose });
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

function readDish(item: DishFile, codesAreUsed: boolean, tell: Tell): Dish {
  const { baseName, codes } = splitName(item.name);
  const { weekendOnly, coconut, image } = item;
  const dish: Dish = {
    id: dishId(baseName),
    baseName,
    codes,
    // The field "background" is there for the sake of old data and used by nothing (spec section 3).
    ...omit(item, 'image', 'available', 'background'),
    weekendOnly: weekendOnly === true,
    coconut: coconut === true,
    picture: image,
  };
  checkDiet(dish, tell);
  checkSigned(dish, tell);
  checkCodes(dish, codesAreUsed, tell);
  return dish;
}

/** 'Idly & Medhu Vadai' gives 'idly-medhu-vadai'. */
function dishId(name: string): string {
  return name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

const notIn = {
  vegan: ['milk', 'eggs', 'fish', 'crustaceans', 'molluscs'],
  vegetarian: ['eggs', 'fish', 'crustaceans', 'molluscs'],
  egg: ['fish', 'crustaceans', 'molluscs'],
  meat: [],
  fish: [],
} as const satisfies Record<Dish['diet'], readonly (typeof allergens)[number][]>;

/** Diet, the vegetarian mark and the allergens must tell one story. */
function checkDiet({ diet, isVeg, allergens: { contains, mayContain } }: Dish, tell: Tell): void {
  const shouldBeVeg = diet === 'vegan' || diet === 'vegetarian';
  if (isVeg !== shouldBeVeg) tell('isVeg', `is ${isVeg}, but diet is ${diet}; write ${shouldBeVeg}, or another diet`);
  for (const allergen of notIn[diet]) {
    if (contains[allergen]) tell('diet', `is ${diet}, but the dish contains ${allergen}; change one of the two`);
  }
  if (diet === 'egg' && !contains.eggs)
    tell('diet', 'is egg, but eggs are not among the allergens it contains; add eggs there');
  if (diet === 'fish' && !contains.fish && !contains.crustaceans && !contains.molluscs) {
    tell(
      'diet',
      'is fish, but neither fish, crustaceans nor molluscs are among the allergens it contains; add one there',
    );
  }
  for (const allergen of allergens) {
    if (contains[allergen] && mayContain[allergen])
      tell('allergens', `has ${allergen} both under contains and under mayContain; keep it under contains`);
  }
}

/** What the chef has signed is complete. */
function checkSigned({ allergens: { complete, checked } }: Dish, tell: Tell): void {
  if (checked && !complete)
    tell(
      'allergens',
      'are signed as checked, but complete is false; take the line complete: false out, or write checked: false',
    );
}

/** Every category is on exactly one page, under a name of its own. */
function checkPages(menu: Read<MenuFile>, report: Report): void {
  const slugs = menu.value.categories.map((category) => category.slug);
  const placed = new Set<string>();
  const meantToBe = new Set<string>();
  menu.value.pages.forEach((page, number) => {
    page.forEach((slug, position) => {
      const tell = (message: string) => report(problemAt(menu.source, ['pages', number, position], message));
      if (!slugs.includes(slug)) {
        const meant = nearest(slug, slugs);
        if (meant) meantToBe.add(meant);
        tell(
          `there is no category "${slug}" in this file; ${meant ? `write ${meant}` : 'add it below, or take it off the page'}`,
        );
      }
      if (placed.has(slug)) tell(`"${slug}" is on a page already; take one of the two away`);
      placed.add(slug);
    });
  });
  slugs.forEach((slug, index) => {
    if (!placed.has(slug) && !meantToBe.has(slug))
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

function checkSlugs(file: Read<{ categories: CategoryFile[] }>, taken: readonly string[], report: Report): void {
  const seen = new Set(taken);
  file.value.categories.forEach(({ slug }, index) => {
    if (seen.has(slug))
      report(
        problemAt(file.source, ['categories', index, 'slug'], `"${slug}" is taken by another category; write another`),
      );
    seen.add(slug);
  });
}
