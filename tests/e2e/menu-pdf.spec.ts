import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Download, Page } from '@playwright/test';
import { fill } from '../../model/fill.ts';
import { slugify } from '../../model/slug.ts';
import { readTheme } from '../../tools/content/theme.ts';
import { all, readPdf, type ReadPdf, textOf } from '../built/pdf-reader.ts';
import { defaultBranch, menus, site, ui } from './content.ts';
import { expect, open, test } from './site.ts';

const theme = readTheme(join(import.meta.dirname, '../..'));
const FILE_NAME = `${slugify(`${site.brand} ${defaultBranch.key}`)}-menu.pdf`;
const CODE = /\/_astro\/download\..*\.js$/;
const WORKER = /\/_astro\/worker-/;
const FONTS = /\/pdf-.*\.ttf$/;
/** What only the PDF needs. */
const PARTS = [CODE, WORKER, FONTS];
/** A site without a logo has a blank picture in its place. */
const PICTURES = /\/_astro\/(category-icons|logo|blank)\..*\.svg/;
const categories = menus[defaultBranch.key]!.pages.flatMap((page) => page.categories);

const button = (page: Page) =>
  page.getByRole('button', { name: fill(ui.menu.download, { BRANCH: defaultBranch.menuName.toUpperCase() }) });
const overlay = (page: Page) => page.getByRole('alertdialog', { name: ui.menu.pdfOverlay });

/** Downloads the menu and reads it back. */
async function savePdf(page: Page): Promise<{ name: string; pdf: ReadPdf }> {
  const saving = page.waitForEvent('download');
  await button(page).click();
  const download = await saving;
  return { name: download.suggestedFilename(), pdf: await readPdf(await readFile(await download.path())) };
}

/** Every download that the page starts from now on. */
function collectDownloads(page: Page): Download[] {
  const downloads: Download[] = [];
  page.on('download', (download) => downloads.push(download));
  return downloads;
}

/** Delays the fonts, so that the PDF stays unfinished until the returned function is called. */
async function holdFonts(page: Page): Promise<() => void> {
  const held = Promise.withResolvers<void>();
  await page.route(FONTS, async (route) => {
    await held.promise;
    await route.continue();
  });
  return held.resolve;
}

test('The PDF is made on demand and saved under its name, with every dish and price of the menu in order', async ({
  page,
}) => {
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url()));
  const requestedParts = () => PARTS.filter((part) => requested.some((url) => part.test(url)));
  await open(page, '/menu');
  expect(requestedParts()).toEqual([]);
  await button(page).focus();
  await expect.poll(requestedParts).toEqual(PARTS);

  const { name, pdf } = await savePdf(page);
  expect(name).toBe(FILE_NAME);
  const printed = pdf.pages.flatMap(({ root }) => all(root, 'LI').map((item) => textOf(item)));
  const dishes = categories.flatMap(({ items }) => items);
  expect(printed).toHaveLength(dishes.length);
  for (const [index, { name: dish, price }] of dishes.entries()) {
    expect(printed[index]).toContain(dish);
    expect(printed[index]).toContain(price.toFixed(2));
  }
  const [title] = pdf.pages.flatMap(({ root }) => all(root, 'H1'));
  expect(title?.pieces[0]?.colour, 'a colour of the theme').toBe(theme.colour('--accent'));
  const icons = pdf.source.match(/\/Width 64\n\/Height 64\n[^>]*\/Filter \/DCTDecode/g) ?? [];
  expect(icons).toHaveLength(categories.filter(({ icon }) => icon).length);
  await expect(overlay(page)).toBeHidden();
  await expect(button(page)).toBeFocused();
  await expect(page.getByText(fill(ui.menu.pdfSaved, { file: FILE_NAME }))).toHaveRole('status');
});

test('While the PDF is made the overlay keeps the page out of reach, and a second click makes no second file', async ({
  page,
}) => {
  await open(page, '/menu');
  const downloads = collectDownloads(page);
  const release = await holdFonts(page);
  await button(page).evaluate((element: HTMLElement) => {
    element.click();
    element.click();
  });
  await expect(overlay(page)).toBeVisible();
  await expect(page.locator('dialog:modal')).toHaveCount(1);
  for (const key of ['Tab', 'Shift+Tab']) {
    await page.keyboard.press(key);
    await expect(page.locator(':focus:not(dialog, body)')).toHaveCount(0);
  }
  release();
  await expect(overlay(page)).toBeHidden();
  // A file that is asked for afterwards comes after any that the second click asked for.
  await savePdf(page);
  expect(downloads).toHaveLength(2);
});

test('Escape stops the work, without an alert', async ({ page }) => {
  await open(page, '/menu');
  const downloads = collectDownloads(page);
  page.on('dialog', (dialog) => expect.soft(dialog.message()).toBe(''));
  await holdFonts(page);
  await button(page).click();
  await expect(overlay(page)).toBeVisible();
  await expect.poll(() => page.workers().length).toBe(1);
  const terminated = page.workers()[0]!.waitForEvent('close');
  await page.keyboard.press('Escape');
  await expect(overlay(page)).toBeHidden();
  await terminated;
  await expect(button(page)).toBeFocused();
  expect(downloads).toEqual([]);
});

test.describe('Pictures', () => {
  test.use({ expectedConsole: /picture of the menu PDF|Failed to load resource/ });

  test('that do not come are left out: letters stand for icons, the name for the logo', async ({ page }) => {
    await open(page, '/menu');
    await page.route(PICTURES, () => {});
    const { pdf } = await savePdf(page);
    expect(pdf.pages[0]?.pieces[0]?.text).toBe(site.brand);
    // The letters on tiles are set in 13 pt, and nothing else is.
    const letters = pdf.pages.flatMap(({ artifacts }) => artifacts.filter(({ size }) => size === 13));
    expect(letters.map(({ text }) => text)).toContain(categories[0]!.name[0]);
  });
});

test.describe('A failure', () => {
  test.use({ expectedConsole: new RegExp(`${ui.log.pdf}|Failed to load resource|crashed`) });

  const crash = "addEventListener('message', ({ data }) => { if (data.kind === 'make') throw new Error('crashed'); });";
  for (const [part, requests, answer] of [
    ['the fonts', FONTS, { status: 503 }],
    ['the worker', WORKER, { contentType: 'text/javascript', body: crash }],
    // The page is then loaded again, because some browsers never fetch a module again after a failure.
    ['the code', CODE, { status: 503 }],
  ] as const)
    test(`of ${part} is alerted and logged, and the next attempt works`, async ({ page }) => {
      await open(page, '/menu');
      await page.route(requests, (route) => route.fulfill(answer));
      const logged = page.waitForEvent('console', (message) => message.text().startsWith(ui.log.pdf));
      const alerted = page.waitForEvent('dialog');
      await button(page).click();
      expect((await logged).type()).toBe('error');
      const alert = await alerted;
      expect(alert.message()).toBe(ui.menu.pdfAlert);
      const reloaded = requests === CODE && page.waitForEvent('load');
      await alert.accept();
      await reloaded;
      await page.unroute(requests);
      await expect(overlay(page)).toBeHidden();
      expect((await savePdf(page)).name).toBe(FILE_NAME);
    });
});
