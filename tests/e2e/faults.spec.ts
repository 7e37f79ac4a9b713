import { paths } from '../../src/paths.ts';
import { defaultBranch, menuWords, ui } from './content.ts';
import { expect, test } from './site.ts';

test.describe('A script that does not load', () => {
  test.use({
    expectedConsole: /Failed to load resource|dynamically imported|Failed to fetch|Importing a module|Error hydrating/,
  });

  test('takes its island with it and no more, and a reload brings it back', async ({ page }) => {
    // Astro tries again with a query.
    const script = /\/_astro\/store-choice\..*\.js/;
    await page.route(script, (route) => route.abort());
    await page.goto(paths.selectStore);
    const store = page.getByRole('main').getByRole('button', { name: defaultBranch.store });
    await store.click();
    await expect(page.getByRole('alert')).toContainText("This part of the page didn't load.");
    await expect(page.getByRole('heading', { name: ui.gettingThere.title })).toBeVisible();
    await page.unroute(script);
    await page.getByRole('alert').getByRole('link', { name: 'Reload' }).click();
    await store.click();
    await expect(page.getByRole('dialog')).toBeVisible();
  });
});

test('Blocked storage takes nothing from a visit', async ({ page }) => {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage'] as const)
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('The operation is insecure.', 'SecurityError');
        },
      });
  });
  for (const path of [paths.home, paths.feedback, paths.ourTable]) await page.goto(path);
  const vegan = page.getByRole('button', { name: menuWords.filters.diets.vegan, exact: true });
  const noCopies = page.getByRole('button', { name: ui.legal.noCopies });
  for (const [path, button] of [
    [paths.menu, vegan],
    ['/privacy-policy', noCopies],
  ] as const) {
    await page.goto(path);
    await button.click();
    await expect(button).toHaveAttribute('aria-pressed', 'true');
  }
});
