import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { omit } from '../../model/omit.ts';
import type { Content, Dish } from '../../model/types.ts';
import { loadContent } from '../../tools/content/load-content.ts';
import { menuData } from './menu-data.ts';

const content = await loadContent();
const dishesOf = ({ menus }: Content, key: string): Dish[] =>
  menus[key]?.pages.flatMap((page) => page.categories.flatMap(({ items }) => items)) ?? [];
const pence = (pounds: string) => Number(pounds.replace('.', ''));

test.each(Object.keys(content.menus))('the data of %s has every available dish once, with exact prices', (branch) => {
  const dishes = menuData(content, branch).categories.flatMap((category) => category.dishes);
  const wanted = dishesOf(content, branch);
  expect(dishes.map(({ id }) => id)).toEqual(wanted.map(({ id }) => id));
  for (const [index, { price, also = [] }] of wanted.entries()) {
    const { price: printed, sizes = [] } = dishes[index]!;
    expect([printed, ...sizes.map((size) => size.price)].map(pence)).toEqual(
      [price, ...also.map((size) => size.price)].map((pounds) => Math.round(pounds * 100)),
    );
  }
});

const [{ key } = { key: '' }] = content.branches;

/** What the data says of the first dish of the first branch, alone on its menu. */
function ownDish(change: Partial<Dish>, without: (keyof Dish)[] = []) {
  const items = [omit({ ...dishesOf(content, key)[0]!, ...change }, ...without) as Dish];
  const categories = [{ slug: 'soup', name: 'Soup', icon: 'leaf', items }];
  const pages = [{ isDrinks: false, allergenNotice: false, categories }];
  return menuData({ ...content, menus: { [key]: { name: 'Harbour', pages } } }, key).categories[0]?.dishes[0];
}

test('a dish has its days, the time for which it is sold out, and its allergens with every cause', () => {
  const allergens = {
    contains: { milk: ['ghee', 'curd'] },
    mayContain: { sesame: ['same fryer', 'same griddle'] },
    kinds: { nuts: ['almond'] },
  };
  const soldOut = { from: Date.UTC(2026, 5, 1, 23), until: Date.UTC(2026, 5, 2, 21), isNow: true };
  expect(ownDish({ allergens, soldOut, weekendOnly: true })).toMatchObject({
    allergens: {
      contains: { milk: 'ghee; curd' },
      mayContain: { sesame: 'same fryer; same griddle' },
      kinds: { nuts: ['almond'] },
    },
    soldOut: { from: '2026-06-01T23:00:00.000Z', until: '2026-06-02T21:00:00.000Z' },
    served: 'Saturday and Sunday',
  });
  const without = ownDish({}, ['allergens', 'diet', 'coconut']);
  expect(without?.served).toBe('every day');
  for (const field of ['soldOut', 'allergens', 'diet', 'coconut']) expect(without).not.toHaveProperty(field);
});

test('the guide names every field, and its example has no other', () => {
  const guide = readFileSync('docs/menu-data.md', 'utf8');
  const [, example = ''] = /```json\n(.*?)```/s.exec(guide) ?? [];
  const files = [...content.branches.map((branch) => menuData(content, branch.key)), JSON.parse(example)];
  const categories = files.flatMap((file) => file.categories);
  const named = [...files, ...categories, ...categories.flatMap(({ dishes }) => dishes)].flatMap(Object.keys);
  for (const field of new Set(named)) expect(guide, field).toContain(`\`${field}\``);
});
