import type { Page } from '@playwright/test';
import { menuPath, paths } from '../../src/paths.ts';
import { branches, ui } from './content.ts';
import { openAt } from './open-at.ts';
import { expect, test } from './site.ts';

/* A branch that is closed for a while, on that of the second restaurant: in the far future. */

const branch = branches.find(({ closure }) => closure)!;
const { text, period, announced } = branch.closure!;

/** The note in the main part of the page. */
const note = (page: Page) => page.getByRole('main').getByText(text);
const choose = async (page: Page) => {
  await page.getByRole('main').getByRole('button', { name: branch.store }).click();
  await page.getByRole('button', { name: ui.dialog.ok }).click();
};

test('While a branch is closed, a note takes the place of ordering and booking', async ({ page }) => {
  for (const [path, action] of [
    [paths.selectStore, ui.selectStore.order],
    [paths.bookReservation, ui.bookReservation.book],
  ] as const)
    for (const [time, isClosed] of [
      [period.from - 1000, false],
      [period.from, true],
      [period.until - 1000, true],
      [period.until, false],
    ] as const) {
      await openAt(page, path, time);
      await choose(page);
      await expect(page.getByRole('main').getByRole('link', { name: action }).filter({ visible: true })).toHaveCount(
        isClosed ? 0 : 1,
      );
      // On the card, where it is announced, and in the place of the link.
      if (isClosed) await expect(note(page).filter({ visible: true })).toHaveCount(2);
    }
});

test('The menu and the opening line say so, the line from a week before', async ({ page }) => {
  for (const [time, shown] of [
    [announced.from - 1000, 0],
    [announced.from, 0],
    [period.from, 1],
    [period.until, 0],
  ] as const) {
    await openAt(page, menuPath(branch), time);
    await expect(note(page).filter({ visible: true })).toHaveCount(shown);
    const footer = page.getByRole('contentinfo').getByText(text);
    await expect(footer).toBeVisible({ visible: time >= announced.from && time < period.until });
  }
});

test.describe('With scripts off', () => {
  test.use({ javaScriptEnabled: false });

  test('a branch that was open when the site was built takes orders', async ({ page }) => {
    await page.goto(paths.selectStore);
    await expect(note(page).filter({ visible: true })).toHaveCount(0);
    await expect(page.locator(`a[href="${branch.ordering.link}"]`)).toBeVisible();
  });
});
