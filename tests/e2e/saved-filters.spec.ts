import type { Page } from '@playwright/test';
import { menuPage, ui } from './content.ts';
import { holdScripts } from './hold-scripts.ts';
import { expect, open, test } from './site.ts';

const words = menuPage.finder;
const finder = (page: Page) => page.getByRole('search');
const peanuts = (page: Page) => finder(page).getByRole('checkbox', { name: menuPage.allergens.peanuts, exact: true });
const remember = (page: Page) => finder(page).getByRole('checkbox', { name: words.remember });
const saved = (page: Page) => page.evaluate(() => localStorage.getItem('site:finder'));

/** Opens the finder on the menu and keeps "without peanuts" on the device. */
async function savePeanuts(page: Page): Promise<void> {
  await open(page, '/menu');
  await page.getByRole('button', { name: ui.menu.openFinder }).first().click();
  await peanuts(page).check();
  await remember(page).check();
  await expect.poll(() => saved(page)).toContain('without=peanuts');
}

test('What is ticked later is kept too, in whatever order the list has it', async ({ page }) => {
  await savePeanuts(page);
  // It stands before the peanuts.
  await finder(page).getByRole('checkbox', { name: menuPage.allergens.celery, exact: true }).check();
  await expect(page).toHaveURL(/without=celery%2Cpeanuts/);
  await finder(page).getByRole('checkbox', { name: menuPage.allergens.sesame, exact: true }).check();
  await expect(page).toHaveURL(/sesame/);
  await expect(remember(page)).toBeChecked();
  expect(await saved(page)).toBe('find=&without=celery%2Cpeanuts%2Csesame');
});

test('An early tap on the finder button keeps the choices of the address', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto('/menu?find=&without=peanuts');
  await page.getByRole('button', { name: ui.menu.openFinder }).first().click();
  release();
  await expect(peanuts(page)).toBeChecked();
  await expect(page).toHaveURL(/without=peanuts/);
});

test('Two early taps on the finder button open it once', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto('/menu');
  const opener = page.getByRole('button', { name: ui.menu.openFinder }).first();
  await opener.click();
  await opener.click();
  release();
  await expect(finder(page)).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/menu');
  await expect(finder(page)).toBeHidden();
});

test('Choices that come with a link stand beside the kept ones and never replace them', async ({ page }) => {
  await savePeanuts(page);

  await open(page, '/menu?find=&diet=vegan');
  await expect(peanuts(page)).not.toBeChecked();
  await expect(remember(page)).not.toBeChecked();
  await expect(finder(page).getByRole('status').filter({ hasText: menuPage.allergens.peanuts })).toBeVisible();
  // A change of the link's choices is not kept either.
  await finder(page).getByRole('radio', { name: words.heats[1]! }).check();
  await expect(page).toHaveURL(/heat=1/);
  expect(await saved(page)).toContain('without=peanuts');

  await finder(page).getByRole('button', { name: words.applySaved }).click();
  await expect(peanuts(page)).toBeChecked();
  await expect(remember(page)).toBeChecked();
  await expect(page).toHaveURL(/without=peanuts/);
  // From now on a change is the guest's own again.
  await finder(page).getByRole('radio', { name: words.diets.vegan }).check();
  await expect.poll(() => saved(page)).toContain('diet=vegan');
});

test('A tab that shows older choices never replaces what another tab has kept since', async ({ page }) => {
  await savePeanuts(page);
  const other = await page.context().newPage();
  await open(other, '/menu');
  await finder(other).getByRole('checkbox', { name: menuPage.allergens.milk, exact: true }).check();
  await expect.poll(() => saved(other)).toContain('milk');

  await expect(remember(page)).not.toBeChecked();
  await expect(finder(page).getByRole('status').filter({ hasText: menuPage.allergens.milk })).toBeVisible();
  await finder(page).getByRole('radio', { name: words.diets.vegan }).check();
  await expect(page).toHaveURL(/diet=vegan/);
  expect(await saved(page)).toContain('milk');
});

test('What was forgotten in another tab is not kept again, even by a tab that slept meanwhile', async ({ page }) => {
  await savePeanuts(page);
  // A change by the page itself, which gets no event of it.
  await page.evaluate(() => localStorage.removeItem('site:finder'));
  await finder(page).getByRole('radio', { name: words.diets.vegan }).check();
  await expect(page).toHaveURL(/diet=vegan/);
  expect(await saved(page)).toBeNull();
  await expect(remember(page)).not.toBeChecked();
});

test('A guest who closed the finder and comes back finds the whole menu', async ({ page }) => {
  await savePeanuts(page);
  await page.getByRole('button', { name: ui.menu.closeFinder }).click();
  await expect(page).toHaveURL('/menu');
  await page.getByRole('contentinfo').getByRole('link', { name: ui.footer.faq }).click();
  await expect(page).toHaveURL('/faq');
  await page.goBack();
  await expect(page).toHaveURL('/menu');
  await expect(page.locator('[data-menu]:visible').first()).toBeVisible();
  await expect(finder(page)).toBeHidden();

  // A new visit applies what is kept.
  await open(page, '/menu');
  await expect(peanuts(page)).toBeChecked();
});
