import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Download, Page } from '@playwright/test';
import { fill } from '../../model/fill.ts';
import { slugify } from '../../model/slug.ts';
import { readTheme } from '../../tools/theme/theme.ts';
import { all, readPdf, type ReadPdf, textOf } from '../built/pdf-reader.ts';
import { defaultBranch, menus, site, ui } from './content.ts';
import { expect, open, test } from './site.ts';

const theme = readTheme(join(import.meta.dirname, '../..'));
const FILE_NAME = `${slugify(`${site.brand} ${defaultBranch.key}`)}-menu.pdf`;
/** What only the PDF needs. */
const PARTS = [/\/assets\/download-/, /\/assets\/worker-/, /\/fonts\/pdf-/];
const FONTS = /\/fonts\/pdf-/;
/** A site without a logo has a blank picture in its place. */
const PICTURES = /\/assets\/(category-icons|logo|blank)-.*\.svg/;
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

/** Accepts alerts and collects their texts. */
function collectAlerts(page: Page): string[] {
  const alerts: string[] = [];
  page.on('dialog', (dialog) => {
    alerts.push(dialog.message());
    void dialog.accept();
  });
  return alerts;
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

test('The PDF is saved under its name, with every dish of the menu in order, and the visitor is told so', async ({
  page,
}) => {
  await open(page, '/menu');
  const { name, pdf } = await savePdf(page);
  expect(name).toBe(FILE_NAME);
  const printed = pdf.pages.flatMap(({ root }) => all(root, 'LI').map((item) => textOf(item)));
  const dishes = categories.flatMap(({ items }) => items);
  expect(printed).toHaveLength(dishes.length);
  for (const [index, { name: dish }] of dishes.entries()) expect(printed[index]).toContain(dish);
  const [title] = pdf.pages.flatMap(({ root }) => all(root, 'H1'));
  expect(title?.pieces[0]?.colour, 'a colour of the theme').toBe(theme.colour('--accent'));
  const icons = pdf.source.match(/\/Width 64\n\/Height 64\n[^>]*\/Filter \/DCTDecode/g) ?? [];
  expect(icons).toHaveLength(categories.filter(({ icon }) => icon).length);
  await expect(overlay(page)).toBeHidden();
  await expect(button(page)).toBeFocused();
  await expect(page.getByText(fill(ui.menu.pdfSaved, { file: FILE_NAME }))).toHaveRole('status');
});

test('Code and fonts of the PDF are requested only when a visitor reaches for the button', async ({ page }) => {
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url()));
  const requestedParts = () => PARTS.filter((part) => requested.some((url) => part.test(url)));
  for (const path of ['/', '/menu']) {
    await open(page, path);
    // Requests that hydration causes have started by then.
    await page.evaluate(() => new Promise((done) => requestIdleCallback(done)));
  }
  expect(requestedParts()).toEqual([]);
  await button(page).focus();
  await expect.poll(requestedParts).toEqual(PARTS);
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

test.describe('Pictures', () => {
  test.use({ expectedConsole: /picture of the menu PDF|Failed to load resource/ });

  test('that do not come are left out after 3 seconds: letters stand for icons, the name for the logo', async ({
    page,
  }) => {
    await open(page, '/menu');
    await page.route(PICTURES, () => {});
    const started = Date.now();
    const { pdf } = await savePdf(page);
    expect(Date.now() - started).toBeGreaterThan(2_500);
    expect(Date.now() - started).toBeLessThan(8_000);
    expect(pdf.pages[0]?.pieces[0]?.text).toBe(site.brand);
    // The letters on tiles are set in 13 pt, and nothing else is.
    const letters = pdf.pages.flatMap(({ artifacts }) => artifacts.filter(({ size }) => size === 13));
    expect(letters.map(({ text }) => text)).toContain(categories[0]!.name[0]);
    await expect(overlay(page)).toBeHidden();
  });
});

test.describe('A failure', () => {
  test.use({ expectedConsole: new RegExp(`${ui.log.pdf}|Failed to load resource|crashed`) });

  /** Presses the button and expects the alert, the message in the console, and the end of the overlay. */
  async function expectFailure(page: Page): Promise<void> {
    const logged = page.waitForEvent('console', (message) => message.text().startsWith(ui.log.pdf));
    const alerted = page.waitForEvent('dialog');
    await button(page).click();
    expect((await logged).type()).toBe('error');
    expect((await alerted).message()).toBe(ui.menu.pdfAlert);
    await expect(overlay(page)).toBeHidden();
  }

  test('of the fonts, the worker or the code is alerted and logged, and the next attempt works', async ({ page }) => {
    const alerts = collectAlerts(page);
    const crash =
      "addEventListener('message', ({ data }) => { if (data.kind === 'make') throw new Error('crashed'); });";
    await open(page, '/menu');
    await page.route(FONTS, (route) => route.fulfill({ status: 503 }));
    await expectFailure(page);
    await page.unroute(FONTS);
    expect((await savePdf(page)).name).toBe(FILE_NAME);

    const worker = /\/assets\/worker-/;
    for (const answer of [{ status: 404 }, { contentType: 'text/javascript', body: crash }]) {
      await page.route(worker, (route) => route.fulfill(answer));
      await open(page, '/menu');
      await expectFailure(page);
      await page.unroute(worker);
    }

    await open(page, '/menu');
    await page.route(/\/assets\/download-/, (route) => route.abort());
    await expectFailure(page);
    expect(alerts).toHaveLength(4);
  });
});

test('Escape stops the work without an alert, and so does leaving the page', async ({ page }) => {
  await open(page, '/blog');
  // A click of the page's own script, which does not point at the link first.
  await page.evaluate(() => document.querySelector<HTMLAnchorElement>('header a[href="/menu"]')?.click());
  await expect(button(page)).toBeVisible();
  const [alerts, downloads] = [collectAlerts(page), collectDownloads(page)];
  await holdFonts(page);

  await button(page).click();
  await expect(overlay(page)).toBeVisible();
  await expect.poll(() => page.workers().length).toBe(1);
  const [working] = page.workers();
  const terminated = new Promise((resolve) => working?.on('close', resolve));
  await page.keyboard.press('Escape');
  await expect(overlay(page)).toBeHidden();
  await terminated;
  await expect(button(page)).toBeFocused();

  await button(page).click();
  await expect(overlay(page)).toBeVisible();
  await expect.poll(() => page.workers().length).toBe(1);
  await page.goBack();
  await expect(page).toHaveURL('/blog');
  await expect.poll(() => page.workers().length).toBe(0);
  await expect(overlay(page)).toHaveCount(0);
  expect([...alerts, ...downloads]).toEqual([]);
});
