import type { Page } from '@playwright/test';
import { fill } from '../../model/fill.ts';
import { branches, content, home, ui } from './content.ts';
import { holdScripts } from './hold-scripts.ts';
import { expect, hydrated, open, test } from './site.ts';

test.describe('Before hydration', { tag: '@phone' }, () => {
  test('a tap on a paging button is carried out after it', async ({ page }) => {
    const release = await holdScripts(page);
    await page.goto('/menu');
    await pageButton(page, 2).click();
    await expect(page).toHaveURL('/menu');
    release();
    await expect(page).toHaveURL('/menu?page=2');
  });

  test('a tap on a dot of the carousel is carried out after it', async ({ page }) => {
    const second = home.slides[1]!;
    const release = await holdScripts(page);
    await page.goto('/');
    await page.getByRole('button', { name: fill(ui.home.dot, { n: 2, name: second.label }) }).click();
    release();
    await expect(page.getByRole('heading', { name: second.headline })).toBeVisible();
  });

  test('the small-screen menu opens, and stays open after it', async ({ page }) => {
    const release = await holdScripts(page);
    await page.goto('/');
    await page.getByRole('banner').getByRole('button', { name: ui.navigation.more, exact: true }).click();
    const panel = page.getByRole('navigation', { name: ui.navigation.smallMenuLabel });
    await expect(panel).toBeVisible();
    release();
    await hydrated(page);
    // Effects that could close it run within two frames after hydration.
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
    await expect(panel).toBeVisible();
  });

  test('going back turns the menu to the page of the address', async ({ page }) => {
    await open(page, '/menu');
    await pageButton(page, 2).click();
    await expect(page).toHaveURL('/menu?page=2');
    await goBackEarly(page);
    await expect(page).toHaveURL('/menu');
    await expect(page.locator('[data-menu]:not([hidden])')).toHaveAttribute('data-menu', `${branches[0]!.key}-1`);
  });

  test('going back leads to another page', async ({ page }) => {
    await open(page, '/faq');
    await page.getByRole('contentinfo').getByRole('link', { name: ui.footer.privacy }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(content.legal['privacy-policy'].title);
    await goBackEarly(page);
    await expect(page).toHaveURL('/faq');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(ui.faq.banner);
  });

  test('going back is no failure of the page, however long the other one takes', async ({ page }) => {
    const errors: string[] = [];
    page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
    await open(page, '/faq');
    await page.getByRole('contentinfo').getByRole('link', { name: ui.footer.privacy }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(content.legal['privacy-policy'].title);
    await page.route('**/faq', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 1000));
      await route.continue();
    });
    await goBackEarly(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(ui.faq.banner);
    expect(errors).toEqual([]);
  });
});

const pageButton = (page: Page, n: number) =>
  page
    .getByRole('navigation', { name: ui.menu.pagesTop })
    .getByRole('button', { name: fill(ui.menu.page, { n }), exact: true });

async function goBackEarly(page: Page): Promise<void> {
  const release = await holdScripts(page);
  await page.reload();
  await page.goBack();
  release();
  await hydrated(page);
}
