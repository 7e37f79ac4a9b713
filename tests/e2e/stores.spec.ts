import type { Page } from '@playwright/test';
import { eastHam, wimbledon } from './branch-files.ts';
import { holdScripts } from './hold-scripts.ts';
import { expect, open, test } from './site.ts';

const door = (page: Page, store: string) => page.getByRole('main').getByRole('button', { name: new RegExp(store) });
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Confirm Store Selection' });
const orderLink = (page: Page) => page.getByRole('main').getByRole('link', { name: /^Order Now/ });

async function choose(page: Page, store: string): Promise<void> {
  await door(page, store).click();
  await dialog(page).getByRole('button', { name: 'OK' }).click();
}

test('before a store is chosen there is nothing to order with', async ({ page }) => {
  await open(page, '/select-store');
  for (const store of ['East Ham', 'Wimbledon'])
    await expect(door(page, store)).toHaveAttribute('aria-pressed', 'false');
  await expect(orderLink(page)).toHaveCount(0);
  await expect(page.getByRole('main').getByRole('link', { name: 'Back' })).toHaveAttribute('href', '/home');
});

test('a door asks first; CANCEL and Escape discard, and focus is back on the door', async ({ page }) => {
  await open(page, '/select-store');
  for (const cancel of [
    () => dialog(page).getByRole('button', { name: 'CANCEL' }).click(),
    () => page.keyboard.press('Escape'),
  ]) {
    await door(page, 'East Ham').click();
    await expect(dialog(page)).toHaveAccessibleDescription('Do you want to order at East Ham?');
    await cancel();
    await expect(dialog(page)).toHaveCount(0);
    await expect(door(page, 'East Ham')).toBeFocused();
    await expect(orderLink(page)).toHaveCount(0);
  }
});

test('OK opens the door and shows badges and Order Now, in view and in focus', async ({ page }) => {
  await open(page, '/select-store');
  await choose(page, 'East Ham');
  await expect(door(page, 'East Ham')).toHaveAttribute('aria-pressed', 'true');
  await expect(door(page, 'East Ham')).toContainText('Chosen');
  const bar = page.getByRole('region', { name: 'You are ordering from East Ham.' });
  await expect(bar).toBeFocused();
  await expect(orderLink(page)).toBeInViewport({ ratio: 1 });
  const { link, googlePlayLink, appStoreLink } = eastHam.ordering;
  await expect(orderLink(page)).toHaveAttribute('href', link);
  await expect(bar.getByRole('link', { name: /Google Play/ })).toHaveAttribute('href', googlePlayLink);
  await expect(bar.getByRole('link', { name: /App Store/ })).toHaveAttribute('href', appStoreLink);
});

test('another door asks whether to change; the chosen one does nothing', async ({ page }) => {
  await open(page, '/select-store');
  await choose(page, 'East Ham');
  await door(page, 'East Ham').click();
  await expect(dialog(page)).toHaveCount(0);
  await door(page, 'Wimbledon').click();
  await expect(dialog(page)).toHaveAccessibleDescription('Do you want to change your ordering store to Wimbledon?');
  await dialog(page).getByRole('button', { name: 'CANCEL' }).click();
  await expect(orderLink(page)).toHaveAttribute('href', eastHam.ordering.link);
  await choose(page, 'Wimbledon');
  await expect(door(page, 'East Ham')).toHaveAttribute('aria-pressed', 'false');
  await expect(orderLink(page)).toHaveAttribute('href', wimbledon.ordering.link);
});

test('Order Now opens the ordering site in a new tab that knows nothing of ours', async ({ page, context }) => {
  await context.route(`${eastHam.ordering.link}/**`, (route) => route.fulfill({ body: 'The ordering site' }));
  await open(page, '/select-store');
  await choose(page, 'East Ham');
  const opened = context.waitForEvent('page');
  await orderLink(page).click();
  const tab = await opened;
  await expect(tab.getByText('The ordering site')).toBeVisible();
  expect(await tab.evaluate(() => window.opener)).toBeNull();
  await expect(page).toHaveURL('/select-store');
});

test('the choice is still there after a look at another page', async ({ page }) => {
  await open(page, '/select-store');
  await choose(page, 'Wimbledon');
  await page.getByRole('contentinfo').getByRole('link', { name: 'FAQ' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('FAQ');
  await page.goBack();
  await expect(door(page, 'Wimbledon')).toHaveAttribute('aria-pressed', 'true');
  await expect(orderLink(page)).toHaveAttribute('href', wimbledon.ordering.link);
});

test('a tap on a door before React is there is carried out', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto('/select-store');
  await door(page, 'East Ham').click();
  await expect(dialog(page)).toHaveCount(0);
  release();
  await expect(dialog(page)).toBeVisible();
});

test('with scripts off both stores can be ordered from', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
  const page = await context.newPage();
  await page.goto('/select-store');
  await expect(door(page, 'East Ham')).toHaveCount(0);
  await expect(page.getByRole('link', { name: /Order Now from East Ham/ })).toHaveAttribute(
    'href',
    eastHam.ordering.link,
  );
  await expect(page.getByRole('link', { name: /Order Now from Wimbledon/ })).toHaveAttribute(
    'href',
    wimbledon.ordering.link,
  );
  await context.close();
});
