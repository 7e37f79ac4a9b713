import type { Page } from '@playwright/test';
import { holdScripts } from './hold-scripts.ts';
import { expect, open, test } from './site.ts';

test('a tap on a paging button is carried out once React is there', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto('/menu');
  await page.getByRole('navigation', { name: 'Menu pages, top' }).getByRole('button', { name: 'Menu Page 2' }).click();
  await expect(page).toHaveURL('/menu');
  release();
  await expect(page).toHaveURL('/menu?page=2');
});

test('a tap on a dot of the carousel is carried out once React is there', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto('/');
  await page.getByRole('button', { name: 'Slide 2: Wimbledon grand opening' }).click();
  release();
  await expect(page.getByRole('heading', { name: 'A second door is open on Garratt Lane.' })).toBeVisible();
});

test('the small-screen menu that was opened early stays open when React comes', async ({ page, isMobile }) => {
  test.skip(!isMobile, 'the wide bar has no such menu');
  const release = await holdScripts(page);
  await page.goto('/');
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  const panel = page.locator('#small-screen-menu');
  await expect(panel).toBeVisible();
  release();
  await page.locator('html[data-hydrated]').waitFor();
  // It would close in the effects after that mark.
  await page.waitForTimeout(300);
  await expect(panel).toBeVisible();
});

test('no script is asked for before the page has loaded', async ({ page }) => {
  const scripts: string[] = [];
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()));
  // The last picture keeps the page from being loaded.
  await page.route(/symbols.*\.svg$/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/about-us', { waitUntil: 'domcontentloaded' });
  await page.waitForTimeout(500);
  expect(scripts).toEqual([]);
  release();
  await expect.poll(() => scripts.length).toBeGreaterThan(3);
});

test.describe('going back before React is there', () => {
  test('turns the menu to the page that the address asks for', async ({ page }) => {
    await open(page, '/menu');
    await page
      .getByRole('navigation', { name: 'Menu pages, top' })
      .getByRole('button', { name: 'Menu Page 2' })
      .click();
    await expect(page).toHaveURL('/menu?page=2');
    await goBackEarly(page);
    await expect(page).toHaveURL('/menu');
    await expect(page.locator('[data-menu]:not([hidden])')).toHaveAttribute('data-menu', /-1$/);
  });

  test('leads to another page', async ({ page }) => {
    await open(page, '/faq');
    const heading = await page.getByRole('heading', { level: 1 }).textContent();
    await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy policy' }).click();
    await expect(page).toHaveURL('/privacy-policy');
    await goBackEarly(page);
    await expect(page).toHaveURL('/faq');
    await expect(page.getByRole('heading', { level: 1, name: heading! })).toBeVisible();
  });

  async function goBackEarly(page: Page): Promise<void> {
    const release = await holdScripts(page);
    await page.reload();
    await page.goBack();
    release();
    await page.locator('html[data-hydrated]').waitFor();
  }
});
