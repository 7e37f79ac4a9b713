import type { Page } from '@playwright/test';
import { MAX_PEOPLE } from '../../src/stores/filter-parameters.ts';
import { newPerson } from '../../src/stores/people.ts';
import { menuPath, paths } from '../../src/paths.ts';
import { fill } from '../../model/fill.ts';
import type { Branch } from '../../model/types.ts';
import { content, defaultBranch, dishesOf, menuWords, otherBranch, stayingText } from './content.ts';
import { holdScripts } from './hold-scripts.ts';
import { expect, layoutShift, open, test } from './site.ts';
import { entryOf, listAddress, main } from './table-list.ts';

/* For those who use a keyboard or a screen reader: no press loses the focus, and what is announced has a place before. */

const { filters } = menuWords;
const clear = (page: Page) => page.getByRole('button', { name: filters.clear }).filter({ visible: true });
const DISHES = new RegExp(`/data/${defaultBranch.key}\\.json`);
const [dish] = dishesOf(defaultBranch);

test('Clear can be undone on every page until something is chosen, and passes the focus on', async ({ page }) => {
  const counts = page.locator('[data-filter-status]').and(page.getByRole('status'));
  const undo = page.getByRole('button', { name: filters.undo });
  const vegan = (branch: Branch) => stayingText(branch, ({ diet }) => diet === 'vegan');
  await open(page, paths.menu);
  // A live region has a place before it changes.
  await expect(counts).toHaveCount(1);
  await expect(page.locator('[data-filter-named][aria-live=polite]')).not.toHaveCSS('display', 'none');
  await page.locator('[data-filter=vegan]').click();
  await clear(page).press('Enter');
  await expect(undo).toBeFocused();
  await expect(counts).toHaveText(filters.cleared);
  // A look at the panel changes nothing.
  await page.getByRole('button', { name: filters.open, exact: true }).first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText(filters.whole)).toBeVisible();
  await expect(page.getByText(filters.partOnly)).toBeHidden();
  await page.emulateMedia({ media: null });
  await open(page, menuPath(otherBranch));
  await expect(undo).toBeVisible();
  expect(await layoutShift(page)).toBeLessThan(0.005);
  await open(page, paths.allergens(otherBranch.key));
  await undo.press('Enter');
  await expect(clear(page)).toBeFocused();
  await expect(counts).toHaveText(vegan(otherBranch));
  await clear(page).click();
  await page.goBack();
  await undo.click();
  await expect(counts).toHaveText(vegan(otherBranch));
  await page.goto(`${paths.menu}#find=milk`);
  await expect(undo).toBeHidden();
  const allergen = menuWords.allergens.milk.toLowerCase();
  await page.getByRole('button', { name: fill(filters.leaveOut, { allergen }) }).press('Enter');
  await expect(clear(page)).toBeFocused();
});

test('Adding the last person and removing the last but one keep the focus in the form', async ({ page }) => {
  const { party } = filters;
  const people = Array.from({ length: MAX_PEOPLE - 1 }, (_, index) => newPerson(`Ana ${index}`));
  await open(page, listAddress(defaultBranch, [entryOf(dish!)], people));
  await main(page).getByRole('button', { name: party.add }).press('Enter');
  await expect(main(page).getByLabel(party.name)).toBeFocused();
  await page.evaluate(() => sessionStorage.clear());
  await open(page, paths.menu);
  await page.getByRole('button', { name: filters.open, exact: true }).first().click();
  const panel = page.getByRole('dialog');
  await panel.getByRole('button', { name: party.add }).press('Enter');
  await panel.getByRole('button', { name: fill(party.remove, { name: fill(party.person, { n: 2 }) }) }).press('Enter');
  await expect(panel.getByRole('radio', { name: party.justMe })).toBeFocused();
  const second = fill(party.person, { n: 2 });
  await panel.getByRole('button', { name: fill(party.bringBack, { name: second }) }).press('Enter');
  await expect(panel.getByRole('radio', { name: second })).toBeFocused();
});

test('A dish of a category that is past its last day is not counted', async ({ page }) => {
  const count = page.locator('[data-filter-status]');
  const category = new RegExp(`<section(?=[^>]* id="${defaultBranch.key}--)`);
  await page.route(`**${paths.menu}`, async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    await route.fulfill({ response, body: html.replace(category, '<section data-ends="0" hidden') });
  });
  await open(page, paths.menu);
  await page.locator('[data-filter=vegan]').click();
  await expect(count).not.toHaveText('');
  const without = await count.innerText();
  await page.unroute(`**${paths.menu}`);
  await page.reload();
  await expect(count).not.toHaveText('');
  expect(await count.innerText()).not.toBe(without);
});

test('Warnings of a list replace the word that it is loading in one live region', async ({ page }) => {
  const release = await holdScripts(page, DISHES);
  const people = [{ ...newPerson('Ana'), diet: 'vegan' as const, heat: 0 }];
  const meaty = dishesOf(defaultBranch).find(({ diet }) => diet !== 'vegan')!;
  await open(page, listAddress(defaultBranch, [entryOf(meaty)], people));
  const loading = main(page).getByRole('status').filter({ hasText: filters.loading });
  await expect(loading).toHaveCount(1);
  const region = await loading.elementHandle();
  release();
  await expect(main(page).getByRole('heading', { name: meaty.baseName, exact: true })).toBeVisible();
  expect(await region?.textContent()).toContain(content['our-table'].list.notFor.split('{')[0]);
});

test.describe('When React cannot show an island', () => {
  test.use({ expectedConsole: /TypeError|Cannot read|is not iterable|undefined/ });

  test('the page shows what its HTML has, and says so', async ({ page }) => {
    await page.route(DISHES, (route) => route.fulfill({ json: {} }));
    await open(page, listAddress(defaultBranch, [entryOf(dish!)]));
    await expect(main(page).getByRole('alert')).toContainText('Reload');
    await expect(main(page).locator('[data-empty]')).toBeVisible();
  });
});
