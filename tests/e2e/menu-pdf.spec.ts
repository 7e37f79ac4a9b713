import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { fill } from '../../model/fill.ts';
import { slugify } from '../../model/slug.ts';
import { readPdf } from '../built/pdf-reader.ts';
import { defaultBranch, menus, site, ui } from './content.ts';
import { expect, expectAccessible, test } from './site.ts';

/* The layout of the file is tested in tests/built/pdf.test.ts. */

const FILE_NAME = `${slugify(`${site.brand} ${defaultBranch.key}`)}-menu.pdf`;
const CODE = /\/_astro\/download\..*\.js$/;
const WORKER = /\/_astro\/worker-/;

const DISHES = /\/data\/[^/]+\.json\?/;
const FONTS = /\/pdf-.*\.ttf$/;
/** A site without a logo has a blank picture in its place. */
const PICTURES = /\/_astro\/(category-icons|logo|blank)\..*\.svg/;
const categories = menus[defaultBranch.key]!.flatMap((page) => page.categories);

const button = (page: Page) =>
  page.getByRole('button', { name: fill(ui.menu.download, { BRANCH: defaultBranch.menuName.toUpperCase() }) });
const overlay = (page: Page) => page.getByRole('alertdialog', { name: ui.menu.pdfOverlay });

/** Downloads the menu and reads it back. */
async function savePdf(page: Page) {
  const saving = page.waitForEvent('download');
  await button(page).click();
  const download = await saving;
  return { name: download.suggestedFilename(), pdf: await readPdf(await readFile(await download.path())) };
}

test('The PDF is made on demand and saved under its name, with an icon for each category', async ({ page }) => {
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url()));
  await page.goto('/menu');
  expect(requested.filter((url) => [CODE, WORKER, FONTS].some((part) => part.test(url)))).toEqual([]);
  const { name, pdf } = await savePdf(page);
  expect(name).toBe(FILE_NAME);
  const icons = pdf.source.match(/\/Width 64\n\/Height 64\n[^>]*\/Filter \/DCTDecode/g) ?? [];
  expect(icons).toHaveLength(categories.filter(({ icon }) => icon).length);
  await expect(overlay(page)).toBeHidden();
  await expect(button(page)).toBeFocused();
  await expect(page.getByText(`Menu saved as ${FILE_NAME}`)).toHaveRole('status');
});

test('The overlay keeps the page out of reach; Escape stops the work without an alert', async ({ page }) => {
  page.on('dialog', (alert) => expect.soft(alert.message()).toBe(''));
  page.on('download', (download) => expect.soft(download.suggestedFilename()).toBe(''));
  await page.route(FONTS, () => {});
  await page.goto('/menu');
  // A second click makes no second file.
  await button(page).focus();
  await button(page).evaluate((element: HTMLElement) => {
    element.click();
    element.click();
  });
  await expect(overlay(page)).toBeVisible();
  await expect(page.locator('dialog:modal')).toHaveCount(1);
  await page.keyboard.press('Tab');
  await expect(page.locator(':focus:not(dialog, body)')).toHaveCount(0);
  await expectAccessible(page, 'overlay');
  await expect.poll(() => page.workers().length).toBe(1);
  const terminated = page.workers()[0]!.waitForEvent('close');
  await page.keyboard.press('Escape');
  await expect(overlay(page)).toBeHidden();
  await terminated;
  await expect(button(page)).toBeFocused();
});

test.describe('A failure', () => {
  test.use({ expectedConsole: new RegExp(`Error generating PDF|picture of the menu PDF|Failed to load resource`) });

  test('of pictures to come leaves letters for icons and the name for the logo', async ({ page }) => {
    await page.goto('/menu');
    await page.route(PICTURES, () => {});
    const { pdf } = await savePdf(page);
    expect(pdf.pages[0]?.pieces[0]?.text).toBe(site.brand);
    // The letters on tiles are set in 13 pt, and nothing else is.
    const letters = pdf.pages.flatMap(({ artifacts }) => artifacts.filter(({ size }) => size === 13));
    expect(letters.map(({ text }) => text)).toContain(categories[0]!.name[0]);
  });

  for (const [part, requests] of [
    ['the fonts', FONTS],
    ['the code', CODE],
    ['the dishes', DISHES],
  ] as const)
    test(`of ${part} is alerted and logged, and the next attempt works`, async ({ page }) => {
      await page.goto('/menu');
      await page.route(requests, (route) => route.fulfill({ status: 503 }));
      const logged = page.waitForEvent('console', (message) => message.text().startsWith('Error generating PDF'));
      const alerted = page.waitForEvent('dialog');
      // An alert that comes at once keeps the click from ending.
      const clicked = button(page).click();
      expect((await logged).type()).toBe('error');
      const alert = await alerted;
      expect(alert.message()).toBe(ui.menu.pdfAlert);
      const reload = page.getByRole('alert').getByRole('link', { name: 'Reload' });
      await alert.accept();
      await clicked;
      // Only then some browsers need another page: they never fetch a module again after a failure.
      await expect(reload).toHaveCount(requests === CODE ? 1 : 0);
      await page.unroute(requests);
      await expect(overlay(page)).toBeHidden();
      expect((await savePdf(page)).name).toBe(FILE_NAME);
    });
});
