import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { expect, open, test } from '../e2e/site.ts';
import { all, readPdf, textOf } from '../built/pdf-reader.ts';
import { content, isPermanent } from './content.ts';

/* What the requirements say of the menus, the ordering and the booking of the two branches. Names of dishes are read from content/. */

const PAGES = ['Menu Page 1', 'Menu Page 2', 'Menu Page 3', 'Menu Page 4'];
/** In pixels (MENU-6). */
const SCROLL_TOP_AFTER_PAGING = 600;
const menuOf = (branch: string) => content.menus[branch]!.pages;
const dishesOf = (branch: string, { areDrinks }: { areDrinks: boolean }) =>
  menuOf(branch)
    .filter(({ isDrinks }) => isDrinks === areDrinks)
    .flatMap(({ categories }) => categories.flatMap(({ items }) => items));

const branchLink = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Branch' }).getByRole('link', { name });
const pagers = (page: Page) => page.getByRole('navigation', { name: 'Menu pages' });
const categories = (page: Page) => page.locator('[data-menu]:visible').getByRole('heading', { level: 3 });
const notice = (page: Page) => page.getByRole('note', { name: 'Allergens and payment' });

/** Expects the menu of a branch to be open at one of its pages. */
async function expectMenu(page: Page, branch: string, number: number): Promise<void> {
  const names = menuOf(branch)[number - 1]!.categories.map(({ name }) => name);
  for (const name of names)
    await expect(
      page.locator(`[data-menu=${branch}-${number}]`).getByRole('heading', { level: 3, name, exact: true }),
    ).toBeVisible();
  await expect(page.locator('[data-menu]:visible')).toHaveCount(1);
  for (const pager of await pagers(page).all()) {
    await expect(pager.getByRole('button')).toHaveText(PAGES);
    await expect(pager.locator('[aria-current=page]')).toHaveText(`Menu Page ${number}`);
  }
}

test("Switching branch opens that branch's first page", async ({ page }) => {
  await open(page, '/menu');
  await expect(pagers(page)).toHaveCount(2);
  await expectMenu(page, 'eastham', 1);
  await expect(branchLink(page, 'Eastham')).toHaveAttribute('aria-current', 'page');
  await expect(page.getByRole('button', { name: 'DOWNLOAD EASTHAM MENU' })).toBeVisible();
  await pagers(page).last().getByRole('button', { name: 'Menu Page 3' }).click();
  await expectMenu(page, 'eastham', 3);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(SCROLL_TOP_AFTER_PAGING);

  await branchLink(page, 'Wimbledon').click();
  await expect(page).toHaveURL('/menu/wimbledon');
  await expectMenu(page, 'wimbledon', 1);
  await expect(branchLink(page, 'Wimbledon')).toHaveAttribute('aria-current', 'page');
  await expect(page.getByRole('button', { name: 'DOWNLOAD WIMBLEDON MENU' })).toBeVisible();
});

test("Wimbledon's food pages have the allergen notice; its drinks page and East Ham's first page have none", async ({
  page,
}) => {
  for (const number of [1, 2, 3]) {
    await open(page, `/menu/wimbledon?page=${number}`);
    await expectMenu(page, 'wimbledon', number);
    for (const text of [
      'gluten, eggs, nuts, fish, crustaceans, molluscs, lupin, mustard, sesame, sulphur dioxide',
      'D, E, G, N, M, S, SE, C, CO, VE',
      'All major credit cards accepted.',
      'A 10% service charge may apply.',
    ])
      await expect(notice(page)).toContainText(text);
  }
  await open(page, '/menu/wimbledon?page=4');
  await expect(page.getByRole('heading', { level: 2, name: 'Wine & Drinks Menu' })).toBeVisible();
  const names = await categories(page).allTextContents();
  expect(names.filter((name) => isPermanent({ name }))).toEqual([
    'White Wines',
    'Rose Wines',
    'Red Wines',
    'Sparkling Wines',
    'Soft Drinks',
    'Yogurt Drinks',
    'Alcohol Drinks',
    'Spirits',
  ]);
  await expect(notice(page)).toHaveCount(0);
  await open(page, '/menu/eastham');
  await expectMenu(page, 'eastham', 1);
  await expect(notice(page)).toHaveCount(0);
});

test('The codes in the names of dishes are read out in words, and Tamil is marked as Tamil', async ({ page }) => {
  await open(page, '/menu/wimbledon');
  const items = menuOf('wimbledon')[0]!.categories.flatMap((category) => category.items);
  const dish = items.find(({ codes, heat }) => codes.includes('VE') && codes.length > 1 && heat > 0)!;
  const heading = page.locator('[data-menu]:visible h4').nth(items.indexOf(dish));
  await expect(heading).toContainText(dish.baseName);
  await expect(heading).toContainText(`(${dish.codes.join(', ')})`);
  await expect(heading).toHaveAccessibleName(/, vegan, contains [a-z ,]+ Heat: [A-Z][a-z]+$/);

  const tamil = page.locator('[data-menu]:visible [lang=ta]').filter({ hasText: /\p{Script=Tamil}/u });
  const [category] = menuOf('wimbledon')[0]!.categories;
  await expect(tamil.first()).toHaveText(category!.native!);
  const unmarked = await page.evaluate(() =>
    [...document.querySelectorAll('body *')]
      .filter((element) => !element.closest('[lang=ta], script, style, template'))
      .flatMap((element) => [...element.childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE))
      .map(({ textContent }) => textContent ?? '')
      .filter((text) => /\p{Script=Tamil}/u.test(text)),
  );
  expect(unmarked).toEqual([]);

  await page.locator('[data-menu]:visible a[href^="/glossary#"]').first().click();
  await expect(page.getByRole('dialog').locator('[lang=ta]')).toHaveText(/\p{Script=Tamil}/u);
});

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
    let taps = 0;
    const tap = async (target: Locator) => {
      // In view already: nothing is scrolled.
      await expect(target).toBeInViewport({ ratio: 1 });
      await target.tap();
      taps += 1;
    };
    await tap(page.getByRole('navigation', { name: 'Menu, book and order' }).getByRole('link', { name: 'Menu' }));
    await tap(page.getByRole('button', { name: /^Categories/ }));
    await tap(page.getByRole('dialog').getByRole('link', { name: /^Idly and Dosa/ }));
    const category = page.locator('[data-menu]:visible section').filter({
      has: page.getByRole('heading', { level: 3, name: 'Idly and Dosa' }),
    });
    await expect(category.getByText(/^£[\d.]+$/).first()).toBeInViewport({ ratio: 1 });
    expect(taps).toBe(3);
  });
});

for (const { name, size } of [
  { name: 'wide', size: { width: 1280, height: 900 } },
  { name: 'narrow', size: { width: 360, height: 740 } },
])
  test(`In a ${name} window, wines are tables with a column for each size, and the note on fining is there once`, async ({
    page,
  }) => {
    await page.setViewportSize(size);
    await open(page, '/menu/wimbledon?page=4');
    for (const { name: style, note, items, table } of menuOf('wimbledon')[3]!.categories.filter((each) => each.table)) {
      const wines = page.getByRole('table', { name: style, exact: true });
      const sizes = [...new Set(items.flatMap(({ also = [] }) => also.map((one) => one.size)))];
      await expect(wines.locator('thead').getByRole('columnheader')).toHaveText([table!.name, ...sizes, table!.price]);
      for (const { id, price, also = [] } of items) {
        const prices = [...sizes.map((each) => also.find((one) => one.size === each)?.price), price];
        await expect(wines.locator(`[id="wimbledon-${id}"]`).getByRole('cell')).toHaveText(
          prices.map((each) => (each === undefined ? '' : `£${each.toFixed(2)}`)),
        );
      }
      if (note) await expect(page.locator('[data-menu]:visible').getByText(note)).toHaveCount(1);
    }
  });

test('The PDF code loads only on demand', async ({ page }) => {
  const requested: string[] = [];
  page.on('request', (request) => requested.push(new URL(request.url()).pathname));
  const requestedPdfFiles = () =>
    requested.filter((path) => /\/fonts\/pdf-|\/assets\/(worker|download|logo)-/.test(path));
  await open(page, '/menu/wimbledon');
  expect(requestedPdfFiles()).toEqual([]);
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'DOWNLOAD WIMBLEDON MENU' }).click();
  await saving;
  expect(requestedPdfFiles()).not.toEqual([]);
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
  const food = dishesOf('wimbledon', { areDrinks: false });
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
    const { port } = new URL(baseURL!);
    for (const [root, isVisible] of [
      [`http://${host}:${port}`, false],
      [baseURL!, true],
    ] as const) {
      await page.setViewportSize({ width: 1280, height: 900 });
      await open(page, `${root}/faq`);
      const book = page.getByRole('banner').getByRole('link', { name: 'BOOK A RESERVATION' }).filter({ visible: true });
      const order = page.getByRole('banner').getByRole('link', { name: 'ORDER ONLINE' }).filter({ visible: true });
      await expect(order).toHaveCount(1);
      await expect(book).toHaveCount(isVisible ? 1 : 0);
      await page.setViewportSize({ width: 360, height: 740 });
      await page.getByRole('button', { name: content.ui.navigation.more, exact: true }).click();
      await expect(order).toHaveCount(1);
      await expect(book).toHaveCount(isVisible ? 1 : 0);
    }
    await open(page, `http://${host}:${port}/book-reservation`);
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
    const actionLink = page.getByRole('main').getByRole('link', { name: action });
    await open(page, path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(actionLink).toHaveCount(0);
    await card('East Ham').click();
    await expect(dialog).toHaveAccessibleDescription(`Do you want to ${verb} at East Ham?`);
    await expect(dialog.getByRole('button')).toHaveText(['CANCEL', 'OK']);
    await dialog.getByRole('button', { name: 'OK' }).click();
    const region = page.getByRole('region', { name: bar('East Ham') });
    for (const text of ['Google Play', 'App Store', action]) await expect(region.getByText(text)).toBeVisible();
    await card('Wimbledon').click();
    await expect(dialog).toHaveAccessibleDescription(`Do you want to change your ${noun} store to Wimbledon?`);
    await dialog.getByRole('button', { name: 'OK' }).click();
    await expect(page.getByRole('region', { name: bar('Wimbledon') })).toBeVisible();
    await expect(actionLink).toHaveCount(1);
  });

test('Every price of a drink in every size has a button that puts it on the list', async ({ page }) => {
  const place = menuOf('wimbledon').findIndex(({ isDrinks }) => isDrinks);
  const drinks = menuOf('wimbledon')[place]!.categories.flatMap(({ items }) => items);
  const sizes = drinks.flatMap(({ also = [] }) => also);
  expect(sizes.length).toBeGreaterThan(0);
  await open(page, `/menu/wimbledon?page=${place + 1}`);
  await expect(page.getByRole('main').getByRole('button', { name: /^Add .* to our table$/ })).toHaveCount(
    drinks.length + sizes.length,
  );
});
