import type { Page } from '@playwright/test';
import { eastHam, wimbledon } from './branch-files.ts';
import { expect, open, test } from './site.ts';

const plate = (page: Page, store: string) => page.getByRole('main').getByRole('button', { name: new RegExp(store) });
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Confirm Store Selection' });
const bookLink = (page: Page) => page.getByRole('main').getByRole('link', { name: /^Book Now/ });

test('a plate is chosen through the dialog, and Book Now leads to its own page', async ({ page }) => {
  await open(page, '/book-reservation');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Choose The Store To Book Your Table');
  await expect(page.getByRole('main').getByRole('link', { name: 'Back' })).toHaveAttribute('href', '/home');
  await plate(page, 'Wimbledon').click();
  await expect(dialog(page)).toHaveAccessibleDescription('Do you want to book at Wimbledon?');
  await dialog(page).getByRole('button', { name: 'OK' }).click();

  const bar = page.getByRole('region', { name: 'Download Wimbledon App & Order now on Mobile app' });
  await expect(bar).toBeFocused();
  await expect(bookLink(page)).toBeInViewport({ ratio: 1 });
  await expect(bookLink(page)).toHaveAttribute('href', wimbledon.booking.link);
  await expect(bookLink(page)).toHaveAttribute('target', '_blank');
  await expect(bookLink(page)).toHaveAttribute('rel', 'noopener');
  await expect(bar.getByRole('link', { name: /Google Play/ })).toHaveAttribute(
    'href',
    wimbledon.booking.googlePlayLink,
  );
  await expect(bar.getByRole('link', { name: /App Store/ })).toHaveAttribute('href', wimbledon.booking.appStoreLink);
});

test('the other plate asks whether to change; the chosen one does nothing', async ({ page }) => {
  await open(page, '/book-reservation');
  await plate(page, 'East Ham').click();
  await page.keyboard.press('Enter');
  await expect(plate(page, 'East Ham')).toHaveAttribute('aria-pressed', 'true');
  await plate(page, 'East Ham').click();
  await expect(dialog(page)).toHaveCount(0);
  await plate(page, 'Wimbledon').click();
  await expect(dialog(page)).toHaveAccessibleDescription('Do you want to change your booking store to Wimbledon?');
  await page.keyboard.press('Escape');
  await expect(bookLink(page)).toHaveAttribute('href', eastHam.booking.link);
});

test('the store for ordering and the store for booking are two choices', async ({ page, hasTouch }) => {
  // While one page passes into the next, the browser takes no click.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, '/book-reservation');
  await plate(page, 'East Ham').click();
  await dialog(page).getByRole('button', { name: 'OK' }).click();
  // From a page that has been scrolled down: the reviews, far below on the home page, must not load for that.
  await page.getByRole('main').getByRole('link', { name: 'Back' }).click();
  await expect(page).toHaveURL('/home');
  // On a phone the button is in the small-screen menu.
  if (hasTouch) await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await page.getByRole('banner').getByRole('link', { name: 'ORDER ONLINE' }).click();
  await expect(page).toHaveURL('/select-store');
  await page
    .getByRole('main')
    .getByRole('button', { name: /Wimbledon/ })
    .click();
  await expect(dialog(page)).toHaveAccessibleDescription('Do you want to order at Wimbledon?');
});

test('with scripts off both stores can be booked', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
  const page = await context.newPage();
  await page.goto('/book-reservation');
  for (const [store, { link }] of [
    ['East Ham', eastHam.booking],
    ['Wimbledon', wimbledon.booking],
  ] as const)
    await expect(page.getByRole('link', { name: new RegExp(`Book Now at ${store}`) })).toHaveAttribute('href', link);
  await context.close();
});
