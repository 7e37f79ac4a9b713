import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { omit } from '../../model/omit.ts';
import type { Content, Dish } from '../../model/types.ts';
import { loadContent } from '../../tools/content/load-content.ts';
import { menuData } from './menu-data.ts';

const content = await loadContent();
const dishesOf = ({ menus }: Content, key: string): Dish[] =>
  menus[key]?.pages.flatMap((page) => page.categories.flatMap(({ items }) => items)) ?? [];
/** Names and prices in pence. */
const priceList = (dishes: readonly Dish[]) =>
  dishes.map(({ baseName, price, also = [] }) => [
    baseName,
    [price, ...also.map((size) => size.price)].map((pounds) => Math.round(pounds * 100)),
  ]);
const pence = (pounds: string) => Number(pounds.replace('.', ''));
describe.each(Object.keys(content.menus))('%s', (key) => {
  const wanted = priceList(dishesOf(content, key));

  test('the data has every available dish once, with exact prices', () => {
    const { categories } = menuData(content, key);
    const dishes = categories.flatMap((category) => category.dishes);
    expect(wanted.length).toBeGreaterThan(0);
    expect(
      dishes.map(({ name, price, sizes = [] }) => [name, [price, ...sizes.map((size) => size.price)].map(pence)]),
    ).toEqual(wanted);
    expect(new Set(dishes.map(({ id }) => id)).size).toBe(dishes.length);
  });
});

const [{ key } = { key: '' }] = content.branches;

/** The content with one menu, which has a single dish of the first branch. */
function withDish(change: Partial<Dish>, without: (keyof Dish)[] = []): Content {
  const [dish] = dishesOf(content, key);
  if (!dish) throw new Error('there is no dish');
  const category = {
    slug: 'soup',
    name: 'Soup',
    icon: 'leaf',
    items: [omit({ ...dish, ...change }, ...without) as Dish],
  };
  const pages = [{ isDrinks: false, allergenNotice: false, categories: [category] }];
  return { ...content, menus: { [key]: { name: 'Harbour', pages } } };
}
const ownDish = (change: Partial<Dish>) => menuData(withDish(change), key).categories[0]?.dishes[0];

test('a weekend dish is marked', () => {
  expect(ownDish({ weekendOnly: true })?.served).toBe('Saturday and Sunday');
  expect(ownDish({ weekendOnly: false })?.served).toBe('every day');
});

test('names the allergens of a dish with every cause; without recipes it says nothing of them', () => {
  const allergens = { contains: { milk: ['ghee', 'curd'] }, mayContain: { sesame: ['same fryer', 'same griddle'] } };
  expect(ownDish({ allergens })?.allergens).toEqual({
    contains: { milk: 'ghee; curd' },
    mayContain: { sesame: 'same fryer; same griddle' },
  });
  const { categories } = menuData(withDish({}, ['allergens', 'diet', 'coconut']), key);
  const dish = categories[0]?.dishes[0];
  for (const field of ['allergens', 'diet', 'coconut']) expect(dish).not.toHaveProperty(field);
});

test('says for what time a dish is sold out', () => {
  const soldOut = { from: Date.UTC(2026, 5, 1, 23), until: Date.UTC(2026, 5, 2, 21), isNow: true };
  const [from, until] = ['2026-06-01T23:00:00.000Z', '2026-06-02T21:00:00.000Z'];
  expect(ownDish({ soldOut })?.soldOut).toEqual({ from, until });
  expect(ownDish({})).not.toHaveProperty('soldOut');
});

test('throws an error that names a branch without a menu', () => {
  expect(() => menuData(content, 'croydon')).toThrow('"croydon"');
});

test('the guide names every field, and its example has no other', () => {
  const guide = readFileSync('docs/menu-data.md', 'utf8');
  const [, example = ''] = /```json\n(.*?)```/s.exec(guide) ?? [];
  const files = [...content.branches.map((branch) => menuData(content, branch.key)), JSON.parse(example)];
  const categories = files.flatMap((file) => file.categories);
  const named = [...files, ...categories, ...categories.flatMap(({ dishes }) => dishes)].flatMap(Object.keys);
  for (const field of new Set(named)) expect(guide, field).toContain(`\`${field}\``);
});
