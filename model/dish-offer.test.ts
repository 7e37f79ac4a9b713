import { expect, test } from 'vitest';
import { findOffer, withDishes } from './dish-offer.ts';
import { change, contentCopy, type Copy } from './read/content.testing.ts';

const offers = (copy = contentCopy()) => {
  const { branches, menus, recipes } = copy.content();
  return (name: string, id: string) => findOffer(name, id, { branches, menus, served: recipes.served });
};

test('a dish of all branches has the lowest price, which is only where it begins, or that of the first branch', () => {
  const copy = contentCopy();
  const [harbour, other] = [
    { key: 'harbour', isDefault: true },
    { key: 'abbey', isDefault: false },
  ];
  const price = (key: string, to: string) =>
    change(copy, `content/branches/${key}/menu.yaml`, /(?<=name: Caldo Verde\n +price: )[\d.]+/, to);
  price('abbey', '1.25');
  const offer = {
    price: 1.25,
    hasHigherPrices: true,
    branch: other,
    page: 1,
    dish: 'caldo-verde',
    listId: 'caldo-verde',
  };
  expect(offers(copy)('Caldo Verde', 'caldo-verde')).toEqual(offer);
  price('harbour', '1.25');
  const same = { price: 1.25, branch: harbour, page: 1, dish: 'caldo-verde', listId: 'caldo-verde' };
  expect(offers(copy)('Caldo Verde', 'caldo-verde')).toEqual(same);
});

test('a slide of a branch offers the dish of that branch at its price', () => {
  const copy = contentCopy();
  change(copy, 'content/branches/abbey/menu.yaml', /(?<=name: Caldo Verde\n +price: )[\d.]+/, '1.25');
  const { home, branches, menus, recipes } = copy.content();
  const slideOf = (id: string) => ({ ...home.slides[0]!, id, dish: 'caldo-verde' });
  const { slides } = withDishes(
    { ...home, slides: ['abbey', 'harbour', 'other'].map(slideOf) } as unknown as Parameters<typeof withDishes>[0],
    { branches, menus, served: recipes.served },
  );
  expect(slides.map(({ dish }) => dish?.offer.branch.key)).toEqual(['abbey', 'harbour', 'abbey']);
  expect(slides[0]?.dish?.offer).toMatchObject({ price: 1.25 });
  expect(slides[0]?.dish?.offer).not.toHaveProperty('hasHigherPrices');
});

test('a dish of one branch, and one that the menu calls otherwise, say so; one that is off has no offer', () => {
  expect(offers()('Squid on the Coals', 'squid-on-the-coals')).toBeUndefined();
  const only = { menuName: 'Grilled Sardines (3)', onlyAt: 'Harbourside' };
  expect(offers()('Sardines', 'grilled-sardines-3')).toMatchObject(only);
  expect(offers()('Extra Piri Piri', 'piri-piri')).toMatchObject({ dish: 'extra-piri-piri' });
});

/** Marks the dish of a branch as sold out. */
const sellOut = (copy: Copy, branch: string, days: string) =>
  change(copy, `content/branches/${branch}/menu.yaml`, /(?<=name: Caldo Verde\n)/, `        soldOut: { ${days} }\n`);

test('an offer names the branches at which the dish is sold out', () => {
  const copy = contentCopy();
  const offer = () => offers(copy)('Caldo Verde', 'caldo-verde');
  sellOut(copy, 'abbey', 'from: 2090-05-01');
  expect(offer()?.soldOut?.map(({ store }) => store)).toEqual(['Abbey Steps']);
  expect(offer()).not.toHaveProperty('isSoldOutEverywhere');
  sellOut(copy, 'harbour', 'from: 2090-05-01');
  expect(offer()?.soldOut?.map(({ store }) => store)).toEqual(['Harbourside', 'Abbey Steps']);
  expect(offer()?.isSoldOutEverywhere).toBe(true);
});

test('an offer of two dishes of one recipe is marked as sold out at a branch, and has the days of both, only if both are', () => {
  const copy = contentCopy();
  const harbour = 'content/branches/harbour/menu.yaml';
  const add = (name: string, line: string) =>
    change(copy, harbour, new RegExp(`(?<=name: ${name}\\n)`), `        ${line}\n`);
  const first = /(?=      - name: Caldo Verde\n)/;
  change(copy, harbour, first, "      - name: Small Soup\n        price: 4.00\n        heat: 0\n        image: ''\n\n");
  add('Small Soup', 'recipe: caldo-verde');
  const offer = () => offers(copy)('Small Soup', 'caldo-verde');
  add('Small Soup', 'soldOut: { from: 2090-05-01 }');
  add('Small Soup', 'days: Mon');
  expect(offer()).toMatchObject({ dish: 'small-soup' });
  expect(offer()).not.toHaveProperty('soldOut');
  expect(offer()).not.toHaveProperty('served');
  add('Caldo Verde', 'soldOut: { from: 2090-05-01 }');
  expect(offer()?.soldOut?.map(({ store }) => store)).toEqual(['Harbourside']);
  expect(offer()).not.toHaveProperty('isSoldOutEverywhere');
});

test('a dish that its branches have sold out on different days is sold out everywhere on none', () => {
  const copy = contentCopy();
  sellOut(copy, 'harbour', 'from: 2090-05-01, until: 2090-05-01');
  sellOut(copy, 'abbey', 'from: 2090-05-02, until: 2090-05-02');
  const offer = offers(copy)('Caldo Verde', 'caldo-verde');
  expect(offer?.soldOut).toHaveLength(2);
  expect(offer).not.toHaveProperty('isSoldOutEverywhere');
});
