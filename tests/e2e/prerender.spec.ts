import type { Page } from '@playwright/test';
import { fill } from '../../model/fill.ts';
import { paths } from '../../src/paths.ts';
import { content, defaultBranch, dishesOf } from './content.ts';
import { expect, test } from './site.ts';

/* Playwright's pages are never prerendered, so the page is told that it is. Until it is shown, other pages of the visit go on. */

/** Opens a page as a browser prerenders it. The returned function shows it. */
async function prerender(page: Page, path: string): Promise<() => Promise<void>> {
  await page.addInitScript(() =>
    Object.defineProperty(document, 'prerendering', { get: () => sessionStorage.getItem('is-shown') === null }),
  );
  await page.goto(path);
  return () =>
    page.evaluate(() => {
      sessionStorage.setItem('is-shown', 'yes');
      document.dispatchEvent(new Event('prerenderingchange'));
    });
}

test('A prerendered page has the list that there is when it is shown', async ({ page }) => {
  const words = content['our-table'].adding;
  const link = page.getByRole('complementary').getByRole('link', { name: words.link });
  const [dish] = dishesOf(defaultBranch);
  await page.goto(paths.menu);
  await page.getByRole('button', { name: fill(words.add, { dish: dish!.baseName }), exact: true }).click();
  await expect(link).toContainText('1');
  const stored = await page.evaluate(() => Object.entries(sessionStorage));
  await page.evaluate(() => sessionStorage.clear());
  const show = await prerender(page, paths.feedback);
  await expect(link).toHaveCount(0);
  await page.evaluate((entries) => entries.forEach(([key, value]) => sessionStorage.setItem(key, value)), stored);
  await show();
  await expect(link).toContainText('1');
});

test('A prerendered page that has changed at the server is loaded again', async ({ page }) => {
  const tags: string[] = [];
  await page.route(`**${paths.menu}`, async (route) => {
    const response = await route.fetch();
    // Of the page itself, of what the browser has kept of it, and of what the server then has.
    const tag = tags.length < 2 ? 'prerendered' : 'changed';
    tags.push(tag);
    // route.fetch has decoded the body.
    const { 'content-encoding': _, ...headers } = response.headers();
    const body = (await response.text()).replace('</h1>', ` is ${tag}</h1>`);
    await route.fulfill({ response, body, headers: { ...headers, etag: `"${tag}"` } });
  });
  const show = await prerender(page, paths.menu);
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toContainText('is prerendered');
  await expect.poll(() => tags.length).toBe(2);
  await show();
  await expect(heading).toContainText('is changed');
});

test('The rules for the next pages name pages that exist', async ({ request }) => {
  const header = (await request.get(paths.home)).headers()['speculation-rules'];
  const rules = await request.get(JSON.parse(header ?? ''));
  expect(rules.headers()['content-type']).toContain('application/speculationrules+json');
  const named = [...(await rules.text()).matchAll(/a\[href=\\"([^"\\]*)\\"\]/g)].map(([, path]) => path ?? '');
  expect(named.length).toBeGreaterThan(0);
  for (const path of named) expect((await request.get(path)).status(), path).toBe(200);
});
