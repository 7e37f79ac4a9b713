import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { createMoneyFormat } from '../money.ts';
import { dishPrices } from './placeholders.ts';

test('gives the price of each dish with a price, by its id, in the currency of the site', () => {
  const menu: unknown = parse(
    'pages:\n  - items:\n      - { name: Caldo Verde, price: "6.50" }\n      - { name: Pão, price: 2 }\n      - { name: Soup, price: soon }\n',
  );
  expect(dishPrices(menu, createMoneyFormat('EUR'))).toEqual([
    ['caldo-verde', '€6.50'],
    ['pao', '€2.00'],
  ]);
  expect(dishPrices(undefined, createMoneyFormat('GBP'))).toEqual([]);
});
