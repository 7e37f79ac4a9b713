import { expect, test } from 'vitest';
import { commonSizes, sizesOf } from './drinks.ts';

const wine = { volume: '75 cl', price: 22, also: [{ size: '175 ml', price: 6 }] };
const beer = { volume: '330 ml', price: 4, also: [{ size: '660 ml', price: 7 }] };

test('the sizes of a drink stand from the smallest; its volume is the size of its own price', () => {
  expect(sizesOf(wine, 'Bottle').map(({ text, price }) => [text, price])).toEqual([
    ['175 ml', 6],
    ['Bottle', 22],
  ]);
  expect(sizesOf(beer).map(({ text }) => text)).toEqual(['330 ml', '660 ml']);
});

test('drinks share a head only if all have the same two sizes or more', () => {
  expect(commonSizes([wine, wine], 'Bottle')).toEqual(['175 ml', 'Bottle']);
  expect(commonSizes([wine, { ...wine, also: [{ size: '125 ml', price: 5 }] }], 'Bottle')).toBeUndefined();
  expect(commonSizes([{ volume: '330 ml', price: 3, also: undefined }], undefined)).toBeUndefined();
});
