import type { Page } from '@playwright/test';
import { fill } from '../../model/fill.ts';
import type { Branch } from '../../model/types.ts';
import { menuPath } from '../../src/paths.ts';
import { defaultBranch, menus, otherBranch, ui } from './content.ts';
import { expect, open, test } from './site.ts';

/* Branch and page of a menu, which the address says. */

const pagesOf = (branch: Branch) => menus[branch.key]!.pages;
const pageCount = pagesOf(defaultBranch).length;

const shownPage = (page: Page) => page.locator('[data-menu]:visible');
const branchLink = (page: Page, branch: Branch) =>
  page.getByRole('navigation', { name: ui.menu.branchLabel }).getByRole('link', { name: branch.menuName });
const pager = (page: Page, label = ui.menu.pagesTop) => page.getByRole('navigation', { name: label });
const pagerButton = (page: Page, number: number, label?: string) =>
  pager(page, label).getByRole('button', { name: fill(ui.menu.page, { n: number }) });
const announced = (page: Page, branch: Branch, number: number) => {
  const name = fill(ui.menu.pageChanged, { branch: branch.menuName, n: number, total: pagesOf(branch).length });
  return page.getByRole('status').filter({ hasText: name });
};
const scrollTop = (page: Page) => page.evaluate(() => scrollY);

/** Expects one page of a branch's menu to be the visible one. */
async function expectMenuPage(page: Page, branch: Branch, number: number): Promise<void> {
  const [category] = pagesOf(branch)[number - 1]!.categories;
  await expect(shownPage(page)).toHaveAttribute('data-menu', `${branch.key}-${number}`);
  await expect(shownPage(page).getByRole('heading', { level: 3, name: category!.name })).toBeVisible();
  await expect(branchLink(page, branch)).toHaveAttribute('aria-current', 'page');
  await expect(pager(page).locator('[aria-current=page]')).toHaveText(fill(ui.menu.page, { n: number }));
}

test(
  'The paging buttons show their page below the header, put it into the address and announce it',
  { tag: '@both' },
  async ({ page }) => {
    await open(page, '/menu');
    await expectMenuPage(page, defaultBranch, 1);
    await pagerButton(page, 2, ui.menu.pagesBottom).click();
    await expect(page).toHaveURL(menuPath(defaultBranch, 2));
    await expectMenuPage(page, defaultBranch, 2);
    await expect(announced(page, defaultBranch, 2)).toHaveCount(1);
    await expect.poll(() => scrollTop(page)).toBe(600);
    const header = (await page.getByRole('banner').boundingBox())!;
    for (const part of [
      shownPage(page).getByRole('heading', { level: 3 }).first(),
      shownPage(page).getByRole('listitem').getByText(/^£/).first(),
    ]) {
      await expect(part).toBeInViewport({ ratio: 1 });
      expect((await part.boundingBox())!.y).toBeGreaterThanOrEqual(header.y + header.height - 1);
    }

    // The button of the visible page scrolls to its top, without a new history entry.
    const entries = await page.evaluate(() => history.length);
    await pagerButton(page, 2, ui.menu.pagesBottom).click();
    await expect.poll(() => scrollTop(page)).toBe(600);
    expect(await page.evaluate(() => history.length)).toBe(entries);
  },
);

test('Back, forward and reload keep branch and page, and announce no page of the menu', async ({ page }) => {
  await open(page, '/menu');
  await pagerButton(page, 2).click();
  await expectMenuPage(page, defaultBranch, 2);
  await pagerButton(page, pageCount).click();
  await expectMenuPage(page, defaultBranch, pageCount);
  await page.goBack();
  await expectMenuPage(page, defaultBranch, 2);
  for (const number of [2, pageCount]) await expect(announced(page, defaultBranch, number)).toHaveCount(0);

  await branchLink(page, otherBranch).click();
  await expect(page).toHaveURL(menuPath(otherBranch));
  await expectMenuPage(page, otherBranch, 1);
  await pagerButton(page, 2).click();
  await expect(page).toHaveURL(menuPath(otherBranch, 2));
  await page.reload();
  await expectMenuPage(page, otherBranch, 2);
  await page.goBack();
  await expectMenuPage(page, otherBranch, 1);
  await page.goForward();
  await expectMenuPage(page, otherBranch, 2);
});

test('On a host that cannot redirect, a former address of the menu leads to the present one', async ({ page }) => {
  // As a static host answers: the page itself, whatever the query.
  await page.route('/menu?*', async (route) => {
    const response = await route.fetch({ url: route.request().url().replace(/\?.*/, '') });
    await route.fulfill({ response });
  });
  await page.goto(`/menu?branch=${otherBranch.key}&page=2#main`);
  await expect(page).toHaveURL(`${menuPath(otherBranch, 2)}#main`);
  await expectMenuPage(page, otherBranch, 2);
  // The name of a built-in property is no branch.
  await page.goto('/menu?branch=constructor');
  await expectMenuPage(page, defaultBranch, 1);
  await expect(page).toHaveURL('/menu?branch=constructor');
});

test('Without its scripts an address shows its page of the menu, or page 1 when there is no such page', async ({
  page,
}) => {
  await page.route(/\/_astro\/.*\.js$/, () => {});
  for (const [number, shown] of [
    [2, 2],
    [pageCount + 1, 1],
  ] as const) {
    await page.goto(menuPath(defaultBranch, number), { waitUntil: 'commit' });
    await expectMenuPage(page, defaultBranch, shown);
  }
});

test('The search of the browser shows the page on which it finds a dish', async ({ page }) => {
  await open(page, '/menu');
  const hidden = page.locator(`[data-menu=${defaultBranch.key}-${pageCount}]`);
  await expect(hidden).toHaveAttribute('hidden', 'until-found');
  await hidden.evaluate((section) => section.dispatchEvent(new Event('beforematch', { bubbles: true })));
  await expect(page).toHaveURL(menuPath(defaultBranch, pageCount));
  await expectMenuPage(page, defaultBranch, pageCount);
});
