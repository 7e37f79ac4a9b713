import { expect, test } from 'vitest';
import { contentCopy } from '../../../model/read/content.testing.ts';
import { offersOf } from './listed-dishes.ts';
import { dishHash, sizeId } from '../../stores/table-list.ts';
import { toPence } from '../../ui/dishes/price-text.ts';

const [first] = Object.values(contentCopy().content().menus);
const menu =
  first?.pages.flatMap(({ categories, isDrinks }) => categories.map((category) => ({ ...category, isDrinks }))) ?? [];
const dishes = menu.flatMap(({ items }) => items);

test('no two dishes or sizes of a drink have the same hash', () => {
  expect(offersOf(menu).size).toBe(dishes.length + dishes.flatMap(({ also = [] }) => also).length);
  for (const dish of dishes)
    for (const { size, price } of dish.also ?? [])
      expect(offersOf(menu).get(dishHash(sizeId(dish.id, size)))).toMatchObject({ dish, price: toPence(price) });
});
