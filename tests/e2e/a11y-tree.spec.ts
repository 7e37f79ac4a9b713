import type { Page } from '@playwright/test';
import { expect, open, test } from './site.ts';

/* What a screen reader is given: names, roles, states and announcements. */

test.use({ contextOptions: { reducedMotion: 'reduce' } });
test.skip(({ viewport }) => viewport?.width !== 1280, 'one width is enough');

/** The words that Chromium's own accessibility tree holds for an element, in reading order. */
async function spoken(page: Page, selector: string): Promise<string> {
  const client = await page.context().newCDPSession(page);
  const { result } = await client.send('Runtime.evaluate', {
    expression: `document.querySelector(${JSON.stringify(selector)})`,
  });
  const { nodes } = await client.send('Accessibility.queryAXTree', { objectId: result.objectId ?? '' });
  const heard = nodes.filter(({ ignored, role }) => !ignored && ['StaticText', 'image'].includes(String(role?.value)));
  await client.detach();
  return heard.map(({ name }) => String(name?.value).trim()).join(' ');
}

const status = (page: Page, text: string | RegExp) => page.getByRole('status').filter({ hasText: text });

test('a dish is read with its mark, its allergens in words and its price', async ({ page }) => {
  await open(page, '/menu/wimbledon');
  const dish = '[data-menu=wimbledon-1] li:has(h4)';
  await expect(page.locator(dish).first()).toBeVisible();
  const words = await spoken(page, dish);
  expect(words).toMatch(/^Vegetarian Milagu Rasam ?, vegan, contains gluten and mustard £\d+\.\d\d /);
  expect(words).not.toContain('(');
});

test('the parts of a page have their landmarks', async ({ page }) => {
  await open(page, '/about-us');
  await expect(page.locator('body')).toMatchAriaSnapshot(`
    - banner:
      - link "Skip to content"
      - link "Valavu, Home"
      - navigation "Main":
        - list:
          - listitem:
            - link "Home"
          - listitem:
            - link "About Us"
          - listitem:
            - link "Menu"
          - listitem:
            - link "Blog"
      - link "BOOK A RESERVATION"
      - link "ORDER ONLINE"
    - main:
      - heading [level=1]
    - contentinfo:
      - navigation "Help"
      - navigation "Follow us"
  `);
});

test('the carousel says which slide is shown, and stands still where no movement is wanted', async ({ page }) => {
  await open(page, '/');
  await page.getByRole('button', { name: 'Slide 3' }).click();
  await expect(page.getByRole('region', { name: 'Welcome' })).toMatchAriaSnapshot(`
    - 'group "3 of 3: Our heritage"':
      - heading [level=2]
      - link "BROWSE MENU"
    - group "Choose a slide":
      - 'button "Slide 1: Eastham restaurant"'
      - 'button "Slide 2: Wimbledon grand opening"'
      - 'button "Slide 3: Our heritage, showing now"'
  `);
});

test('a change of page, of menu page and of results is said', async ({ page }) => {
  await open(page, '/about-us');
  await page.getByRole('banner').getByRole('link', { name: 'Menu' }).click();
  await expect(status(page, /^Our Menu .*, page loaded$/)).toHaveCount(1);
  await page.getByRole('navigation', { name: 'Menu pages, top' }).getByRole('button', { name: 'Menu Page 2' }).click();
  await expect(status(page, 'Eastham menu, page 2 of 4')).toHaveCount(1);
  await expect(page.getByRole('region', { name: 'Eastham menu, page 2 of 4' })).toBeFocused();
  await page.getByRole('banner').getByRole('link', { name: 'Blog' }).click();
  await page.getByPlaceholder('Search').fill('soul');
  await expect(status(page, '1 story')).toHaveCount(1);
});

test('the selection of a store is a state, and the dialog has name and question', async ({ page }) => {
  await open(page, '/select-store');
  // Its name begins with what is seen on it, for voice control.
  await expect(
    page.getByRole('button', { name: /^East Ham,? 240 High St North, .*Choose$/, pressed: false }),
  ).toBeVisible();
  await page.getByRole('button', { name: /^East Ham/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Confirm Store Selection' });
  await expect(dialog).toHaveAccessibleDescription('Do you want to order at East Ham?');
  await dialog.getByRole('button', { name: 'OK' }).click();
  await expect(page.getByRole('button', { name: /^East Ham/, pressed: true })).toBeVisible();
  await expect(page.getByRole('region', { name: 'You are ordering from East Ham.' })).toBeFocused();
});

test('the overlay of the PDF is an alert dialog that says what goes on, and its end is said', async ({ page }) => {
  await open(page, '/menu');
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\/fonts\/pdf-/, async (route) => {
    await held;
    await route.continue();
  });
  await page.getByRole('button', { name: 'DOWNLOAD EASTHAM MENU' }).click();
  await expect(page.getByRole('alertdialog', { name: 'Generating PDF... Please wait' })).toBeVisible();
  release();
  await expect(status(page, /^Menu saved as .*\.pdf$/)).toHaveCount(1, { timeout: 20_000 });
});

test('questions say whether they are open, and name what they open', async ({ page }) => {
  await open(page, '/faq');
  const questions = page.getByRole('main').getByRole('heading', { level: 3 }).getByRole('button');
  await expect(questions.nth(0)).toHaveAttribute('aria-expanded', 'true');
  await expect(questions.nth(1)).toHaveAttribute('aria-expanded', 'false');
  const answer = await questions.nth(0).getAttribute('aria-controls');
  await expect(page.locator(`[id="${answer}"]`)).toBeVisible();
});
