import { expect, open, test } from './site.ts';
import { routes } from './routes.ts';

for (const { path, words } of routes) {
  test.describe(path, () => {
    test('opens without a problem, has one h1, and fits the screen', async ({ page }) => {
      const response = await page.goto(path);
      expect(response?.status()).toBe(200);
      await open(page, path);
      await expect(page.locator('h1')).toHaveCount(1);
      await expect(page).toHaveTitle(/Valavu/);
      const sideways = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(sideways).toBe(0);
    });

    test('is complete with scripts off', async ({ browser, baseURL }) => {
      const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
      const page = await context.newPage();
      await page.goto(path);
      const text = (await page.locator('body').innerText()).replaceAll(/\s+/g, ' ').toLowerCase();
      for (const word of words) expect(text).toContain(word.toLowerCase());
      await context.close();
    });
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

  test('of a story answers 404 and says so', async ({ page }) => {
    const response = await page.goto('/blog/no-such-story');
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Blog not found');
    await page.getByRole('link', { name: 'See all stories' }).click();
    await expect(page).toHaveURL('/blog');
  });
});
