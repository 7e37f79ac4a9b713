import { expect, test } from 'vitest';
import { contentCopy } from '../../model/read/content.testing.ts';
import { publicMenu } from './public-menu.ts';

const content = contentCopy().content();
const [branch] = content.branches;
const categories = content.menus[branch!.key]!.flatMap((page) => page.categories);
const now = Date.UTC(2026, 4, 4);
const written = (over: object = {}) => {
  const [page] = content.menus[branch!.key]!;
  const [category] = page!.categories;
  const { baseName, price, diet, allergens } = category!.items[0]!;
  const dish = { baseName, price, diet, allergens, ...over };
  const changed = [{ ...page, categories: [{ ...category, items: [dish] }] }];
  const menus = { ...content.menus, [branch!.key]: changed };
  // The pages are those of the content, but for one dish.
  return JSON.parse(JSON.stringify(publicMenu({ ...content, menus } as typeof content, branch!, now)));
};
const itemOf = (over: object) => written(over).hasMenuSection[0].hasMenuItem[0];

test('has every dish of the menu in its section, with its prices', () => {
  expect(publicMenu(content, branch!, now)).toMatchObject({
    '@type': 'Menu',
    '@id': `${content.site.url}/#menu-${branch!.key}`,
    provider: { telephone: `+44 ${branch!.phone.slice(1)}` },
    hasMenuSection: categories.map(({ name, items }) => ({
      name,
      hasMenuItem: items.map(({ baseName, price, also = [] }) => ({
        name: baseName,
        offers: [{ price }, ...also].map((each) => ({ price: each.price.toFixed(2) })),
      })),
    })),
  });
  const also = [{ size: 'Large', price: 12.5 }];
  expect(itemOf({ price: 9, also }).offers).toMatchObject([
    { price: '9.00', priceCurrency: content.site.currency },
    { name: 'Large', price: '12.50' },
  ]);
});

test('a dish has its diets, what it contains and may contain, and its days', () => {
  const allergens = {
    contains: { gluten: ['a'], milk: ['b'] },
    mayContain: { nuts: ['c'] },
    kinds: { contains: { gluten: ['wheat'] }, mayContain: { nuts: ['almond'] } },
  };
  const { suitableForDiet, additionalProperty } = itemOf({ diet: 'vegan', allergens, served: 'Tue–Fri' });
  expect(suitableForDiet).toEqual(['https://schema.org/VeganDiet', 'https://schema.org/VegetarianDiet']);
  const { gluten, milk, nuts } = content.menu.allergens;
  expect(additionalProperty).toMatchObject([
    { name: 'Contains', value: `${gluten} (wheat), ${milk}` },
    { name: 'May contain', value: `${nuts} (almond)` },
    { name: 'Served', value: 'Tue–Fri' },
  ]);
  const none = { diet: 'fish', allergens: { contains: {}, mayContain: {}, kinds: { contains: {}, mayContain: {} } } };
  expect(itemOf(none)).toMatchObject({ suitableForDiet: [], additionalProperty: [] });
});

test('says what is sold out today, and until when a dish is on the menu', () => {
  expect(itemOf({ soldOut: { from: now - 1, until: now + 1 }, ends: now }).offers).toMatchObject([
    { availability: 'https://schema.org/SoldOut', availabilityEnds: '2026-05-04T00:00:00.000Z' },
  ]);
  expect(itemOf({ soldOut: { from: now + 1, until: now + 2 } }).offers).toMatchObject([
    { availability: 'https://schema.org/InStock' },
  ]);
});
