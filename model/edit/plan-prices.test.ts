import fc from 'fast-check';
import { expect, test } from 'vitest';
import { editYaml } from './edit-yaml.ts';
import { contentCopy } from '../read/content.testing.ts';
import { changedPrice, planPrices, priceEdit } from './plan-prices.ts';

const menu = `categories:
  - slug: soup
    name: Soup
    items:
      - { name: Rasam, price: 4.50, also: [{ size: large, price: '6.00' }] }
      - name: Stew
        price: 9.00 # [spec]
  - slug: bread
    name: Flat Bread
    items:
      - { name: Naan, price: 0.05 }
items:
  - { name: Salt, price: 1.10 }
`;
const rule = { percent: 5, step: 5 };

test('rounds to the nearest step, and half a step up', () => {
  const by = (percent: number, step: number) => (pence: number) => changedPrice(pence, { percent, step });
  expect([450, 900, 1000, 2195].map(by(5, 5))).toEqual([475, 945, 1050, 2305]);
  expect([450, 900].map(by(5, 50))).toEqual([450, 950]);
  expect([1000, 115].map(by(-10, 1))).toEqual([900, 104]);
  expect([1000].map(by(2.5, 5))).toEqual([1025]);
});

test('lists dishes and their other sizes, and marks those of the specification', () => {
  expect(
    planPrices(menu, rule).map(({ path, category, name, before, after, isSpecified }) => [
      path.join(' '),
      category,
      name,
      before,
      after,
      isSpecified,
    ]),
  ).toEqual([
    ['categories 0 items 0 price', 'Soup', 'Rasam', 450, 475, false],
    ['categories 0 items 0 also 0 price', 'Soup', 'Rasam, large', 600, 630, false],
    ['categories 0 items 1 price', 'Soup', 'Stew', 900, 945, true],
    ['items 0 price', 'other', 'Salt', 110, 115, false],
  ]);
});

test('takes a category by its slug or its name', () => {
  const names = (category: string) => planPrices(menu, { percent: 100, step: 5, category }).map(({ name }) => name);
  expect(names('flat bread')).toEqual(['Naan']);
  expect(names('soup')).toEqual(['Rasam', 'Rasam, large', 'Stew']);
  expect(names('fish')).toEqual([]);
});

test('changes only the numbers of a menu, for any percentage and step', () => {
  const text = contentCopy().read('content/branches/harbour/menu.yaml');
  const withoutPrices = (of: string) => of.replaceAll(/(?<=\bprice: ['"]?)\d+\.\d\d/g, '…');
  fc.assert(
    fc.property(fc.integer({ min: -40, max: 60 }), fc.constantFrom(1, 5, 10, 50), (percent, step) => {
      const changes = planPrices(text, { percent, step });
      const after = editYaml(text, changes.map(priceEdit));
      expect(withoutPrices(after)).toBe(withoutPrices(text));
      const prices = (of: string) =>
        [...of.matchAll(/\bprice: ['"]?(\d+\.\d\d)/g)].map(([, price]) => Math.round(Number(price) * 100));
      expect(prices(after)).toEqual(prices(text).map((pence) => changedPrice(pence, { percent, step })));
    }),
    { numRuns: 20 },
  );
});
