import { expect, test } from 'vitest';
import { dishPrices } from './price-facts.ts';
import { readYaml } from './source.ts';

const menu = (text: string) => readYaml('menu.yaml', text, ({ message }) => expect.fail(message));

test('gives the price of each dish by its id, in the currency of the site', () => {
  const source = menu(
    'pages:\n  - categories:\n      - items:\n          - { name: Caldo Verde, price: "6.50" }\n          - { name: Pão, price: 2 }\n',
  );
  expect(Object.fromEntries(dishPrices(source, 'EUR'))).toEqual({ 'caldo-verde': '€6.50', pao: '€2.00' });
});

test('leaves out a dish whose price is no price, and has nothing for a missing file', () => {
  expect([...dishPrices(menu('- { name: Soup, price: soon }\n'), 'GBP')]).toEqual([]);
  expect([...dishPrices(undefined, 'GBP')]).toEqual([]);
});
