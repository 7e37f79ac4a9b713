import { menuPath, paths } from '../../app/paths.ts';
import { fill } from '../../model/fill.ts';
import { defaultBranch, home, menuPage, menus, ui } from './content.ts';
import { openAt } from './open-at.ts';
import { expect, open, test } from './site.ts';

/* A dish that is sold out, on that of the second restaurant: a signature dish, in the far future. */

const MINUTE = 60_000;
const pages = menus[defaultBranch.key]!.pages;
const page = pages.findIndex(({ categories }) => categories.some(({ items }) => items.some((dish) => dish.soldOut)));
const dish = pages
  .flatMap(({ categories }) => categories.flatMap(({ items }) => items))
  .find(({ soldOut }) => soldOut)!;
const { from, until } = dish.soldOut!;
const card = home.signatureDishes.dishes.find(({ offer }) => offer?.dish === dish.id)!;

const menuAddress = menuPath(defaultBranch, page + 1);
const soldOutName = new RegExp(`, ${menuPage.soldOut}$`);
const strike = (element: Element) => getComputedStyle(element).textDecorationLine;

test("A dish is marked, struck through and read out as sold out until that day's last sitting", async ({
  page: tab,
}) => {
  const name = tab.getByRole('heading', { name: dish.baseName, level: 4 });
  for (const [time, isSoldOut] of [
    [from - 1000, false],
    [from, true],
    [until - 1000, true],
    [until, false],
  ] as const) {
    await openAt(tab, menuAddress, time);
    await expect(tab.getByRole('heading', { name: soldOutName })).toHaveCount(isSoldOut ? 1 : 0);
    await expect(name.getByText(menuPage.soldOut)).toBeVisible({ visible: isSoldOut });
    expect(await name.evaluate(strike)).toBe(isSoldOut ? 'line-through' : 'none');
  }
});

test('It ends by itself on an open page', async ({ page: tab }) => {
  await tab.clock.install({ time: until - MINUTE });
  await open(tab, menuAddress);
  await tab.clock.runFor(2000);
  const name = tab.getByRole('heading', { name: soldOutName });
  await expect(name).toBeVisible();
  await tab.clock.runFor(MINUTE);
  await expect(name).toHaveCount(0);
});

test('The finder and the home page say so too', async ({ page: tab }) => {
  await openAt(tab, `${menuPath(defaultBranch)}?find=`, from);
  await expect(tab.getByRole('heading', { name: soldOutName })).toBeVisible();
  await openAt(tab, paths.home, from);
  const heading = tab.getByRole('heading', { name: card.name });
  await expect(heading).toContainText(fill(ui.home.soldOutAt, { branch: defaultBranch.store }));
  expect(await heading.getByRole('link').evaluate(strike)).toBe('line-through');
});

test.describe('With scripts off', () => {
  test.use({ javaScriptEnabled: false });

  test('a dish that was not sold out when the site was built is not marked', async ({ page: tab }) => {
    await tab.goto(menuAddress);
    await expect(tab.getByRole('heading', { name: dish.baseName, level: 4 })).toHaveAccessibleName(
      new RegExp(`^(?!.*${menuPage.soldOut})`),
    );
  });
});
