import type { Page } from '@playwright/test';
import { menuPath } from '../../src/paths.ts';
import { defaultBranch, menuPage, ui } from './content.ts';
import { expect, open, test } from './site.ts';

/* Choices of the finder that the device keeps. What replaces them and what does not is in src/stores/our-table.test.ts. */

const words = menuPage.finder;
const finder = (page: Page) => page.getByRole('search');
const tick = (page: Page, allergen: keyof typeof menuPage.allergens) =>
  finder(page).getByRole('checkbox', { name: menuPage.allergens[allergen], exact: true });
const remember = (page: Page) => finder(page).getByRole('checkbox', { name: words.remember });
const saved = (page: Page) => page.evaluate(() => localStorage.getItem('site:finder'));

/** Opens the finder on the menu and keeps "without peanuts" on the device. */
async function savePeanuts(page: Page): Promise<void> {
  await open(page, '/menu');
  await page.getByRole('button', { name: ui.menu.openFinder }).first().click();
  await tick(page, 'peanuts').check();
  await expect(page).toHaveURL(/without=peanuts/);
  expect(await saved(page)).toBeNull();
  await remember(page).check();
  await expect.poll(() => saved(page)).toContain('without=peanuts');
}

test('The device keeps choices only when the guest asks for it, with what is ticked later, and forgets them on demand', async ({
  page,
}) => {
  await savePeanuts(page);
  // It stands before the peanuts.
  await tick(page, 'celery').check();
  await expect(remember(page)).toBeChecked();
  await expect.poll(() => saved(page)).toBe('find=&without=celery%2Cpeanuts');

  await open(page, '/blog');
  await open(page, '/menu');
  await expect(tick(page, 'celery')).toBeChecked();
  await expect(page).toHaveURL(/#find=&without=celery%2Cpeanuts$/);
  // The address of a menu page shows that page all the same.
  await open(page, menuPath(defaultBranch, 2));
  await expect(page.locator('[data-menu]:visible')).toHaveAttribute('data-menu', `${defaultBranch.key}-2`);

  await open(page, '/menu');
  await finder(page).getByRole('button', { name: words.forget }).click();
  await expect(tick(page, 'peanuts')).not.toBeChecked();
  expect(await saved(page)).toBeNull();
});

test('Choices that come with a link stand beside the kept ones and never replace them', async ({ page }) => {
  await savePeanuts(page);
  await open(page, '/blog');
  await open(page, '/menu#find=&diet=vegan');
  await expect(tick(page, 'peanuts')).not.toBeChecked();
  await expect(remember(page)).not.toBeChecked();
  await expect(finder(page).getByRole('status').filter({ hasText: menuPage.allergens.peanuts })).toBeVisible();
  await finder(page).getByRole('radio', { name: words.heats[1]! }).check();
  await expect(page).toHaveURL(/heat=1/);
  expect(await saved(page)).toContain('without=peanuts');

  await finder(page).getByRole('button', { name: words.applySaved }).click();
  await expect(tick(page, 'peanuts')).toBeChecked();
  await expect(remember(page)).toBeChecked();
  // From now on a change is the guest's own again.
  await finder(page).getByRole('radio', { name: words.diets.vegan }).check();
  await expect.poll(() => saved(page)).toContain('diet=vegan');
});

test('A tab shows at once what another has kept, and keeps its own choices beside it', async ({ page, context }) => {
  await savePeanuts(page);
  const other = await context.newPage();
  await open(other, '/menu');
  await tick(other, 'milk').check();
  await expect(remember(page)).not.toBeChecked();
  await expect(finder(page).getByRole('status').filter({ hasText: menuPage.allergens.milk })).toBeVisible();
});

test('A guest who closed the finder and comes back finds the whole menu; a new visit applies what is kept', async ({
  page,
  context,
}) => {
  await savePeanuts(page);
  await page.getByRole('button', { name: ui.menu.closeFinder }).click();
  await expect(page).toHaveURL('/menu');
  await page.getByRole('contentinfo').getByRole('link', { name: ui.footer.faq }).click();
  await expect(page).toHaveURL('/faq');
  await page.goBack();
  await expect(page).toHaveURL('/menu');
  await expect(page.locator('[data-menu]:visible').first()).toBeVisible();
  await expect(finder(page)).toBeHidden();

  const visit = await context.newPage();
  await open(visit, '/menu');
  await expect(tick(visit, 'peanuts')).toBeChecked();
});
