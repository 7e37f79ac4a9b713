import type { Page } from '@playwright/test';
import { paths } from '../../app/paths.ts';
import { deal, listAddresses } from './addresses.ts';
import { content, ui } from './content.ts';
import { addStyle, cutOff, removeStyles, sideways } from './cut-off.ts';
import { watchShifts } from './shifts.ts';
import { expect, hydrated, open, test } from './site.ts';
import { tooSmall } from './targets.ts';

/** WCAG 2.2, success criterion 1.4.12. */
const WIDE_LETTERS = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-bottom: 2em !important; }`;
/** In the device's font a paragraph may wrap into one line more; anything larger than a line may not move. */
const LINE_SHIFT = 0.02;
/** CSS pixels: windows of 1280 × 1024 at 200 % and at 400 %. */
const ENLARGED = [
  { width: 640, height: 512 },
  { width: 320, height: 256 },
];

/** Opens pages as on a slow line: they are painted in the device's fonts first, and ours take their place. */
async function openWithLateFonts(page: Page): Promise<(path: string) => Promise<number | undefined>> {
  let painted = Promise.resolve();
  await page.route('**/fonts/*', async (route) => {
    await painted;
    await route.continue();
  });
  return async (path) => {
    let paint = () => {};
    painted = new Promise((resolve) => (paint = resolve));
    const response = await page.goto(path, { waitUntil: 'commit' });
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
    paint();
    await hydrated(page);
    await page.evaluate(() => document.fonts.ready);
    return response?.status();
  };
}

/** Scripts that were asked for before the page had loaded. */
const earlyScripts = (page: Page) =>
  page.evaluate(() => {
    const [navigation] = performance.getEntriesByType('navigation');
    const loaded = navigation instanceof PerformanceNavigationTiming ? navigation.loadEventStart : 0;
    const scripts = performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.js'));
    return scripts.filter(({ startTime }) => startTime < loaded).map(({ name }) => name);
  });

/** A page may need a moment after a change of the window. */
const expectSoon = expect.configure({ soft: true, timeout: 2000 });

async function expectAllInSight(page: Page, where: string): Promise<void> {
  await expectSoon.poll(() => cutOff(page), `${where}: cut off`).toEqual([]);
  await expectSoon.poll(() => sideways(page), `${where}: scrolls sideways`).toBe(0);
}

for (const { hand, dealt } of deal(listAddresses(content), 3))
  test(
    `every page loads in order, stands still, fits, and can be tapped and enlarged, part ${hand} of 3`,
    { tag: '@both' },
    async ({ page }) => {
      const original = page.viewportSize() ?? { width: 0, height: 0 };
      const shift = await watchShifts(page);
      const openLate = await openWithLateFonts(page);
      for (const { path, title } of dealt) {
        await page.setViewportSize(original);
        await page.emulateMedia({ reducedMotion: 'no-preference' });
        expect.soft(await openLate(path), `${path}: status`).toBe(200);
        await expect.soft(page, path).toHaveTitle(title);
        await expect.soft(page.locator('h1'), path).toHaveCount(1);
        expect.soft(await earlyScripts(page), `${path}: early scripts`).toEqual([]);
        expect.soft(await shift(), `${path}: shift`).toBeLessThan(LINE_SHIFT);
        // Shows what would enter only when it is scrolled to.
        await page.emulateMedia({ reducedMotion: 'reduce' });
        expect.soft(await tooSmall(page), `${path}: too small to tap`).toEqual([]);
        await expectAllInSight(page, path);
        await addStyle(page, WIDE_LETTERS);
        await expectAllInSight(page, `${path} with wider letters`);
        await removeStyles(page);
        if (original.width < 1280) continue;
        for (const size of ENLARGED) {
          await page.setViewportSize(size);
          await expectAllInSight(page, `${path} at ${size.width} px`);
        }
      }
    },
  );

test('a page with a second address is the same there', async ({ page }) => {
  const heading = page.getByRole('heading', { level: 1 });
  const seconds = content.pages.filter(({ path, canonical }) => path !== canonical);
  expect(seconds.length).toBeGreaterThan(0);
  for (const { path, title, canonical } of seconds) {
    await open(page, canonical);
    const name = await heading.innerText();
    await open(page, path);
    await expect(heading, path).toHaveText(name);
    await expect(page, path).toHaveTitle(title);
  }
});

test.describe('an unknown address', () => {
  test.use({ expectedConsole: /status of 404/ });

  test('answers 404 with a page that leads on, also below pages of branches and stories', async ({ page }) => {
    const heading = page.getByRole('heading', { level: 1 });
    const main = page.getByRole('main');
    for (const path of ['/no/such/page', paths.allergens('nowhere'), paths.tableSheet('nowhere')]) {
      expect((await page.goto(path))?.status(), path).toBe(404);
      await hydrated(page);
      await expect(main, path).toHaveCount(1);
      await expect(heading, path).toHaveText(ui.notFound.title);
    }
    for (const home of await main.getByRole('link', { name: ui.notFound.home, exact: true }).all())
      await expect(home).toHaveAttribute('href', paths.home);
    await main.getByRole('link', { name: ui.notFound.menu }).click();
    await expect(page).toHaveURL(paths.menu);

    await open(page, paths.story('no-such-story'));
    await expect(heading).toHaveText(ui.article.notFound);
    await main.getByRole('link', { name: ui.article.notFoundLink }).click();
    await expect(page).toHaveURL(paths.blog);
  });
});
