import { routes } from './routes.ts';
import { expect, test } from './site.ts';

test('every page is complete with scripts off', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
  const page = await context.newPage();
  for (const { path, words } of routes) {
    await page.goto(path);
    const text = (await page.locator('body').innerText()).replaceAll(/\s+/g, ' ').toLowerCase();
    for (const word of words) expect.soft(text, path).toContain(word.toLowerCase());
  }
  await context.close();
});
