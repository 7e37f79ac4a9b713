import { readFile } from 'node:fs/promises';
import type { Locator } from '@playwright/test';
import { expect, open, test } from '../e2e/site.ts';
import { all, readPdf, textOf } from '../built/pdf-reader.ts';
import { content } from './content.ts';

/* What the requirements say of menus, ordering and booking that only a browser shows. The rest is in menu.test.ts. */

test.describe('On a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('the first price of both menus is in the first view, above the bar', async ({ page }) => {
    for (const path of ['/menu', '/menu/wimbledon']) {
      await open(page, path);
      const price = page
        .locator('[data-menu]:visible')
        .getByText(/^£[\d.]+$/)
        .first();
      expect((await price.boundingBox())!.y, path).toBeLessThanOrEqual(780);
    }
  });

  test('three taps lead from the home page to the price of a dosa', async ({ page }) => {
    await open(page, '/');
    const tap = async (target: Locator) => {
      // In view already: nothing is scrolled.
      await expect(target).toBeInViewport({ ratio: 1 });
      await target.tap();
    };
    await tap(page.getByRole('navigation', { name: 'Menu, book and order' }).getByRole('link', { name: 'Menu' }));
    await tap(page.getByRole('button', { name: /^Categories/ }));
    await tap(page.getByRole('dialog').getByRole('link', { name: /^Idly and Dosa/ }));
    const category = page.locator('[data-menu]:visible section').filter({
      has: page.getByRole('heading', { level: 3, name: 'Idly and Dosa' }),
    });
    await expect(category.getByText(/^£[\d.]+$/).first()).toBeInViewport({ ratio: 1 });
  });
});

test("Wimbledon's PDF has all food dishes in the menu's order, no drinks, and the note on service charge", async ({
  page,
}) => {
  await open(page, '/menu/wimbledon');
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'DOWNLOAD WIMBLEDON MENU' }).click();
  const download = await saving;
  expect(download.suggestedFilename()).toBe('valavu-wimbledon-menu.pdf');
  const pdf = await readPdf(await readFile(await download.path()));
  const printed = pdf.pages.flatMap(({ root }) => all(root, 'LI').map((item) => textOf(item)));
  const food = content.menus['wimbledon']!.pages.flatMap(({ isDrinks, categories }) =>
    isDrinks ? [] : categories.flatMap(({ items }) => items),
  );
  expect(printed).toHaveLength(food.length);
  for (const [index, { baseName }] of food.entries()) expect(printed[index]).toContain(baseName);
  const text = pdf.pages.map(({ root }) => textOf(root)).join(' ');
  for (const category of ['White Wines', 'Spirits', 'Wine & Drinks Menu']) expect(text).not.toContain(category);
  expect(text).toContain('A 10% service charge may apply.');
});

const { host } = content.branches.find(({ key }) => key === 'wimbledon')!;

test.describe("On Wimbledon's own host", () => {
  // Over http, browsers treat only localhost as a secure context. On any other host Chromium ignores
  // Cross-Origin-Opener-Policy and logs a warning.
  test.use({ expectedConsole: /Cross-Origin-Opener-Policy header has been ignored/ });

  test('there is no booking button, but its page can be reached', async ({ page, baseURL }) => {
    const own = `http://${host}:${new URL(baseURL!).port}`;
    for (const [root, count] of [
      [own, 0],
      [baseURL!, 1],
    ] as const) {
      await page.setViewportSize({ width: 1280, height: 900 });
      await open(page, `${root}/faq`);
      const link = (name: string) => page.getByRole('banner').getByRole('link', { name }).filter({ visible: true });
      await expect(link('ORDER ONLINE')).toHaveCount(1);
      await expect(link('BOOK A RESERVATION')).toHaveCount(count);
      await page.setViewportSize({ width: 360, height: 740 });
      await page.getByRole('button', { name: 'More', exact: true }).click();
      await expect(link('ORDER ONLINE')).toHaveCount(1);
      await expect(link('BOOK A RESERVATION')).toHaveCount(count);
    }
    await open(page, `${own}/book-reservation`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Choose The Store To Book Your Table');
  });
});

for (const { path, title, verb, noun, bar, action } of [
  {
    path: '/select-store',
    title: 'Choose Your Stores',
    verb: 'order',
    noun: 'ordering',
    bar: (store: string) => new RegExp(store),
    action: 'Order Now',
  },
  {
    path: '/book-reservation',
    title: 'Choose The Store To Book Your Table',
    verb: 'book',
    noun: 'booking',
    bar: (store: string) => `Download ${store} App & Order now on Mobile app`,
    action: 'Book Now',
  },
])
  test(`${path} asks with the texts of the requirements`, async ({ page }) => {
    const card = (store: string) => page.getByRole('main').getByRole('button', { name: store });
    const dialog = page.getByRole('dialog', { name: 'Confirm Store Selection' });
    await open(page, path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await card('East Ham').click();
    await expect(dialog).toHaveAccessibleDescription(`Do you want to ${verb} at East Ham?`);
    await expect(dialog.getByRole('button')).toHaveText(['CANCEL', 'OK']);
    await dialog.getByRole('button', { name: 'OK' }).click();
    const region = page.getByRole('region', { name: bar('East Ham') });
    for (const text of ['Google Play', 'App Store', action]) await expect(region.getByText(text)).toBeVisible();
    await card('Wimbledon').click();
    await expect(dialog).toHaveAccessibleDescription(`Do you want to change your ${noun} store to Wimbledon?`);
  });
