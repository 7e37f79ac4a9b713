import type { Page } from '@playwright/test';
import { menuPath, paths } from '../../src/paths.ts';
import { fill } from '../../model/fill.ts';
import { branches, menus, stories, ui } from './content.ts';
import { tabThrough, tabTo } from './focus.ts';
import { expect, open, test } from './site.ts';

/* Every page and form with the keyboard alone. On the way each focused control must show its focus, clear of the sticky bar. */

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const [first, second] = branches;
const [story] = stories;
if (!first || !second || !story) throw new Error('Needs two branches and a story');

const main = (page: Page) => page.getByRole('main');
const banner = (page: Page) => page.getByRole('banner');
const dialog = (page: Page) => page.getByRole('dialog', { name: ui.dialog.title });
const smallMenuButton = (page: Page) => page.getByRole('button', { name: ui.navigation.more, exact: true });

/** Goes to a store, and back out of the dialog that it opens. */
async function lookIntoDialog(page: Page, store: string): Promise<void> {
  await tabTo(page, main(page).getByRole('button', { name: store }));
  await page.keyboard.press('Enter');
  await expect(dialog(page).getByRole('button', { name: ui.dialog.ok })).toBeFocused();
  for (const key of ['Tab', 'Tab', 'Tab', 'Shift+Tab', 'Shift+Tab']) {
    await page.keyboard.press(key);
    const isOnPage = await page.evaluate(
      () => document.activeElement !== document.body && !document.activeElement?.closest('dialog'),
    );
    expect(isOnPage).toBe(false);
  }
  await page.keyboard.press('Escape');
  // Removed from the page, not only closed: the browser reports a moment later that it has closed.
  await expect(page.locator('dialog')).toHaveCount(0);
  await expect(main(page).getByRole('button', { name: store })).toBeFocused();
}

/** Chooses the store that has focus, and goes on to its own site. */
async function choose(page: Page, store: string, action: string, link: string): Promise<void> {
  await page.keyboard.press('Space');
  await expect(dialog(page)).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(main(page).getByRole('button', { name: store })).toHaveAttribute('aria-pressed', 'true');
  const next = main(page).getByRole('link', { name: fill(action, { store }) });
  await tabTo(page, next);
  await expect(next).toHaveAttribute('href', link);
}

test('the skip link is the first stop and leads past the bar', async ({ page }) => {
  await open(page, paths.about);
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: ui.global.skipLink });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Enter');
  await expect(main(page)).toBeFocused();
  await page.keyboard.press('Tab');
  expect(await main(page).evaluate((element) => element.contains(document.activeElement))).toBe(true);
});

test('to order: look into the dialog, choose, go on', async ({ page }) => {
  await open(page, paths.selectStore);
  await lookIntoDialog(page, first.store);
  await choose(page, first.store, ui.selectStore.orderName, first.ordering.link);
});

test('to read the menu: switch the branch, turn the page, jump to a category', async ({ page }) => {
  const pages = menus[second.key]?.pages ?? [];
  const category = pages[1]?.categories.at(-1)?.name ?? '';
  await open(page, paths.about);
  await tabTo(page, banner(page).getByRole('link', { name: ui.navigation.menu, exact: true }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(paths.menu);

  const branch = page.getByRole('navigation', { name: ui.menu.branchLabel }).getByRole('link', {
    name: second.menuName,
  });
  await tabTo(page, branch);
  await page.keyboard.press('Enter');
  await expect(branch).toHaveAttribute('aria-current', 'page');

  const pager = page.getByRole('navigation', { name: ui.menu.pagesTop });
  await tabTo(page, pager.getByRole('button', { name: fill(ui.menu.page, { n: 2 }) }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(menuPath(second, 2));
  const name = fill(ui.menu.pageChanged, { branch: second.menuName, n: 2, total: pages.length });
  await expect(page.getByRole('region', { name })).toBeFocused();

  // With the number of its dishes.
  const link = page.getByRole('link', { name: new RegExp(`^${category} \\d+$`) });
  await tabTo(page, link.filter({ visible: true }));
  await page.keyboard.press('Enter');
  const heading = page.getByRole('heading', { level: 3, name: category, exact: true });
  await expect(heading).toBeInViewport({ ratio: 1 });
  const bar = await banner(page).boundingBox();
  expect((await heading.boundingBox())?.y).toBeGreaterThanOrEqual((bar?.y ?? 0) + (bar?.height ?? 0));
});

test('to download the menu: focus is back on the button', async ({ page }) => {
  await open(page, paths.menu);
  const name = fill(ui.menu.download, { BRANCH: first.menuName.toUpperCase() });
  const download = page.getByRole('button', { name });
  await tabTo(page, download);
  const saving = page.waitForEvent('download');
  await page.keyboard.press('Enter');
  expect((await saving).suggestedFilename()).toMatch(/\.pdf$/);
  await expect(download).toBeFocused();
});

test('the small-screen menu takes focus in and gives it back', { tag: '@phone' }, async ({ page }) => {
  await open(page, paths.about);
  const toggle = smallMenuButton(page);
  await tabTo(page, toggle);
  await page.keyboard.press('Enter');
  const panel = page.getByRole('navigation', { name: ui.navigation.smallMenuLabel });
  await expect(panel).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(panel.getByRole('link', { name: ui.navigation.home })).toBeFocused();
  await tabTo(page, banner(page).getByRole('link', { name: second.phone }));
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await expect(toggle).toBeFocused();
});

test('every stop of a page is in sight, forwards and back', { tag: '@both' }, async ({ page }) => {
  for (const path of [paths.home, menuPath(second), paths.story(story.slug), paths.bookReservation]) {
    await open(page, path);
    const stops = await tabThrough(page, 'Tab');
    expect(stops, path).toBeGreaterThan(15);
    expect(await tabThrough(page, 'Shift+Tab'), path).toBeGreaterThanOrEqual(stops);
  }
});
