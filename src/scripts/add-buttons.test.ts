import { expect, test } from 'vitest';
import { readPricedDish } from './add-buttons.ts';

interface Row {
  branch?: string;
  id?: string;
  dish?: string;
  price?: string;
  size?: string;
}

/** A price in a row of the menu of a branch. */
function priceIn({ branch, id = '', dish, price, size }: Row) {
  const row = { id, dataset: { dish } };
  const around = branch === undefined ? null : { dataset: { branch } };
  return {
    dataset: { price, size },
    closest: (selector: string) => (selector === '[data-branch]' ? around : row),
    // Only what readPricedDish reads of an element.
  } as unknown as HTMLElement;
}

test('the dish is that of the branch around it, even if the name of one branch begins like that of another', () => {
  expect(readPricedDish(priceIn({ branch: 'eastham', id: 'eastham-dosa', price: '900' }))).toEqual({
    branch: 'eastham',
    dish: 'dosa',
    price: 900,
  });
  expect(readPricedDish(priceIn({ branch: 'east', id: 'east-ham-dosa', price: '900' }))?.dish).toBe('ham-dosa');
});

test('the finder and the home page name the dish, because their rows have no such id', () => {
  const place = priceIn({ branch: 'harbour', id: 'found', dish: 'merlot', price: '550', size: '175 ml' });
  expect(readPricedDish(place)).toEqual({ branch: 'harbour', dish: 'merlot/175 ml', price: 550 });
});

test('a price outside a menu gets no button', () => {
  expect(readPricedDish(priceIn({ id: 'eastham-dosa', price: '900' }))).toBeNull();
  expect(readPricedDish(priceIn({ branch: 'eastham', id: 'eastham-dosa' }))).toBeNull();
});
