import { menuPath, paths } from '../../src/paths.ts';
import { fill } from '../../model/fill.ts';
import { defaultBranch, home, menuPage, menus, ui } from './content.ts';
import { openAt } from './open-at.ts';
import { expect, test } from './site.ts';

/* A dish that is sold out, on that of the second restaurant: a signature dish, in the far future. Its end is in dated.spec.ts. */

const { pages } = menus[defaultBranch.key]!;
const number = pages.findIndex(({ categories }) => categories.some(({ items }) => items.some((dish) => dish.soldOut)));
const dish = pages[number]!.categories.flatMap(({ items }) => items).find(({ soldOut }) => soldOut)!;
const { from } = dish.soldOut!;
const card = home.signatureDishes.dishes.find(({ offer }) => offer?.dish === dish.id)!;

const soldOutName = new RegExp(`, ${menuPage.soldOut}$`);
const strike = (element: Element) => getComputedStyle(element).textDecorationLine;

test('From the first moment a dish is marked, struck through and read out as sold out, also in the finder and on the home page', async ({
  page,
}) => {
  const name = page.getByRole('heading', { name: dish.baseName, level: 4 });
  for (const [time, isSoldOut] of [
    [from - 1000, false],
    [from, true],
  ] as const) {
    await openAt(page, menuPath(defaultBranch, number + 1), time);
    await expect(page.getByRole('heading', { name: soldOutName })).toHaveCount(isSoldOut ? 1 : 0);
    await expect(name.getByText(menuPage.soldOut)).toBeVisible({ visible: isSoldOut });
    expect(await name.evaluate(strike)).toBe(isSoldOut ? 'line-through' : 'none');
  }
  await page.getByRole('button', { name: ui.menu.openFinder }).click();
  await expect(page.getByRole('search')).toBeVisible();
  await expect(page.getByRole('heading', { name: soldOutName })).toBeVisible();

  await openAt(page, paths.home, from);
  const heading = page.getByRole('heading', { name: card.name });
  await expect(heading).toContainText(fill(ui.home.soldOutAt, { branch: defaultBranch.store }));
  expect(await heading.getByRole('link').evaluate(strike)).toBe('line-through');
});
