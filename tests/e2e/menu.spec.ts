import type { Page } from '@playwright/test';
import { fill } from '../../model/fill.ts';
import type { Branch } from '../../model/types.ts';
import { dishId, menuPath, paths } from '../../src/paths.ts';
import { defaultBranch, menus, menuWords, otherBranch, ui } from './content.ts';
import { expect, expectAccessible, test } from './site.ts';
import { dishesOn } from '../../model/dishes-on.ts';

/* Branch and page of a menu, which the address says, and finding one's way in it. */

const pagesOf = (branch: Branch) => menus[branch.key]!;
const pages = pagesOf(defaultBranch);
const last = pages.length;

const shownPage = (page: Page) => page.locator('[data-menu]:visible');
const branchLink = (page: Page, branch: Branch) =>
  page.getByRole('navigation', { name: 'Branch' }).getByRole('link', { name: branch.menuName });
const pagerButton = (page: Page, n: number, label = 'Menu pages, top') =>
  page.getByRole('navigation', { name: label }).getByRole('button', { name: fill(ui.menu.page, { n }) });
const announced = (page: Page, branch: Branch, n: number) =>
  page.getByRole('status').filter({
    hasText: `${branch.store} menu, page ${n} of ${pagesOf(branch).length}`,
  });
const headingOf = (page: Page, name: string) => shownPage(page).getByRole('heading', { level: 3, name, exact: true });

/** Expects one page of a branch's menu to be the visible one. */
async function expectMenuPage(page: Page, branch: Branch, number: number): Promise<void> {
  await expect(page).toHaveURL(new RegExp(`${menuPath(branch, number).replace('?', '\\?')}(?:#.*)?$`));
  await expect(shownPage(page)).toHaveAttribute('data-menu', `${branch.key}-${number}`);
  await expect(headingOf(page, pagesOf(branch)[number - 1]!.categories[0]!.name)).toBeVisible();
  await expect(branchLink(page, branch)).toHaveAttribute('aria-current', 'page');
  await expect(pagerButton(page, number)).toHaveAttribute('aria-current', 'page');
}

test('A paging button shows and announces its page; back, forward and reload keep it', async ({ page }) => {
  await page.goto(paths.menu);
  await expectMenuPage(page, defaultBranch, 1);
  await pagerButton(page, 2, 'Menu pages, bottom').click();
  await expectMenuPage(page, defaultBranch, 2);
  await expect(announced(page, defaultBranch, 2)).toHaveCount(1);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(600);
  await expect(shownPage(page)).toBeFocused();
  const header = (await page.getByRole('banner').boundingBox())!;
  const heading = shownPage(page).getByRole('heading', { level: 3 }).first();
  await expect(heading).toBeInViewport({ ratio: 1 });
  expect((await heading.boundingBox())!.y).toBeGreaterThanOrEqual(header.y + header.height - 1);

  await pagerButton(page, last).click();
  await expectMenuPage(page, defaultBranch, last);
  await page.goBack();
  await expectMenuPage(page, defaultBranch, 2);
  await expect(announced(page, defaultBranch, 2)).toHaveCount(0);
  await branchLink(page, otherBranch).click();
  await expectMenuPage(page, otherBranch, 1);
  await pagerButton(page, 2).click();
  await expectMenuPage(page, otherBranch, 2);
  await page.reload();
  await expectMenuPage(page, otherBranch, 2);
  await page.goBack();
  await expectMenuPage(page, otherBranch, 1);
  await page.goForward();
  await expectMenuPage(page, otherBranch, 2);
});

test('The search of the browser and a former address lead to their page of the menu', async ({ page }) => {
  await page.goto(paths.menu);
  const hidden = page.locator(`[data-menu=${defaultBranch.key}-${last}]`);
  await expect(hidden).toHaveAttribute('hidden', 'until-found');
  await hidden.evaluate((section) => section.dispatchEvent(new Event('beforematch', { bubbles: true })));
  await expectMenuPage(page, defaultBranch, last);

  // As a static host answers, which cannot redirect: the page itself, whatever the query.
  await page.route('/menu?*', async (route) => {
    const response = await route.fetch({ url: route.request().url().replace(/\?.*/, '') });
    await route.fulfill({ response });
  });
  await page.goto(`/menu?branch=${otherBranch.key.toUpperCase()}/&page=2`);
  await expectMenuPage(page, otherBranch, 2);
  await page.route('/MENU/*', async (route) => {
    const response = await route.fetch({ url: new URL('/nowhere', route.request().url()).href });
    // The console would name the status 404.
    await route.fulfill({ response, status: 200 });
  });
  await page.goto(`/MENU/${otherBranch.key}?page=2`);
  await expectMenuPage(page, otherBranch, 2);

  await page.route(/\/_astro\/.*\.js$/, () => {});
  await page.goto(menuPath(defaultBranch, 2), { waitUntil: 'commit' });
  await expectMenuPage(page, defaultBranch, 2);
});

test('The row of categories leads to each, on any page, and marks the one that is read', async ({ page }) => {
  const categories = page.getByRole('navigation', { name: 'Categories' });
  await page.goto(paths.menu);
  for (const [number, { name }] of [
    [last, pages.at(-1)!.categories.at(-1)!],
    [1, pages[0]!.categories[1]!],
  ] as const) {
    await categories.getByRole('link', { name: new RegExp(`^${name}(?: \\d+ \\w+)?$`) }).click();
    await expectMenuPage(page, defaultBranch, number);
    await expect(headingOf(page, name)).toBeInViewport({ ratio: 1 });
    await expect(categories.locator('[aria-current=true]')).toHaveText(new RegExp(`^${name} `));
  }
});

const row = (page: Page) =>
  shownPage(page)
    .locator('[data-facts]')
    .filter({ has: page.locator('details ul') })
    .first();

test(
  'A row opens anywhere for what brings its allergens in, and for the equipment of the dish',
  { tag: '@phone' },
  async ({ page }) => {
    await page.goto(paths.menu);
    await expect(page.getByRole('navigation', { name: 'Menu and order' })).toBeHidden();
    await expect(row(page).locator('details ul').first()).toBeHidden();
    await row(page).tap({ position: { x: 40, y: 20 } });
    await expect(row(page).locator('details ul').first()).toBeVisible();
    await expect(row(page).getByText(menuWords.facts.equipment)).toBeVisible();
    await expectAccessible(page, 'an open row');
  },
);

test('The address of a dish opens its row, which links to what goes well with it', async ({ page }) => {
  const items = dishesOn(pages);
  const dish = items.find(({ beside, allergens }) => beside && allergens);
  const [other] = dish?.beside ?? [];
  await page.goto(`${paths.menu}#${dishId(defaultBranch.key, dish!.id)}`);
  await page.getByRole('link', { name: other!.baseName }).filter({ visible: true }).click();
  await expect(page.locator(`#${dishId(defaultBranch.key, other!.id)} details`)).toHaveAttribute('open');
});

test.describe('With scripts off', () => {
  test.use({ javaScriptEnabled: false });

  test('all pages of a menu show, rows open, links lead to both', { tag: '@phone' }, async ({ page }) => {
    await page.goto(paths.menu);
    await expect(shownPage(page)).toHaveCount(last);
    await row(page).locator('summary').tap();
    await expect(row(page).locator('details ul').first()).toBeVisible();
    const { name } = pages.at(-1)!.categories[0]!;
    const lastPage = page.getByRole('link', { name: fill(ui.menu.page, { n: last }) });
    await lastPage.first().click();
    await expect(shownPage(page).last()).toBeInViewport();
    await page.getByRole('link', { name: new RegExp(`^${name}(?: \\d+)?$`) }).click();
    await expect(page.getByRole('heading', { level: 3, name, exact: true })).toBeInViewport();
  });
});

test('A dish that the address names is shown though the filters leave it out, with the reason', async ({ page }) => {
  const { id } = pages[0]!.categories.flatMap(({ items }) => items).find(({ diet }) => diet !== 'vegan')!;
  const named = page.locator(`#${dishId(defaultBranch.key, id)}`);
  await page.goto(`${paths.menu}#find=&diet=vegan`);
  await expect(named).toBeHidden();
  for (const address of [paths.blog, paths.menu]) {
    await page.goto(address);
    await page.goto(`${paths.menu}#${dishId(defaultBranch.key, id)}`);
    await expect(named.getByText(menuWords.filters.reasons.vegan)).toBeVisible();
  }
});
