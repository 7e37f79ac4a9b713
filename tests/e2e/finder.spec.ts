import type { Page } from '@playwright/test';
import { expect, open, test } from './site.ts';

const finder = (page: Page) => page.getByRole('search', { name: 'Find what I can eat' });
const status = (page: Page) => page.getByRole('status').filter({ hasText: /of \d+ dishes/ });
const dishes = (page: Page) => page.getByRole('heading', { level: 4 }).filter({ visible: true });
const countOf = async (page: Page) => Number.parseInt((await status(page).textContent()) ?? '');
const openFinder = async (page: Page) => {
  await page.getByRole('button', { name: 'Find what I can eat' }).click();
  await expect(status(page)).toHaveText('189 of 189 dishes');
};

test('hides what a guest cannot eat, over all pages, and says how much and why', async ({ page }) => {
  await open(page, '/menu');
  await openFinder(page);
  await finder(page).getByRole('checkbox', { name: 'Milk' }).check();
  await expect(status(page)).not.toHaveText('189 of 189 dishes');
  const strict = await countOf(page);
  expect(strict).toBeLessThan(189);
  await expect(dishes(page)).toHaveCount(strict);
  await expect(page.getByText(`${189 - strict} dishes are hidden`)).toBeVisible();
  for (const reason of ['Contains milk', 'May contain milk', 'Not checked for milk'])
    await expect(page.getByRole('listitem').filter({ hasText: reason })).toBeVisible();
  // From the last page of the menu, which was not open.
  await expect(dishes(page).filter({ hasText: 'Watermelon Juice' })).toBeVisible();
  await expect(page.getByRole('note').filter({ hasText: 'tell our staff' })).toContainText(
    'not yet checked by the kitchen',
  );

  await finder(page).getByRole('checkbox', { name: 'that may contain it' }).check();
  await expect.poll(() => countOf(page)).toBeGreaterThan(strict);
  await expect(page.getByRole('listitem').filter({ hasText: 'Contains milk' })).toBeVisible();
});

test('a dish says through what it has its allergens', async ({ page }) => {
  await open(page, '/menu?find=milagu+rasam');
  await expect(page.getByRole('listitem').filter({ hasText: 'Milagu Rasam' })).toContainText(
    'Contains gluten (wheat in the compounded asafoetida), mustard (mustard seed in the tempering). May contain sulphites (preserved tamarind paste).',
  );
});

test('choices go into the address: reload, the other branch and back keep them', async ({ page }) => {
  await open(page, '/menu');
  await openFinder(page);
  await finder(page).getByRole('radio', { name: 'Vegan' }).check();
  await finder(page).getByRole('checkbox', { name: 'Sesame' }).check();
  await expect(page).toHaveURL('/menu?find=&diet=vegan&without=sesame');
  const count = await countOf(page);
  await page.reload();
  await expect(status(page)).toHaveText(`${count} of 189 dishes`);
  await expect(finder(page).getByRole('radio', { name: 'Vegan' })).toBeChecked();

  await page.getByRole('navigation', { name: 'Branch' }).getByRole('link', { name: 'Wimbledon' }).click();
  await expect(page).toHaveURL('/menu/wimbledon?find=&diet=vegan&without=sesame');
  await expect(status(page)).toHaveText(/of 221 dishes/);

  await page.getByRole('button', { name: 'Back to the whole menu' }).click();
  await expect(page).toHaveURL('/menu/wimbledon');
  await expect(page.getByRole('heading', { level: 3, name: 'Starters Vegetarian' })).toBeVisible();
  await page.goBack();
  await expect(finder(page).getByRole('checkbox', { name: 'Sesame' })).toBeChecked();
});

test('a link to chosen dishes never shows the whole menu first', async ({ page }) => {
  await page.route(/\/assets\/.*\.js$/, () => {});
  await page.goto('/menu?find=&without=milk');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('heading', { level: 3, name: 'Soup' })).toBeHidden();
});

test('finds by words, and says when there is nothing', async ({ page }) => {
  await open(page, '/menu');
  await openFinder(page);
  await finder(page).getByRole('searchbox', { name: 'Dish or ingredient' }).fill('horse gram');
  await expect(dishes(page)).toHaveText([/Kollu Rasam/]);
  await finder(page).getByRole('searchbox').fill('helicopter');
  await expect(page.getByText('No items match your filter')).toBeVisible();
  await expect(status(page)).toHaveText('0 of 189 dishes');
});

test('the device keeps choices only when asked to, and forgets them at a touch', async ({ page }) => {
  const kept = () => page.evaluate(() => localStorage.length);
  await open(page, '/menu');
  await openFinder(page);
  await finder(page).getByRole('checkbox', { name: 'Peanuts' }).check();
  await expect(page).toHaveURL(/without=peanuts/);
  expect(await kept()).toBe(0);
  await finder(page).getByRole('checkbox', { name: 'Remember my choices' }).check();
  expect(await kept()).toBe(1);

  await open(page, '/menu');
  await expect(finder(page).getByRole('checkbox', { name: 'Peanuts' })).toBeChecked();
  await expect(page).toHaveURL(/without=peanuts/);

  // A link to one page of the menu leads there all the same.
  await open(page, '/menu?page=3');
  await expect(page.getByRole('heading', { level: 3, name: 'Parotta Varieties' })).toBeVisible();
  await open(page, '/menu');

  await finder(page).getByRole('button', { name: 'Forget my choices' }).click();
  await expect(finder(page).getByRole('checkbox', { name: 'Peanuts' })).not.toBeChecked();
  await expect(status(page)).toHaveText('189 of 189 dishes');
  expect(await kept()).toBe(0);
  await open(page, '/menu');
  await expect(page.getByRole('heading', { level: 3, name: 'Soup' })).toBeVisible();
});

test('the keyboard alone opens it, chooses and leaves', async ({ page }) => {
  await open(page, '/menu');
  await page.getByRole('button', { name: 'Find what I can eat' }).focus();
  await page.keyboard.press('Enter');
  await expect(finder(page)).toBeVisible();
  const milk = finder(page).getByRole('checkbox', { name: 'Milk' });
  for (let presses = 0; presses < 20 && !(await milk.evaluate((box) => box === document.activeElement)); presses += 1)
    await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(milk).toBeChecked();
  await expect(status(page)).not.toHaveText('189 of 189 dishes');
});

test('the table of allergens has a line for each dish and a cell for each allergen', async ({ page }) => {
  await open(page, '/menu');
  await page.getByRole('link', { name: 'Every allergen of Eastham, dish by dish' }).filter({ visible: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Allergens in East Ham' })).toBeVisible();
  const rows = page.locator('tbody tr').filter({ has: page.locator('td') });
  await expect(rows).toHaveCount(189);
  const rasam = rows.filter({ hasText: 'Milagu Rasam' });
  await expect(rasam.locator('td')).toHaveText([
    'Not in the usual recipe',
    'Contains',
    ...Array.from({ length: 6 }, () => 'Not in the usual recipe'),
    'Contains',
    ...Array.from({ length: 4 }, () => 'Not in the usual recipe'),
    'May contain',
  ]);
});

test.describe('with what a dish is made of out of reach', () => {
  test.use({ expectedConsole: /Failed to load resource|Failed to fetch/ });

  test('says so, and offers to try again', async ({ page }) => {
    await open(page, '/menu');
    const chunk = /eastham-[34]-[\w-]+\.js$/;
    await page.route(chunk, (route) => route.abort());
    await page.getByRole('button', { name: 'Find what I can eat' }).click();
    await expect(page.getByRole('alert')).toContainText('The dishes did not come');
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  });
});
