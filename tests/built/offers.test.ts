import { expect, test } from 'vitest';
import { paths } from '../../src/paths.ts';
import { createMoneyFormat } from '../../model/money.ts';
import { content } from '../pages.ts';
import { builtPages } from './build-folder.ts';

const { branches, home, menus, site, stories } = content;
const money = createMoneyFormat(site.currency);
const textOf = (html: string) => html.replaceAll(/<!--.*?-->|<[^>]*>/g, '').replaceAll(/\s+/g, ' ');
const pricesOf = (id: string) =>
  branches.flatMap(({ key }) =>
    (menus[key]?.pages ?? []).flatMap(({ categories }) =>
      categories.flatMap(({ items }) => items.flatMap((dish) => (dish.id === id ? dish.price : []))),
    ),
  );
const offers = [
  ...home.signatureDishes.dishes.flatMap(({ offer }) => (offer ? [{ path: paths.home, offer }] : [])),
  ...stories.flatMap(({ slug, dishes }) => dishes.map(({ offer }) => ({ path: paths.story(slug), offer }))),
];

test('there are dishes with a price outside the menus', () => {
  expect(offers.length).toBeGreaterThan(0);
});

test.each(offers)('the price on $path of $offer.dish says so if the dish costs more at another branch', (one) => {
  const { branch, dish, price } = one.offer;
  const html = builtPages.find(({ path }) => path === one.path)?.html ?? '';
  const card = html.split('<li').find((item) => item.includes(`#${branch.key}-${dish}"`)) ?? '';
  const isFrom = pricesOf(dish).some((other) => other > price);
  expect(textOf(`<li${card}`)).toMatch(isFrom ? `${home.signatureDishes.priceFrom} ${money(price)}` : money(price));
});
