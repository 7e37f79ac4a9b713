import type { Page } from '@playwright/test';
import { fill } from '../../model/fill.ts';
import type { Branch } from '../../model/types.ts';
import { menuPath, paths } from '../../src/paths.ts';
import { defaultBranch, menuPage, menus, otherBranch, ui } from './content.ts';
import { expect, expectAccessible, open, test } from './site.ts';

/* Branch and page of a menu, which the address says, and finding one's way in it. */

const { tools, shortList } = menuPage;
const pagesOf = (branch: Branch) => menus[branch.key]!.pages;
const pages = pagesOf(defaultBranch);
const last = pages.length;

const shownPage = (page: Page) => page.locator('[data-menu]:visible');
const branchLink = (page: Page, branch: Branch) =>
  page.getByRole('navigation', { name: ui.menu.branchLabel }).getByRole('link', { name: branch.menuName });
const pagerButton = (page: Page, n: number, label = ui.menu.pagesTop) =>
  page.getByRole('navigation', { name: label }).getByRole('button', { name: fill(ui.menu.page, { n }) });
const announced = (page: Page, branch: Branch, n: number) =>
  page.getByRole('status').filter({
    hasText: fill(ui.menu.pageChanged, { branch: branch.menuName, n, total: pagesOf(branch).length }),
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

test('A paging button shows its page below the header and announces it; back, forward and reload keep it', async ({
  page,
}) => {
  await open(page, paths.menu);
  await expectMenuPage(page, defaultBranch, 1);
  await pagerButton(page, 2, ui.menu.pagesBottom).click();
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

test('The search of the browser and a former address lead to their page of the menu, without scripts too', async ({
  page,
}) => {
  await open(page, paths.menu);
  const hidden = page.locator(`[data-menu=${defaultBranch.key}-${last}]`);
  await expect(hidden).toHaveAttribute('hidden', 'until-found');
  await hidden.evaluate((section) => section.dispatchEvent(new Event('beforematch', { bubbles: true })));
  await expectMenuPage(page, defaultBranch, last);

  // As a static host answers, which cannot redirect: the page itself, whatever the query.
  await page.route('/menu?*', async (route) => {
    const response = await route.fetch({ url: route.request().url().replace(/\?.*/, '') });
    await route.fulfill({ response });
  });
  await page.goto(`/menu?branch=${otherBranch.key}&page=2`);
  await expectMenuPage(page, otherBranch, 2);

  await page.route(/\/_astro\/.*\.js$/, () => {});
  await page.goto(menuPath(defaultBranch, 2), { waitUntil: 'commit' });
  await expectMenuPage(page, defaultBranch, 2);
});

/** The button of a sheet: in the bar of a phone, in the sidebar of a desktop. */
const opener = (page: Page, name: string) =>
  page
    .getByRole('button', { name: new RegExp(`^${name}`) })
    .filter({ visible: true })
    .first();
const sheet = (page: Page, name: string) => page.getByRole('dialog', { name });
const short = (page: Page) => page.getByRole('checkbox', { name: shortList.label, exact: true });
const described = pages[0]!.categories.flatMap(({ items }) => items).find(({ description }) => description)!;
const description = (page: Page) => shownPage(page).getByText(described.description!, { exact: true });

test(
  'On a phone the sheet of categories leads to each and marks the one that is being read',
  { tag: '@phone' },
  async ({ page }) => {
    const bar = page.getByRole('navigation', { name: tools.label });
    const all = sheet(page, tools.allCategories);
    await open(page, paths.menu);
    await expect(page.getByRole('navigation', { name: ui.navigation.bar.label })).toBeHidden();
    for (const [number, { name }] of [
      [last, pages.at(-1)!.categories.at(-1)!],
      [1, pages[0]!.categories[1]!],
    ] as const) {
      await opener(page, tools.categories).click();
      await all.getByRole('link', { name: new RegExp(`^${name} \\d+$`) }).click();
      await expect(all).toBeHidden();
      await expectMenuPage(page, defaultBranch, number);
      await expect(headingOf(page, name)).toBeInViewport({ ratio: 1 });
    }
    const [first] = pages[0]!.categories;
    await headingOf(page, first!.name).evaluate((heading) => heading.scrollIntoView());
    await expect(bar).toContainText(first!.name);
    await opener(page, tools.categories).click();
    await expect(all.locator('[aria-current=true]')).toHaveText(new RegExp(`^${first!.name} `));
    await expectAccessible(page, 'categories');
    await page.keyboard.press('Escape');
    await opener(page, tools.key).click();
    await expectAccessible(page, 'key');
    await page.keyboard.press('Escape');
    await bar.getByRole('button', { name: tools.find }).click();
    await expect(page.getByRole('search', { name: menuPage.finder.title })).toBeInViewport();
    await expect(bar).toBeHidden();
  },
);

test('The short list is kept only on request, until it is switched off', async ({ page }) => {
  const keep = page.getByRole('checkbox', { name: shortList.keep });
  await open(page, paths.menu);
  await short(page).check();
  await expect(description(page)).toBeHidden();
  await expectAccessible(page, 'short list');
  await page.reload();
  await expect(description(page)).toBeVisible();
  await short(page).check();
  await keep.check();
  await open(page, menuPath(otherBranch));
  await expect(short(page)).toBeChecked();
  await short(page).uncheck();
  await open(page, paths.menu);
  await expect(short(page)).not.toBeChecked();
});

test.describe('With scripts off', () => {
  test.use({ javaScriptEnabled: false });

  test('every page of a menu is visible, and its sheets and short list work', { tag: '@phone' }, async ({ page }) => {
    await page.goto(paths.menu);
    await expect(shownPage(page)).toHaveCount(last);
    await opener(page, tools.categories).click();
    await sheet(page, tools.allCategories).getByRole('button', { name: ui.global.close }).click();
    await expect(sheet(page, tools.allCategories)).toBeHidden();
    await opener(page, tools.key).click();
    await expect(sheet(page, tools.key).getByText(menuPage.legend.veg).first()).toBeVisible();
    await page.keyboard.press('Escape');
    await short(page).check();
    await expect(description(page)).toBeHidden();
  });
});
