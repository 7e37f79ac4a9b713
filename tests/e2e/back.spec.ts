import type { Page } from '@playwright/test';
import { newPerson } from '../../src/stores/people.ts';
import { paths } from '../../src/paths.ts';
import { content, defaultBranch, dishesOf, menuWords, otherBranch, ui } from './content.ts';
import { expect, test } from './site.ts';
import { entryOf, listAddress } from './table-list.ts';

/* Back closes what covers a page, and the next Back leaves the page. */

const { actions, card } = content['our-table'];
const ana = { ...newPerson('Ana'), without: ['milk'] as const };
const list = listAddress(otherBranch, [entryOf(dishesOf(otherBranch)[0]!)], [ana]);
const press = (page: Page, name: string) =>
  page.getByRole('button', { name, exact: true }).filter({ visible: true }).first().click();

const covers = [
  ['the card for the kitchen', list, card.open, card.open],
  ['all filters', paths.menu, menuWords.filters.open, menuWords.filters.title],
] as const;

for (const [cover, address, button, name] of covers)
  test(`Back closes ${cover}; closed otherwise, Back leaves the page`, async ({ page }) => {
    const dialog = page.getByRole('dialog', { name });
    await page.goto(paths.blog);
    await page.goto(address);
    await press(page, button);
    await expect(dialog).toBeVisible();
    const url = page.url();
    await page.goBack();
    await expect(dialog).toBeHidden();
    await expect(page).toHaveURL(url);
    await press(page, button);
    await expect(dialog).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect.poll(() => page.evaluate(() => history.state?.covered)).toBeFalsy();
    await page.goBack();
    await expect(page).toHaveURL(paths.blog);
  });

test('A reload, Forward and Back pass over the entry of a view that is gone', async ({ page }) => {
  const dialog = page.getByRole('dialog', { name: actions.waiter });
  const isCovered = () => page.evaluate(() => Boolean(history.state?.covered));
  await page.goto(paths.blog);
  await page.goto(list);
  await press(page, actions.waiter);
  await page.reload();
  await expect.poll(isCovered).toBe(false);
  await expect(dialog).toHaveCount(0);
  await press(page, actions.waiter);
  await expect(dialog).toBeVisible();
  await page.goBack();
  await page.goForward();
  await expect(dialog).toHaveCount(0);
  await page.goBack();
  await page.goBack();
  await expect(page).toHaveURL(paths.blog);
});

test('Back cancels the question for a store', async ({ page }) => {
  const question = page.getByRole('dialog', { name: ui.dialog.title });
  const store = page.getByRole('listitem').filter({ hasText: defaultBranch.store }).getByRole('button');
  await page.goto(paths.selectStore);
  await store.click();
  await expect(question).toBeVisible();
  await page.goBack();
  await expect(question).toHaveCount(0);
  await expect(store).not.toHaveAttribute('aria-current');
});

test(
  'Back closes the small-screen menu; after one of its links it leads to the page itself',
  { tag: '@phone' },
  async ({ page }) => {
    const menu = page.getByRole('navigation', { name: 'Main, small screen' });
    await page.goto(paths.blog);
    await page.goto(paths.about);
    await press(page, 'More');
    await expect(menu).toBeVisible();
    await expect.poll(() => page.evaluate(() => history.state?.covered)).toBe(true);
    await page.goBack();
    await expect(menu).toBeHidden();
    await expect(page).toHaveURL(paths.about);
    await press(page, 'More');
    await expect.poll(() => page.evaluate(() => history.state?.covered)).toBe(true);
    await menu.getByRole('link', { name: ui.navigation.menu }).click();
    await expect(page).toHaveURL(paths.menu);
    await page.goBack();
    await expect(page).toHaveURL(paths.about);
    await expect.poll(() => page.evaluate(() => Boolean(history.state?.covered))).toBe(false);
    await page.goBack();
    await expect(page).toHaveURL(paths.blog);
  },
);
