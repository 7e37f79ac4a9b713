import type { Page } from '@playwright/test';
import { eastHam, wimbledon } from './branch-files.ts';
import { expect, open, test } from './site.ts';

/** What the guest finds of the way to a branch, from its heading to the last map. */
const way = (page: Page, store: string) =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { level: 3, name: store }) });

for (const path of ['/select-store', '/book-reservation']) {
  test(`${path} says how to get to each branch, with scripts off too`, async ({ browser, baseURL }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
    const page = await context.newPage();
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 2, name: 'Getting there' })).toBeVisible();
    for (const { store, address, phone, gettingThere } of [eastHam, wimbledon]) {
      await expect(way(page, store)).toContainText(gettingThere.nearest);
      await expect(way(page, store).getByRole('link', { name: `${phone}, call ${store}` })).toHaveAttribute(
        'href',
        `tel:+44${phone.replaceAll(' ', '').slice(1)}`,
      );
      const map = way(page, store).getByRole('link', { name: `Directions in Google Maps to ${store}` });
      const href = new URL((await map.getAttribute('href')) ?? '');
      expect(href.host).toBe('www.google.com');
      expect(href.searchParams.get('destination')).toBe(address);
    }
    await context.close();
  });
}

test('a map opens elsewhere, says so, and knows nothing of the page it was opened from', async ({ page, context }) => {
  await context.route('https://maps.apple.com/**', (route) => route.fulfill({ body: 'The way' }));
  await open(page, '/book-reservation');
  const map = way(page, wimbledon.store).getByRole('link', {
    name: `Directions in Apple Maps to ${wimbledon.store}, opens in a new tab`,
  });
  const opened = context.waitForEvent('page');
  await map.click();
  const tab = await opened;
  await expect(tab.getByText('The way')).toBeVisible();
  expect(await tab.evaluate(() => window.opener)).toBeNull();
  await expect(page).toHaveURL('/book-reservation');
});

test('the way is there after a navigation, and stays below the bar of the chosen store', async ({ page, hasTouch }) => {
  await open(page, '/about-us');
  if (hasTouch) await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await page.getByRole('banner').getByRole('link', { name: 'ORDER ONLINE' }).click();
  await expect(way(page, eastHam.store)).toContainText(eastHam.gettingThere.nearest);
  await page.getByRole('main').getByRole('button', { name: eastHam.store }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'OK' }).click();
  const heading = await page.getByRole('heading', { name: 'Getting there' }).elementHandle();
  // Both at one moment: the page scrolls to the bar.
  const distance = await page
    .getByRole('region', { name: `You are ordering from ${eastHam.store}.` })
    .evaluate((bar, below) => (below?.getBoundingClientRect().top ?? 0) - bar.getBoundingClientRect().bottom, heading);
  expect(distance).toBeGreaterThan(0);
});
