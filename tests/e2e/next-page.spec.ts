import type { Locator, Page } from '@playwright/test';
import { fill } from '../../model/fill.ts';
import { branches, content, menuPage, stories, ui } from './content.ts';
import { expect, open, test } from './site.ts';

/** Where saved-filters.ts keeps the finder's choices. */
const FINDER_KEY = 'site:finder';
const [branch, other] = branches as [(typeof branches)[number], (typeof branches)[number]];
const privacy = content.legal['privacy-policy'].title;

/** The headings of the shown page and of the page that is prepared out of sight (app/router/next-page.tsx). */
const headings = (page: Page) => page.locator('#main h1');
const visibleLink = (page: Page, to: string) => page.locator(`a[href="${to}"]`).filter({ visible: true }).first();

/** Puts a finger on a link, and waits until its page is prepared. */
async function touch(page: Page, link: Locator): Promise<void> {
  await link.scrollIntoViewIfNeeded();
  await link.dispatchEvent('touchstart');
  await expect(headings(page)).toHaveCount(2);
}

test.describe('A page that is prepared when a finger touches its link', { tag: '@phone' }, () => {
  for (const [from, to, title] of [
    ['/', '/menu', menuPage.hero.title],
    ['/terms-and-conditions', '/privacy-policy', privacy],
    ['/menu', `/allergens/${branch.key}`, fill(menuPage.allergenTable.title, { store: branch.store })],
    ['/blog', `/blog/${stories[0]!.slug}`, stories[0]!.title],
  ] as const)
    test(`is shown by the tap: from ${from} to ${to}`, async ({ page }) => {
      await open(page, from);
      const link = visibleLink(page, to);
      await touch(page, link);
      const prepared = headings(page).last();
      await expect(prepared).toBeHidden();
      await expect(prepared).toHaveText(title);
      await prepared.evaluate((element) => (element.dataset['prepared'] = ''));

      await link.tap();
      await expect(page).toHaveURL(to);
      await expect(headings(page)).toHaveCount(1);
      await expect(headings(page)).toBeVisible();
      await expect(headings(page)).toHaveAttribute('data-prepared');
      await expect(page.getByRole('main')).toBeFocused();
      expect(await page.evaluate(() => scrollY)).toBe(0);

      await page.goBack();
      await expect(page).toHaveURL(from);
      await expect(headings(page)).toHaveCount(1);
      await expect(headings(page)).not.toHaveAttribute('data-prepared');
    });

  test('gets what is below its first screen when it is shown', async ({ page }) => {
    await open(page, '/');
    const link = visibleLink(page, '/menu');
    await touch(page, link);
    await expect(page.locator('[data-menu]')).toHaveCount(0);
    await link.tap();
    await expect(page.locator(`[data-menu="${branch.key}-1"]`)).toBeVisible();
    const second = fill(ui.menu.page, { n: 2 });
    await page.getByRole('button', { name: second }).first().tap();
    await expect(page).toHaveURL('/menu?page=2');
    await expect(page.locator(`[data-menu="${branch.key}-2"]`)).toBeVisible();
  });

  test('is the menu page that the address asks for', async ({ page }) => {
    await open(page, '/');
    await page.evaluate(
      (href) =>
        document.querySelector('#main')?.before(Object.assign(document.createElement('a'), { href, text: 'there' })),
      `/menu/${other.key}?page=2`,
    );
    const link = page.getByRole('link', { name: 'there', exact: true });
    await touch(page, link);
    await link.tap();
    await expect(page.locator(`[data-menu="${other.key}-2"]`)).toBeVisible();
  });

  test('is the one of the last touched link, and is dropped after a tap on something else', async ({ page }) => {
    await open(page, '/');
    const link = (to: string) => page.getByRole('contentinfo').locator(`a[href="${to}"]`);
    await touch(page, link('/faq'));
    await expect(headings(page).last()).toHaveText(ui.faq.banner);
    await link('/glossary').dispatchEvent('touchstart');
    await expect(headings(page).last()).toHaveText(content.glossary.heading);
    await expect(headings(page)).toHaveCount(2);
    await page.getByRole('group', { name: ui.home.dotsLabel }).getByRole('button').nth(1).tap();
    await expect(headings(page)).toHaveCount(1);
  });

  test('moves nothing and is not in the accessibility tree', async ({ page }) => {
    await open(page, '/blog');
    const main = page.locator('#main');
    const height = () => page.evaluate(() => document.documentElement.scrollHeight);
    const before = { tree: await main.ariaSnapshot(), height: await height() };
    await touch(page, page.getByRole('contentinfo').locator('a[href="/faq"]'));
    expect({ tree: await main.ariaSnapshot(), height: await height() }).toEqual(before);
  });

  test('opens the finder with the choices that the device keeps', async ({ page }) => {
    await page.addInitScript((key) => localStorage.setItem(key, 'diet=vegan'), FINDER_KEY);
    await open(page, '/');
    const link = visibleLink(page, '/menu');
    await touch(page, link);
    await link.tap();
    await expect(page).toHaveURL(/\/menu#.*diet=vegan/);
    await page.goBack();
    await expect(page).toHaveURL('/');
  });
});
