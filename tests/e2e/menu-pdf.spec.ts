import { readFile } from 'node:fs/promises';
import type { Download, Page } from '@playwright/test';
import { all, readPdf, type ReadPdf, textOf } from '../built/pdf-reader.ts';
import { expect, open, test } from './site.ts';

const PARTS = /\/assets\/(worker|download|logo|kolam-diamond-brass)-|\/fonts\/pdf-/;
const FAILED = 'Error generating PDF. Please try again.';

const button = (page: Page, branch = 'EASTHAM') => page.getByRole('button', { name: `DOWNLOAD ${branch} MENU` });
const overlay = (page: Page) => page.getByRole('alertdialog', { name: 'Generating PDF... Please wait' });

const readDownload = async (download: Download): Promise<ReadPdf> => readPdf(await readFile(await download.path()));

/** Every download that the page starts from now on. */
function downloadsOf(page: Page): Download[] {
  const downloads: Download[] = [];
  page.on('download', (download) => downloads.push(download));
  return downloads;
}

/** Accepts alerts and keeps their words. */
function alertsOf(page: Page): string[] {
  const alerts: string[] = [];
  page.on('dialog', (dialog) => {
    alerts.push(dialog.message());
    void dialog.accept();
  });
  return alerts;
}

for (const [branch, name] of [
  ['eastham', 'Eastham'],
  ['wimbledon', 'Wimbledon'],
] as const) {
  test(`saves the menu of ${name} under its name, with every dish of its pages`, async ({ page }) => {
    await open(page, `/menu/${branch}`);
    const saving = page.waitForEvent('download');
    await button(page, name.toUpperCase()).click();
    const download = await saving;
    expect(download.suggestedFilename()).toBe(`valavu-${branch}-menu.pdf`);
    const pdf = await readDownload(download);
    const printed = pdf.pages.flatMap(({ root }) => all(root, 'LI').map((item) => textOf(item)));
    const shown = await page
      .locator(`[data-menu^=${branch}]:not(:has(h2:text("Wine & Drinks Menu"))) li:has(h4)`)
      .evaluateAll((dishes) => dishes.map((dish) => dish.querySelector('h4 > span')?.firstChild?.textContent ?? ''));
    expect(printed).toHaveLength(shown.length);
    shown.forEach((dish, index) => expect(printed[index]).toContain(dish));
    const icons = pdf.source.match(/\/Width 64\n\/Height 64\n[^>]*\/Filter \/DCTDecode/g) ?? [];
    expect(icons.length).toBeGreaterThan(10);
    await expect(overlay(page)).toBeHidden();
    await expect(button(page, name.toUpperCase())).toBeFocused();
    await expect(page.getByText(`Menu saved as valavu-${branch}-menu.pdf`)).toHaveRole('status');
  });
}

test('asks for code, fonts and pictures only when a visitor reaches for the button', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => PARTS.test(request.url()) && asked.push(new URL(request.url()).pathname));
  for (const path of ['/', '/menu']) {
    await open(page, path);
    await page.waitForLoadState('networkidle');
  }
  expect(asked).toEqual([]);
  await button(page).focus();
  await expect.poll(() => asked.filter((path) => path.startsWith('/fonts/')).length).toBe(4);
  await expect.poll(() => asked.some((path) => path.includes('/logo-'))).toBe(true);
});

test('shows the overlay while it works, with the page behind it out of reach', async ({ page }) => {
  await open(page, '/menu');
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\/fonts\/pdf-text/, async (route) => {
    await held;
    await route.continue();
  });
  const saving = page.waitForEvent('download');
  await button(page).click();
  await expect(overlay(page)).toBeVisible();
  await expect(page.locator('dialog:modal')).toHaveCount(1);
  for (const key of ['Tab', 'Shift+Tab']) {
    await page.keyboard.press(key);
    await expect(page.locator(':focus:not(dialog, body)')).toHaveCount(0);
  }
  release();
  await saving;
  await expect(overlay(page)).toBeHidden();
});

test('two quick clicks make one file', async ({ page }) => {
  await open(page, '/menu');
  const downloads = downloadsOf(page);
  await button(page).evaluate((element: HTMLElement) => {
    element.click();
    element.click();
  });
  await expect.poll(() => downloads.length, { timeout: 20_000 }).toBe(1);
  await expect(overlay(page)).toBeHidden();
  // Long enough for a second file to show, as the first one is warm by then.
  await page.waitForTimeout(1_500);
  expect(downloads).toHaveLength(1);
});

test.describe('pictures', () => {
  test.use({ expectedConsole: /picture of the menu PDF|Failed to load resource/ });

  test('icons that cannot be had become letters, a logo that cannot be had the name', async ({ page }) => {
    await open(page, '/menu');
    await page.route(/category-icons.*\.svg|\/logo-.*\.svg/, (route) => route.fulfill({ status: 404 }));
    const saving = page.waitForEvent('download');
    await button(page).click();
    const pdf = await readDownload(await saving);
    expect(pdf.pages[0]?.artifacts.filter(({ size }) => size === 13).map(({ text }) => text)).toContain('S');
    expect(pdf.pages[0]?.pieces[0]?.text).toBe('Valavu');
  });

  test('a logo that does not come is done without after 3 seconds, icons after 2', async ({ page }) => {
    await open(page, '/menu');
    await page.route(/category-icons.*\.svg|\/logo-.*\.svg/, () => {});
    const started = Date.now();
    const saving = page.waitForEvent('download');
    await button(page).click();
    const pdf = await readDownload(await saving);
    expect(Date.now() - started).toBeGreaterThan(2_500);
    expect(Date.now() - started).toBeLessThan(8_000);
    expect(pdf.pages[0]?.pieces[0]?.text).toBe('Valavu');
    await expect(overlay(page)).toBeHidden();
  });
});

test.describe('when it fails', () => {
  test.use({ expectedConsole: /Error generating PDF|Failed to load resource|crashed/ });

  test('without its fonts it says so, removes the overlay, and works the next time', async ({ page }) => {
    await open(page, '/menu');
    const alerts = alertsOf(page);
    const logged: string[] = [];
    page.on('console', (message) => message.type() === 'error' && logged.push(message.text()));
    await page.route(/\/fonts\/pdf-/, (route) => route.fulfill({ status: 503 }));
    await button(page).click();
    await expect.poll(() => alerts).toEqual([FAILED]);
    await expect(overlay(page)).toBeHidden();
    expect(logged.some((text) => text.includes('Error generating PDF'))).toBe(true);
    await page.unroute(/\/fonts\/pdf-/);
    const saving = page.waitForEvent('download');
    await button(page).click();
    expect((await saving).suggestedFilename()).toBe('valavu-eastham-menu.pdf');
  });

  test('a worker that cannot be loaded', async ({ page }) => {
    await open(page, '/menu');
    const alerts = alertsOf(page);
    await page.route(/\/assets\/worker-/, (route) => route.fulfill({ status: 404 }));
    await button(page).click();
    await expect.poll(() => alerts).toEqual([FAILED]);
    await expect(overlay(page)).toBeHidden();
  });

  test('a worker that crashes', async ({ page }) => {
    await open(page, '/menu');
    const alerts = alertsOf(page);
    const body =
      "addEventListener('message', ({ data }) => { if (data.kind === 'make') throw new Error('crashed'); });";
    await page.route(/\/assets\/worker-/, (route) => route.fulfill({ contentType: 'text/javascript', body }));
    await button(page).click();
    await expect.poll(() => alerts).toEqual([FAILED]);
    await expect(overlay(page)).toBeHidden();
  });

  test('code that cannot be loaded', async ({ page }) => {
    await open(page, '/menu');
    const alerts = alertsOf(page);
    await page.route(/\/assets\/download-/, (route) => route.abort());
    await button(page).click();
    await expect.poll(() => alerts).toEqual([FAILED]);
    await expect(overlay(page)).toBeHidden();
  });
});

test.describe('stopping', () => {
  test('leaving the page stops the work', async ({ page }) => {
    await open(page, '/blog');
    await page.evaluate(() => document.querySelector<HTMLAnchorElement>('header a[href="/menu"]')?.click());
    await expect(button(page)).toBeVisible();
    const downloads = downloadsOf(page);
    await page.route(/\/fonts\/pdf-/, () => {});
    await button(page).click();
    await expect(overlay(page)).toBeVisible();
    await expect.poll(() => page.workers().length).toBe(1);
    await page.goBack();
    await expect(page).toHaveURL('/blog');
    await expect.poll(() => page.workers().length).toBe(0);
    await expect(overlay(page)).toHaveCount(0);
    expect(downloads).toEqual([]);
  });

  test('Escape stops the work, without an alert', async ({ page }) => {
    await open(page, '/menu');
    const [alerts, downloads] = [alertsOf(page), downloadsOf(page)];
    await page.route(/\/fonts\/pdf-/, () => {});
    await button(page).click();
    await expect(overlay(page)).toBeVisible();
    await expect.poll(() => page.workers().length).toBe(1);
    const [working] = page.workers();
    const ended = new Promise((resolve) => working?.on('close', resolve));
    await page.keyboard.press('Escape');
    await expect(overlay(page)).toBeHidden();
    await ended;
    await expect(button(page)).toBeFocused();
    expect([...alerts, ...downloads]).toEqual([]);
  });
});
