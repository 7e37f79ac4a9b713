import { expect, test } from 'vitest';
import { createMoneyFormat } from '../../model/money.ts';
import { formatPdfPrice } from './price.ts';

const REQUEST = 'Price on Request';

test.each([
  [undefined],
  [null],
  [''],
  ['  '],
  [0],
  ['0'],
  ['0.00'],
  [-1],
  ['-4.50'],
  [Number.NaN],
  [Number.POSITIVE_INFINITY],
  [{}],
])('prints the price %j as "Price on Request"', (price) => {
  expect(formatPdfPrice(price, REQUEST, createMoneyFormat('GBP'))).toBe(REQUEST);
});

test.each([
  [9, '£9.00'],
  ['9', '£9.00'],
  ['9.5', '£9.50'],
  ['£10.00', '£10.00'],
  [21.954, '£21.95'],
  ['Market price', 'Market price'],
  ['from 9.00', 'from 9.00'],
])('prints the price %j as %s', (price, printed) => {
  expect(formatPdfPrice(price, REQUEST, createMoneyFormat('GBP'))).toBe(printed);
});
