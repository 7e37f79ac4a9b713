import type { Locator, Page } from '@playwright/test';
import { expect, open, test } from './site.ts';

/** A page that is prepared out of sight while a finger comes down on its link (app/router/next-page.tsx). */
const heading = (page: Page) => page.locator('#main h1');

test.skip(({ hasTouch }) => !hasTouch, 'pages are prepared on phones alone');

async function touch(page: Page, link: Locator): Promise<void> {
  await link.scrollIntoViewIfNeeded();
  await link.dispatchEvent('touchstart');
  await expect(heading(page)).toHaveCount(2);
}

for (const [from, to, title] of [
  ['/', '/menu', 'Our Menu'],
  ['/', '/privacy-policy', 'Privacy Policy'],
  ['/terms-and-conditions', '/privacy-policy', 'Privacy Policy'],
  ['/menu', '/allergens/eastham', /East ?[Hh]am/],
  ['/blog', '/blog/from-chettinad-to-london', 'From Chettinad to London'],
  ['/blog/the-soul-of-chettinad', '/blog', /.+/],
] as const)
  test(`from ${from} to ${to} the prepared page is the one that is shown`, async ({ page }) => {
    await open(page, from);
    const link = page.locator(`a[href="${to}"]`).filter({ visible: true }).first();
    await touch(page, link);
    const prepared = heading(page).last();
    await expect(prepared).toBeHidden();
    await expect(prepared).toHaveText(title);
    await prepared.evaluate((element) => (element.dataset['prepared'] = ''));

    await link.tap();
    await expect(page).toHaveURL(to);
    await expect(heading(page)).toHaveCount(1);
    await expect(heading(page)).toBeVisible();
    await expect(heading(page)).toHaveAttribute('data-prepared');
    await expect(page.getByRole('main')).toBeFocused();
    expect(await page.evaluate(() => scrollY)).toBe(0);

    await page.goBack();
    await expect(page).toHaveURL(from);
    await expect(heading(page)).toHaveCount(1);
    await expect(heading(page)).not.toHaveAttribute('data-prepared');
  });

test('what is below the first screen of a prepared page comes when it is shown', async ({ page }) => {
  await open(page, '/');
  const link = page.locator('a[href="/menu"]').filter({ visible: true }).first();
  await touch(page, link);
  await expect(page.locator('[data-menu]')).toHaveCount(0);
  await link.tap();
  await expect(page.locator('[data-menu="eastham-1"]')).toBeVisible();
  await page.getByRole('button', { name: 'Menu Page 2' }).first().tap();
  await expect(page).toHaveURL('/menu?page=2');
  await expect(page.locator('[data-menu="eastham-2"]')).toBeVisible();
});

test('a link to a place in the menu opens it there', async ({ page }) => {
  await open(page, '/');
  await page.evaluate(() =>
    document.querySelector('#main')?.insertAdjacentHTML('beforebegin', '<a href="/menu/wimbledon?page=3">there</a>'),
  );
  const link = page.getByRole('link', { name: 'there', exact: true });
  await touch(page, link);
  await link.tap();
  await expect(page.locator('[data-menu="wimbledon-3"]')).toBeVisible();
});

test('a page is prepared for the link that was touched last, and none after another press', async ({ page }) => {
  await open(page, '/');
  const link = (to: string) => page.getByRole('contentinfo').locator(`a[href="${to}"]`);
  await touch(page, link('/faq'));
  await expect(heading(page).last()).toHaveText('FAQ');
  await link('/glossary').dispatchEvent('touchstart');
  await expect(heading(page).last()).toHaveText('Glossary');
  await expect(heading(page)).toHaveCount(2);
  await page.getByRole('button', { name: /^Slide 2/ }).tap();
  await expect(heading(page)).toHaveCount(1);
});

test('a prepared page moves nothing and is said to nobody', async ({ page }) => {
  await open(page, '/blog');
  const before = await page.locator('#main').ariaSnapshot();
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await touch(page, page.getByRole('contentinfo').locator('a[href="/faq"]'));
  expect(await page.locator('#main').ariaSnapshot()).toBe(before);
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(height);
});

test('choices that the device keeps open the finder on a menu that was prepared too', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('site:finder', 'diet=vegan'));
  await open(page, '/');
  const link = page.locator('a[href="/menu"]').filter({ visible: true }).first();
  await touch(page, link);
  await link.tap();
  await expect(page).toHaveURL(/\/menu\?.*diet=vegan/);
  await page.goBack();
  await expect(page).toHaveURL('/');
});
