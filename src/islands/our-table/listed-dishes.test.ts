import { beforeAll, expect, test } from 'vitest';
import { fullCopy } from '../../../model/read/content.testing.ts';
import type { MenuCategory } from '../../../model/types.ts';
import { addUpDishes, compareWithMenu, offersOf } from './listed-dishes.ts';
import { addDish, dishNumber, emptyList, sizeId } from '../../stores/table-list.ts';
import { toPence } from '../../ui/dishes/price-text.ts';

let menu: MenuCategory[];
beforeAll(() => {
  const [first] = Object.values(fullCopy().content().menus);
  menu = first?.pages.flatMap(({ categories }) => categories) ?? [];
});
const dishes = () => menu.flatMap(({ items }) => items);

test('every dish and every size of a drink has a number of its own', () => {
  const sizes = dishes().flatMap(({ also = [] }) => also);
  expect(offersOf(menu).size).toBe(dishes().length + sizes.length);
  for (const dish of dishes())
    for (const { size, price } of dish.also ?? [])
      expect(offersOf(menu).get(dishNumber(sizeId(dish.id, size)))).toMatchObject({ dish, price: toPence(price) });
});

test('dishes are in the order of the menu, with its prices', () => {
  const [first, second] = dishes();
  if (!first || !second) throw new Error('the menu has too few dishes');
  const list = [second, first].reduce(
    (one, { id, price }) => addDish(one, dishNumber(id), toPence(price)),
    emptyList(1),
  );
  const today = compareWithMenu(list, offersOf(menu));
  expect(today.dishes.map(({ dish }) => dish.id)).toEqual([first.id, second.id]);
  expect(today).toMatchObject({ missing: [], changed: [] });
});

test('a dish that costs another price, and one that is gone, are told apart', () => {
  const [first, second] = dishes();
  if (!first || !second) throw new Error('the menu has too few dishes');
  let list = addDish(emptyList(1), dishNumber(first.id), toPence(first.price) + 50);
  // No price: the list is that of another branch.
  list = addDish(addDish(list, dishNumber(second.id), 0), dishNumber('never-cooked'), 700);
  const today = compareWithMenu(list, offersOf(menu));
  expect(today.changed.map(({ dish }) => dish.id)).toEqual([first.id]);
  expect(today.changed[0]?.price).toBe(toPence(first.price));
  expect(today.missing).toEqual([{ dish: dishNumber('never-cooked'), eater: null, quantity: 1, price: 700 }]);
});

test('a dish that several people have is read out once', () => {
  const [first] = dishes();
  if (!first) throw new Error('the menu has no dishes');
  const dish = dishNumber(first.id);
  const entries = [null, 0, 1].map((eater) => ({ dish, eater, quantity: 2, price: 0 }));
  const { dishes: listed } = compareWithMenu({ entries }, offersOf(menu));
  expect(addUpDishes(listed)).toMatchObject([{ quantity: 6, eaters: [null, 0, 1] }]);
});
