import type { Page } from '@playwright/test';
import { fill } from '../../model/fill.ts';
import type { Branch } from '../../model/types.ts';
import { menuPath } from '../../app/paths.ts';
import { content, defaultBranch, menus, otherBranch, ui } from './content.ts';
import { holdScripts } from './hold-scripts.ts';
import { expect, hydrated, open, test } from './site.ts';

const pagesOf = (branch: Branch) => menus[branch.key]!.pages;
const dishesOf = (branch: Branch) =>
  pagesOf(branch).flatMap(({ categories }) => categories.flatMap(({ items }) => items));
const pageCount = pagesOf(defaultBranch).length;

const branchLink = (page: Page, branch: Branch) =>
  page.getByRole('navigation', { name: ui.menu.branchLabel }).getByRole('link', { name: branch.menuName });
const pager = (page: Page, label = ui.menu.pagesTop) => page.getByRole('navigation', { name: label });
const pagerButton = (page: Page, number: number, label?: string) =>
  pager(page, label).getByRole('button', { name: fill(ui.menu.page, { n: number }) });
const announcement = (branch: Branch, number: number) =>
  fill(ui.menu.pageChanged, { branch: branch.menuName, n: number, total: pagesOf(branch).length });
const scrollTop = (page: Page) => page.evaluate(() => scrollY);

/** Expects one page of a branch's menu to be the visible one. */
async function expectMenuPage(page: Page, branch: Branch, number: number): Promise<void> {
  const [category] = pagesOf(branch)[number - 1]!.categories;
  await expect(page.locator('[data-menu]:visible')).toHaveAttribute('data-menu', `${branch.key}-${number}`);
  await expect(
    page.locator('[data-menu]:visible').getByRole('heading', { level: 3, name: category!.name }),
  ).toBeVisible();
  await expect(branchLink(page, branch)).toHaveAttribute('aria-current', 'page');
  await expect(pager(page).locator('[aria-current=page]')).toHaveText(fill(ui.menu.page, { n: number }));
}

test(
  'The paging buttons show their page, put it into the address, announce it and scroll to 600 px',
  { tag: '@both' },
  async ({ page }) => {
    await open(page, '/menu');
    await expectMenuPage(page, defaultBranch, 1);
    await pagerButton(page, 2, ui.menu.pagesBottom).click();
    await expect(page).toHaveURL(menuPath(defaultBranch, 2));
    await expectMenuPage(page, defaultBranch, 2);
    await expect.poll(() => scrollTop(page)).toBe(600);
    await expect(page.getByRole('status').filter({ hasText: announcement(defaultBranch, 2) })).toHaveCount(1);

    // The button of the visible page scrolls to its top, without a new history entry.
    const entries = await page.evaluate(() => history.length);
    await pagerButton(page, 2, ui.menu.pagesBottom).scrollIntoViewIfNeeded();
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
  await expect(page.getByRole('status').filter({ hasText: announcement(defaultBranch, pageCount) })).toHaveCount(0);
  await expect(page.getByRole('status').filter({ hasText: announcement(defaultBranch, 2) })).toHaveCount(0);

  await branchLink(page, otherBranch).click();
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

test('Only the menu of the chosen branch is visible after a switch, also when the guest points at the other link', async ({
  page,
}) => {
  await open(page, menuPath(defaultBranch, 2));
  await branchLink(page, otherBranch).click();
  await expectMenuPage(page, otherBranch, 1);
  // Renders the other menu ahead, in a transition.
  await branchLink(page, defaultBranch).hover();
  await expect(page.locator(`[data-menu=${defaultBranch.key}-1]`)).toBeAttached();
  await expectMenuPage(page, otherBranch, 1);

  await page.reload();
  await page.goBack();
  await expectMenuPage(page, defaultBranch, 2);
});

test(
  'Switching the branch shows page 1, keeps scroll position and focus, and announces the title',
  { tag: '@both' },
  async ({ page }) => {
    await open(page, menuPath(defaultBranch, 2));
    const link = branchLink(page, otherBranch);
    // Side by side, on a phone too.
    expect((await link.boundingBox())?.y).toBe((await branchLink(page, defaultBranch).boundingBox())?.y);
    await link.scrollIntoViewIfNeeded();
    await page.evaluate(() => window.scrollBy({ top: 120, behavior: 'instant' }));
    const place = await scrollTop(page);
    await link.click();
    await expect(page).toHaveURL(menuPath(otherBranch));
    await expectMenuPage(page, otherBranch, 1);
    await expect(link).toBeFocused();
    expect(await scrollTop(page)).toBe(place);
    const { title } = content.pages.find(({ path }) => path === menuPath(otherBranch))!;
    await expect(page).toHaveTitle(title);
    await expect(page.getByRole('status').filter({ hasText: fill(ui.global.pageChanged, { title }) })).toHaveCount(1);
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', new RegExp(`${menuPath(otherBranch)}$`));
  },
);

test('On a host that cannot redirect, a former address of the menu leads to the present one', async ({ page }) => {
  // As a static host answers: the page itself, whatever the query.
  await page.route('/menu?*', async (route) => {
    const response = await route.fetch({ url: route.request().url().replace(/\?.*/, '') });
    await route.fulfill({ response });
  });
  await page.goto(`/menu?branch=${otherBranch.key}&page=2#main`);
  await expect(page).toHaveURL(`${menuPath(otherBranch, 2)}#main`);
  await expectMenuPage(page, otherBranch, 2);
});

test('A branch of an old address that has the name of a built-in property leads nowhere', async ({ page }) => {
  await open(page, '/menu?branch=constructor');
  await expect(page).toHaveURL('/menu?branch=constructor');
});

test('Before hydration an address shows its page of the menu, or page 1 when there is no such page', async ({
  page,
}) => {
  await page.route(/\/assets\/.*\.js$/, () => {});
  await page.goto(menuPath(defaultBranch, 2));
  await expectMenuPage(page, defaultBranch, 2);
  await page.goto(`/menu?branch=nowhere&page=${pageCount + 1}`);
  await expectMenuPage(page, defaultBranch, 1);
});

test('However an address writes its page, the page that is painted first is the one that stays', async ({ page }) => {
  await page.addInitScript(() => {
    const painted: string[] = [];
    Object.assign(window, { painted });
    const look = () => {
      if (document.readyState !== 'loading')
        for (const section of document.querySelectorAll('[data-menu]:not([hidden])'))
          painted.push(section.getAttribute('data-menu') ?? '');
      requestAnimationFrame(look);
    };
    look();
  });
  const paintedPages = () => page.evaluate(() => [...new Set((window as unknown as { painted: string[] }).painted)]);
  const release = await holdScripts(page);
  await page.goto('/menu?page=02');
  await expect.poll(paintedPages).toHaveLength(1);
  const first = await paintedPages();
  release();
  await hydrated(page);
  await expectMenuPage(page, defaultBranch, 2);
  expect(first).toEqual([`${defaultBranch.key}-2`]);
  expect(await paintedPages()).toEqual(first);
});

test('The search of the browser shows the page on which it finds a dish', async ({ page }) => {
  await open(page, '/menu');
  const hidden = page.locator(`[data-menu=${defaultBranch.key}-${pageCount}]`);
  await expect(hidden).toHaveAttribute('hidden', 'until-found');
  await hidden.evaluate((section) => section.dispatchEvent(new Event('beforematch', { bubbles: true })));
  await expect(page).toHaveURL(menuPath(defaultBranch, pageCount));
  await expectMenuPage(page, defaultBranch, pageCount);
});

test.describe('With scripts off', () => {
  test.use({ javaScriptEnabled: false });

  test('every dish of a branch is visible, and the switcher leads to the other menu', async ({ page }) => {
    await page.goto('/menu');
    const dishes = page.locator('[data-menu] li:has(h4)');
    for (const branch of [defaultBranch, otherBranch]) {
      await branchLink(page, branch).click();
      await expect(page).toHaveURL(menuPath(branch));
      await expect(dishes.filter({ visible: true }).locator('h4')).toHaveText(
        dishesOf(branch).map(({ name }) => name),
        // Without the marks that are hidden.
        { useInnerText: true },
      );
      for (const { name, also = [] } of dishesOf(branch).filter(({ weekendOnly }) => weekendOnly))
        for (const text of [ui.menu.weekend, ...also.map(({ size }) => size)])
          await expect(dishes.filter({ hasText: name })).toContainText(text);
    }
  });
});
