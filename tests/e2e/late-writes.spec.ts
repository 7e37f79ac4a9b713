import type { Page } from '@playwright/test';
import { paths } from '../../app/paths.ts';
import { fill } from '../../model/fill.ts';
import { content, defaultBranch, menuPage, ui } from './content.ts';
import { expect, open, test } from './site.ts';
import { dishesOf, entryOf, listAddress } from './table-list.ts';

/** Longer than the time after which choices are written to the address. */
const LONG_MS = 500;

/** From now on a new address is rendered only LONG_MS later, as on a slow device. */
async function renderSlowly(page: Page): Promise<void> {
  await page.evaluate((ms) => {
    const push = history.pushState.bind(history);
    history.pushState = (...entry) => {
      push(...entry);
      const start = performance.now();
      while (performance.now() - start < ms);
    };
  }, LONG_MS);
}

test('A finder that is closed right after a choice stays closed', async ({ page }) => {
  await open(page, '/menu');
  await page.getByRole('button', { name: ui.menu.openFinder }).first().click();
  const finder = page.getByRole('search');
  const choice = finder.getByRole('checkbox', { name: menuPage.allergens.peanuts, exact: true });
  await expect(choice).toBeVisible();
  await renderSlowly(page);
  await choice.check();
  await page.getByRole('button', { name: ui.menu.closeFinder }).click();
  await expect(finder).toBeHidden();
  await expect(page).toHaveURL('/menu');
});

test('A link that is followed right after a change of the list is not taken back', async ({ page }) => {
  const [dish] = dishesOf(defaultBranch);
  if (!dish) throw new Error('The default branch has no dishes');
  await open(page, listAddress(defaultBranch, [entryOf(dish)]));
  const more = page.getByRole('button', { name: fill(content.ourTable.list.more, { dish: dish.baseName }) });
  await expect(more).toBeVisible();
  await renderSlowly(page);
  await more.click();
  await page.getByRole('contentinfo').getByRole('link', { name: ui.footer.faq }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(ui.faq.banner);
  await expect(page).toHaveURL(paths.faq);
});
