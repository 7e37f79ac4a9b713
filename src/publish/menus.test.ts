import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import type { Content, Dish } from '../../model/types.ts';
import { allergens } from '../../model/schema/allergens.ts';
import { loadContent } from '../../tools/content/load-content.ts';
import { menuData } from './menu-data.ts';
import { DishData, MenuFile } from './menus.testing.ts';
import type { MenuThing } from './schema-org.testing.ts';
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
/** The dishes of the schema.org format. */
const itemsOf = (of: Content, branch: string) =>
  (wholeMenu(of, branch) as unknown as MenuThing).hasMenuSection.flatMap(({ hasMenuItem }) => hasMenuItem);

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
    expect(
      itemsOf(content, key).map(({ name, offers }) => [
        name,
        offers.filter((offer) => !('availability' in offer)).map(({ price }) => pence(price)),
      ]),
    ).toEqual(wanted);
  });

  test('no format has a mark for the owner', () => {
    expect(JSON.stringify([menuData(content, key), wholeMenu(content, key)])).not.toMatch(/\{\{|\}\}"/);
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

test('both formats mark a weekend dish', () => {
  expect(ownDish({ weekendOnly: true })?.served).toBe('Saturday and Sunday');
  expect(ownDish({ weekendOnly: false })?.served).toBe('every day');
  expect(JSON.stringify(wholeMenu(withDish({ weekendOnly: true }), key))).toContain(
    'Cooked on Saturdays and Sundays only.',
  );
});

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

test('both formats that can say so say for what time a dish is sold out', () => {
  const soldOut = { from: Date.UTC(2026, 5, 1, 23), until: Date.UTC(2026, 5, 2, 21), isNow: true };
  const [from, until] = ['2026-06-01T23:00:00.000Z', '2026-06-02T21:00:00.000Z'];
  expect(ownDish({ soldOut })?.soldOut).toEqual({ from, until });
  expect(ownDish({})).not.toHaveProperty('soldOut');
  const offersOf = (change: Partial<Dish>) => itemsOf(withDish(change), key)[0]?.offers;
  const [usual, ...others] = offersOf({ soldOut, also: [] }) ?? [];
  expect(usual).not.toHaveProperty('availability');
  expect(others).toEqual([
    { ...usual, availability: 'https://schema.org/SoldOut', validFrom: from, validThrough: until },
  ]);
  expect(offersOf({ also: [] })).toHaveLength(1);
});

test('throws an error that names a branch without a menu', () => {
  for (const make of [menuData, wholeMenu]) expect(() => make(content, 'croydon')).toThrow('"croydon"');
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
