import type { Page } from '@playwright/test';
import { allergens } from '../../model/schema/allergens.ts';
import { fill } from '../../model/fill.ts';
import { dishId, menuPath, paths } from '../../src/paths.ts';
import { newPerson, type Person } from '../../src/stores/people.ts';
import { MAX_QUANTITY, type TableEntry } from '../../src/stores/table-list.ts';
import { content, defaultBranch, dishesOf, menuWords } from './content.ts';
import { expect, test } from './site.ts';
import { addButton, entryOf, listAddress, main, tableLink } from './table-list.ts';

/* A dish is put on the list from a menu or the home page. */

const words = content['our-table'].adding;
const dish = dishesOf(defaultBranch).find(({ allergens: { contains } }) => contains.milk)!;
const ana: Person = { ...newPerson('Ana'), without: ['milk'] };
const warning = fill(menuWords.filters.party.not, { name: 'Ana' });
const said = (page: Page) => page.getByRole('complementary').getByRole('status');
const takeBack = (page: Page) => page.getByRole('button', { name: words.takeBack });

/** Opens the list of the first branch, so that the tab has it. */
async function openList(page: Page, people: readonly Person[], entry: Partial<TableEntry> = {}): Promise<void> {
  await page.goto(listAddress(defaultBranch, [entryOf(dish, entry)], people));
  await expect(main(page).getByRole('heading', { name: dish.baseName, exact: true })).toBeVisible();
}

/** Opens the menu of the first branch, and clears its filters. */
async function openMenu(page: Page): Promise<void> {
  await page.goto(menuPath(defaultBranch));
  await page.getByRole('button', { name: menuWords.filters.clear }).filter({ visible: true }).first().click();
}

test('A menu whose filters are cleared says beside a dish who cannot have it', async ({ page }) => {
  await openList(page, [ana, newPerson('Rui')], { eater: 1 });
  await openMenu(page);
  await addButton(page, dish.baseName, 1).click();
  await expect(said(page)).toContainText(dish.baseName);
  await expect(said(page)).toContainText(warning);
  await expect(page.locator(`#${dishId(defaultBranch.key, dish.id)}`)).toContainText(warning);
  // Interactive content is not announced.
  await expect(said(page).getByRole('button')).toHaveCount(0);
  await takeBack(page).press('Enter');
  await expect(addButton(page, dish.baseName, 1)).toBeFocused();
  await expect(said(page)).toHaveText('');
});

for (const [people, count] of [
  [[ana, newPerson('Rui')], 1],
  [[ana], 0],
] as const)
  test(`A dish that is left out for one of ${people.length} can be added by ${count} button`, async ({ page }) => {
    await openList(page, people);
    await page.goto(menuPath(defaultBranch));
    const row = page.locator(`#${dishId(defaultBranch.key, dish.id)}`);
    await page.locator('section', { has: row }).locator('[data-shows]').first().click();
    await expect(row).toContainText(count === 1 ? warning : dish.baseName);
    await expect(row.getByRole('button', { name: fill(words.add, { dish: dish.baseName }) })).toHaveCount(count);
  });

for (const [place, open] of [
  ['the head of a menu', openMenu],
  ['the home page', (page: Page) => page.goto(paths.home)],
] as const)
  test(`A dish of ${place} says who cannot have it`, async ({ page }) => {
    await openList(page, [{ ...ana, diet: 'vegan', heat: 0, without: allergens }, newPerson('Rui')]);
    await open(page);
    await main(page).locator('[data-dish-facts] button').first().click();
    await expect(said(page)).toContainText(warning);
  });

test('At the limit nothing can be taken back', async ({ page }) => {
  await openList(page, [newPerson('')], { quantity: MAX_QUANTITY });
  await page.goto(menuPath(defaultBranch));
  await addButton(page, dish.baseName, MAX_QUANTITY).click();
  await expect(said(page)).toContainText(dish.baseName);
  await expect(takeBack(page)).toHaveCount(0);
});

test('The link to the list is there in windows with and without a bar at the foot', async ({ page }) => {
  await openList(page, [newPerson('')]);
  await page.setViewportSize({ width: 740, height: 1100 });
  await page.goto(menuPath(defaultBranch));
  const bar = page.locator('[data-table-link]').filter({ visible: true });
  await expect(bar).toContainText('1');
  await expect(tableLink(page)).toHaveCount(0);
  await page.setViewportSize({ width: 1100, height: 740 });
  await expect(tableLink(page)).toContainText('1');
});

test.describe('When the reasons do not load', () => {
  test.use({ expectedConsole: /Failed to load resource/ });

  test('a dish that somebody cannot have says so', async ({ page }) => {
    await openList(page, [ana, newPerson('Rui')], { eater: 1 });
    await openMenu(page);
    await page.route(/\/data\/filters\.json/, (route) => route.abort());
    await page.reload();
    await addButton(page, dish.baseName, 1).click();
    await expect(said(page)).toContainText(words.notForAll);
  });
});
