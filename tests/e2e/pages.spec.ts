import { routes } from './routes.ts';
import { watchShifts } from './shifts.ts';
import { expect, hydrated, test } from './site.ts';
import { tooSmall } from './targets.ts';

/** Milliseconds. */
const FONT_DELAY = 300;

for (const { path } of routes) {
  test(`${path} opens without a problem, fits, stands still, asks for no script early, and can be tapped`, async ({
    page,
  }) => {
    const shift = await watchShifts(page);
    // As on a slow line: the page is painted in the device's fonts first, and ours take their place.
    await page.route('**/fonts/*', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, FONT_DELAY));
      await route.continue();
    });
    const response = await page.goto(path);
    expect.soft(response?.status()).toBe(200);
    await hydrated(page);
    await page.evaluate(() => document.fonts.ready);
    await expect.soft(page.locator('h1')).toHaveCount(1);
    await expect.soft(page).toHaveTitle(/Valavu/);
    const found = await page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement;
      const [navigation] = performance.getEntriesByType('navigation');
      const loaded = navigation instanceof PerformanceNavigationTiming ? navigation.loadEventStart : 0;
      const scripts = performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.js'));
      return {
        sideways: scrollWidth - clientWidth,
        earlyScripts: scripts.filter(({ startTime }) => startTime < loaded).map(({ name }) => name),
      };
    });
    expect.soft(found).toEqual({ sideways: 0, earlyScripts: [] });
    // What is left is a word beside a title that moves by the width of a letter.
    expect.soft(await shift()).toBeLessThan(0.001);
    expect.soft(await tooSmall(page)).toEqual([]);
  });
}

test.describe('an unknown address', () => {
  test.use({ expectedConsole: /status of 404/ });

  test('answers 404 with a helpful page', async ({ page }) => {
    const response = await page.goto('/no/such/page');
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('This door opens on the street.');
    await page.getByRole('main').getByRole('link', { name: 'BROWSE MENU' }).click();
    await expect(page).toHaveURL('/menu');
  });

  for (const path of ['/allergens/nowhere', '/print/nowhere'])
    test(`of a branch that there is none of, ${path}, stays one page`, async ({ page }) => {
      await page.goto(path, { waitUntil: 'networkidle' });
      await expect(page.getByRole('main')).toHaveCount(1);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('This door opens on the street.');
      await page.getByRole('contentinfo').getByRole('link', { name: 'FAQ' }).click();
      await expect(page).toHaveURL('/faq');
    });

  test('of a story answers 404 and says so', async ({ page }) => {
    const response = await page.goto('/blog/no-such-story');
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Blog not found');
    await page.getByRole('link', { name: 'See all stories' }).click();
    await expect(page).toHaveURL('/blog');
  });
});
