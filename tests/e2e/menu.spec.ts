import type { Page } from '@playwright/test';
import { expect, open, test } from './site.ts';

const branch = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Branch' }).getByRole('link', { name });
const topPager = { name: 'Menu pages, top' };

test('opens on page 1 of Eastham', async ({ page }) => {
  await open(page, '/menu');
  await expect(branch(page, 'Eastham')).toHaveAttribute('aria-current', 'page');
  await expect(page.getByRole('heading', { level: 3, name: 'Soup' })).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'Chicken 65' }).first()).toContainText(/£\d+\.\d\d/);
});

test('pages turn at top and bottom, go into the address, and scroll to 600 px', async ({ page }) => {
  await open(page, '/menu');
  await page
    .getByRole('navigation', { name: 'Menu pages, bottom' })
    .getByRole('button', { name: 'Menu Page 3' })
    .click();
  await expect(page).toHaveURL('/menu?page=3');
  await expect(page.getByRole('heading', { level: 3, name: 'Parotta Varieties' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 3, name: 'Soup' })).toBeHidden();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(600);
  await expect(page.getByRole('status').filter({ hasText: 'menu, page' })).toHaveText('Eastham menu, page 3 of 4');
});

test('the way back turns the page again, and says nothing of the page that was left', async ({ page }) => {
  await open(page, '/menu');
  const pager = page.getByRole('navigation', topPager);
  const told = page.getByRole('status').filter({ hasText: 'menu, page' });
  for (const number of [2, 3]) {
    await pager.getByRole('button', { name: `Menu Page ${number}` }).click();
    await expect(told).toHaveText(`Eastham menu, page ${number} of 4`);
  }
  await page.goBack();
  await expect(pager.getByRole('button', { name: 'Menu Page 2' })).toHaveAttribute('aria-current', 'page');
  await expect(told).toHaveCount(0);
});

test('the button of the page that is shown leads to its top again, and adds nothing to the way back', async ({
  page,
}) => {
  await open(page, '/menu');
  await page.getByRole('navigation', topPager).getByRole('button', { name: 'Menu Page 2' }).click();
  await expect(page).toHaveURL('/menu?page=2');
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(600);
  const entries = await page.evaluate(() => history.length);
  const bottom = page.getByRole('navigation', { name: 'Menu pages, bottom' });
  await bottom.getByRole('button', { name: 'Menu Page 2' }).click();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(600);
  expect(await page.evaluate(() => history.length)).toBe(entries);
});

test('two branches stand side by side in the switcher, on a phone too', async ({ page }) => {
  await open(page, '/menu');
  const switcher = page.getByRole('navigation', { name: 'Branch' });
  const [first, second] = await Promise.all([0, 1].map((n) => switcher.getByRole('link').nth(n).boundingBox()));
  expect(second?.y).toBe(first?.y);
});

test('switching the branch starts at its page 1, keeps the place and the focus, and says the title', async ({
  page,
}) => {
  await open(page, '/menu?page=3');
  await branch(page, 'Wimbledon').scrollIntoViewIfNeeded();
  await page.evaluate(() => window.scrollBy({ top: 120, behavior: 'instant' }));
  const place = await page.evaluate(() => scrollY);
  await branch(page, 'Wimbledon').click();
  await expect(page).toHaveURL('/menu/wimbledon');
  await expect(page.getByRole('heading', { level: 3, name: 'Starters Vegetarian' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 3, name: 'Soup' })).toHaveCount(1);
  await expect(branch(page, 'Wimbledon')).toHaveAttribute('aria-current', 'page');
  await expect(branch(page, 'Wimbledon')).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(place);
  await expect(page).toHaveTitle(/Wimbledon/);
  await expect(page.getByRole('status').filter({ hasText: 'page loaded' })).toHaveText(/Wimbledon.*, page loaded$/);
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/menu\/wimbledon$/);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 3, name: 'Parotta Varieties' })).toBeVisible();
});

test('an address of before leads to the page that the menu is now, with the rest of what it asks for', async ({
  page,
}) => {
  await page.goto('/menu?branch=wimbledon&page=4');
  await expect(page).toHaveURL('/menu/wimbledon?page=4');
  await page.goto('/menu?branch=eastham');
  await expect(page).toHaveURL('/menu');
});

test('an address of before leads there on a host that cannot redirect, too', async ({ page }) => {
  // As a static host would answer: the page itself, whatever the query.
  await page.route('/menu?*', async (route) => {
    const response = await route.fetch({ url: route.request().url().replace(/\?.*/, '') });
    await route.fulfill({ response });
  });
  await page.goto('/menu?branch=wimbledon&page=4#main');
  await expect(page).toHaveURL('/menu/wimbledon?page=4#main');
  await expect(page.getByRole('heading', { name: 'Wine & Drinks Menu' })).toBeVisible();
});

test("Wimbledon's page 4 is Wine & Drinks, pages 1 to 3 carry the allergen notice", async ({ page }) => {
  for (const number of [1, 2, 3]) {
    await open(page, `/menu/wimbledon?page=${number}`);
    const notice = page.getByRole('note', { name: 'Allergens and payment' });
    await expect(notice).toContainText(
      'gluten, eggs, nuts, fish, crustaceans, molluscs, lupin, mustard, sesame, sulphur dioxide',
    );
    await expect(notice).toContainText('A 10% service charge may apply');
  }
  await open(page, '/menu/wimbledon?page=4');
  await expect(page.getByRole('heading', { name: 'Wine & Drinks Menu' })).toBeVisible();
  await expect(page.getByRole('note', { name: 'Allergens and payment' })).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'White Wines' })).toBeVisible();
});

test('reload, back and forward keep branch and page', async ({ page }) => {
  await open(page, '/menu');
  await branch(page, 'Wimbledon').click();
  await page.getByRole('navigation', topPager).getByRole('button', { name: 'Menu Page 2' }).click();
  await expect(page).toHaveURL('/menu/wimbledon?page=2');
  await page.reload();
  await expect(page.getByRole('heading', { level: 3, name: 'Vegetarian Dosas', exact: true })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 3, name: 'Starters Vegetarian' })).toBeVisible();
  await page.goForward();
  await expect(page.getByRole('heading', { level: 3, name: 'Vegetarian Dosas', exact: true })).toBeVisible();
});

test('a link to a page shows it before React is there', async ({ page }) => {
  await page.route(/\/assets\/.*\.js$/, () => {});
  await page.goto('/menu/wimbledon?page=4');
  await expect(page.getByRole('heading', { name: 'Wine & Drinks Menu' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 3, name: 'Milagu Rasam' })).toHaveCount(0);
  await expect(branch(page, 'Wimbledon')).toHaveAttribute('aria-current', 'page');
  await expect(page.getByRole('navigation', topPager).getByRole('button', { name: 'Menu Page 4' })).toHaveAttribute(
    'aria-current',
    'page',
  );
});

test('an address that asks for nothing sensible shows page 1', async ({ page }) => {
  await open(page, '/menu?branch=croydon&page=99');
  await expect(page.getByRole('heading', { level: 3, name: 'Soup' })).toBeVisible();
});

test('with scripts off every dish of both branches can be read, and the switcher leads from one to the other', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
  const page = await context.newPage();
  await page.goto('/menu');
  const dishes = page.locator('[data-menu] li h4');
  for (const name of ['Eastham', 'Wimbledon']) {
    await branch(page, name).click();
    const count = await dishes.count();
    expect(count).toBeGreaterThan(150);
    for (const index of [0, Math.floor(count / 2), count - 1]) await expect(dishes.nth(index)).toBeVisible();
  }
  await context.close();
});

test('codes are printed in brackets and read out in words', async ({ page }) => {
  await open(page, '/menu/wimbledon');
  const dish = page.getByRole('heading', { level: 4, name: /^Milagu Rasam/ }).filter({ visible: true });
  await expect(dish).toContainText('(VE, G, M)');
  await expect(dish).toHaveAccessibleName(/^Milagu Rasam ?, vegan, contains gluten and mustard$/);
});

test('the page search of the browser finds dishes of hidden pages', async ({ page }) => {
  await open(page, '/menu');
  const hidden = page.locator('[data-menu=eastham-4]');
  await expect(hidden).toHaveAttribute('hidden', 'until-found');
  await hidden.evaluate((section) => section.dispatchEvent(new Event('beforematch', { bubbles: true })));
  await expect(page).toHaveURL('/menu?page=4');
});
