import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import type { Content, Dish } from '../../model/types.ts';
import { allergens } from '../../model/schema/allergens.ts';
import { loadContent } from '../content/load-content.ts';
import { foodMenus, money } from './food-menus.ts';
import { menuData } from './menu-data.ts';
import { DishData, FoodMenusFile, MenuFile } from './menus.testing.ts';
import { WholeMenu } from './schema-org.testing.ts';
import { wholeMenu } from './schema-org-menu.ts';

const content = await loadContent();
const dishesOf = ({ menus }: Content, key: string): Dish[] =>
  menus[key]?.pages.flatMap((page) => page.categories.flatMap(({ items }) => items)) ?? [];
/** Names and prices in pence. They must be the same in all three formats. */
const priceList = (dishes: readonly Dish[]) =>
  dishes.map(({ baseName, price, also = [] }) => [
    baseName,
    [price, ...also.map((size) => size.price)].map((pounds) => Math.round(pounds * 100)),
  ]);
const pence = (pounds: string) => Number(pounds.replace('.', ''));

describe.each(Object.keys(content.menus))('%s', (key) => {
  const wanted = priceList(dishesOf(content, key));

  test('our own format has every available dish once, with exact prices', () => {
    const { categories } = v.parse(MenuFile, menuData(content, key));
    const dishes = categories.flatMap((category) => category.dishes);
    expect(wanted.length).toBeGreaterThan(0);
    expect(
      dishes.map(({ name, price, sizes = [] }) => [name, [price, ...sizes.map((size) => size.price)].map(pence)]),
    ).toEqual(wanted);
    expect(new Set(dishes.map(({ id }) => id)).size).toBe(dishes.length);
  });

  test('the schema.org format has the same dishes and prices', () => {
    const { hasMenuSection } = v.parse(WholeMenu, wholeMenu(content, key));
    const items = hasMenuSection.flatMap(({ hasMenuItem }) => hasMenuItem);
    expect(
      items.map(({ name, offers }) => [
        name,
        offers.filter((offer) => !('availability' in offer)).map(({ price }) => pence(price)),
      ]),
    ).toEqual(wanted);
  });

  test('the Google format has the same dishes and prices', () => {
    const { menus } = v.parse(FoodMenusFile, foodMenus(content, key));
    const items = menus.flatMap(({ sections }) => sections.flatMap((section) => section.items));
    const penniesOf = ({ attributes: { price } }: { attributes: { price: { units: string; nanos: number } } }) =>
      Number(price.units) * 100 + price.nanos / 10_000_000;
    expect(items.map((item) => [item.labels[0]?.displayName, [item, ...(item.options ?? [])].map(penniesOf)])).toEqual(
      wanted,
    );
  });

  test('no format has a mark for the owner', () => {
    expect(JSON.stringify([menuData(content, key), wholeMenu(content, key), foodMenus(content, key)])).not.toMatch(
      /\{\{|\}\}"/,
    );
  });
});

const [{ key } = { key: '' }] = content.branches;

/** The content with one menu, which has a single dish of the first branch. */
function withDish(change: Partial<Dish>): Content {
  const [dish] = dishesOf(content, key);
  if (!dish) throw new Error('there is no dish');
  const category = { slug: 'soup', name: 'Soup', icon: 'leaf', items: [{ ...dish, ...change }] };
  const pages = [{ isDrinks: false, allergenNotice: false, categories: [category] }];
  return { ...content, menus: { [key]: { name: 'Harbour', pages } } };
}
const ownDish = (change: Partial<Dish>) => v.parse(MenuFile, menuData(withDish(change), key)).categories[0]?.dishes[0];
const googleItem = (change: Partial<Dish>) =>
  v.parse(FoodMenusFile, foodMenus(withDish(change), key)).menus[0]?.sections[0]?.items[0];

test('for an unchecked dish, no allergen is listed as absent', () => {
  const crossContact = [
    { at: 'shared fryer', allergens: ['sesame' as const] },
    { at: 'shared griddle', allergens: ['sesame' as const] },
  ];
  const recipe = { contains: { milk: ['ghee', 'curd'] }, crossContact, inDoubt: ['sesame' as const] };
  const others = allergens.filter((allergen) => allergen !== 'milk' && allergen !== 'sesame');
  expect(ownDish({ allergens: { ...recipe, notInRecipe: [], checked: false } })?.allergens).toEqual({
    checkedByKitchen: false,
    contains: { milk: 'ghee; curd' },
    mayContain: { sesame: 'shared fryer; shared griddle' },
    crossContact,
    inDoubt: ['sesame'],
    notInRecipe: [],
    notChecked: others,
  });
  expect(ownDish({ allergens: { ...recipe, notInRecipe: others, checked: '2026-03-01' } })?.allergens).toMatchObject({
    checkedByKitchen: '2026-03-01',
    notInRecipe: others,
    notChecked: [],
  });
});

test('every format marks a weekend dish', () => {
  expect(ownDish({ weekendOnly: true })?.served).toBe('Saturday and Sunday');
  expect(ownDish({ weekendOnly: false })?.served).toBe('every day');
  expect(googleItem({ weekendOnly: true, description: 'Broth.' })?.labels[0]?.description).toBe(
    'Broth. Cooked on Saturdays and Sundays only.',
  );
  expect(JSON.stringify(wholeMenu(withDish({ weekendOnly: true }), key))).toContain(
    'Cooked on Saturdays and Sundays only.',
  );
});

test('both formats that can say so say for what time a dish is sold out', () => {
  const soldOut = { from: Date.UTC(2026, 5, 1, 23), until: Date.UTC(2026, 5, 2, 21), isNow: true };
  const [from, until] = ['2026-06-01T23:00:00.000Z', '2026-06-02T21:00:00.000Z'];
  expect(ownDish({ soldOut })?.soldOut).toEqual({ from, until });
  expect(ownDish({})).not.toHaveProperty('soldOut');
  const offersOf = (change: Partial<Dish>) =>
    v.parse(WholeMenu, wholeMenu(withDish(change), key)).hasMenuSection[0]?.hasMenuItem[0]?.offers;
  const [usual, ...others] = offersOf({ soldOut, also: [] }) ?? [];
  expect(usual).not.toHaveProperty('availability');
  expect(others).toEqual([
    { ...usual, availability: 'https://schema.org/SoldOut', validFrom: from, validThrough: until },
  ]);
  expect(offersOf({ also: [] })).toHaveLength(1);
});

test('the Google format has heat, diet and the allergens that Google knows, but none that a dish only may contain', () => {
  expect(
    googleItem({
      heat: 3,
      diet: 'egg',
      allergens: {
        contains: {
          eggs: ['egg'],
          molluscs: ['squid'],
          crustaceans: ['crab'],
          gluten: ['wheat and barley malt'],
          mustard: ['seed'],
        },
        crossContact: [{ at: 'shared pan', allergens: ['milk'] }],
        inDoubt: [],
        notInRecipe: [],
        checked: false,
      },
    })?.attributes,
  ).toMatchObject({ spiciness: 'HOT', allergen: ['EGG', 'SHELLFISH', 'WHEAT'] });
  const withGluten = (...gluten: string[]) =>
    googleItem({
      heat: 0,
      diet: 'vegan',
      isVeg: true,
      allergens: { contains: { gluten }, crossContact: [], inDoubt: [], notInRecipe: [], checked: false },
    })?.attributes;
  const beer = withGluten('barley malt');
  for (const wheat of [
    ['flour from the fryer'],
    ['wholewheat flour and barley malt'],
    ['bread; rye'],
    ['spelt and rye'],
    ['barley malt', 'wheat flour in the compounded asafoetida'],
  ])
    expect(withGluten(...wheat)?.allergen, wheat.join('; ')).toEqual(['WHEAT']);
  expect(beer).not.toHaveProperty('spiciness');
  expect(beer).not.toHaveProperty('allergen');
  expect(beer?.dietaryRestriction).toEqual(['VEGAN', 'VEGETARIAN']);
});

test('converts amounts without floating-point errors', () => {
  expect([4.35, 9, 0.29, 199.99].map((amount) => money(amount, 'GBP'))).toEqual([
    { currencyCode: 'GBP', units: '4', nanos: 350_000_000 },
    { currencyCode: 'GBP', units: '9', nanos: 0 },
    { currencyCode: 'GBP', units: '0', nanos: 290_000_000 },
    { currencyCode: 'GBP', units: '199', nanos: 990_000_000 },
  ]);
});

test('the Google format omits empty categories, because Google rejects them', () => {
  const empty = withDish({});
  empty.menus[key]?.pages[0]?.categories.push({ slug: 'desserts', name: 'Desserts', icon: 'leaf', items: [] });
  expect(foodMenus(empty, key).menus[0]?.sections).toHaveLength(1);
  expect(menuData(empty, key).categories).toHaveLength(2);
});

test('throws an error that names a branch without a menu', () => {
  for (const make of [menuData, wholeMenu, foodMenus]) expect(() => make(content, 'croydon')).toThrow('"croydon"');
});

test('the example in the guide has the documented format, and the guide names every field', () => {
  const guide = readFileSync('docs/menu-data.md', 'utf8');
  const [, example = ''] = /```json\n(.*?)```/s.exec(guide) ?? [];
  const { categories, ...rest } = v.parse(MenuFile, JSON.parse(example));
  const [dish] = categories[0]?.dishes ?? [];
  const fields = [...Object.keys(rest), ...Object.keys(categories[0] ?? {}), ...Object.keys(DishData.entries)];
  for (const field of fields) expect(guide, field).toContain(`\`${field}\``);
  expect(dish).toBeDefined();
});
