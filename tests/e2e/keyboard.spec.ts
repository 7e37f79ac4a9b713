import type { Page } from '@playwright/test';
import { eastHam, wimbledon } from './branch-files.ts';
import { tabThrough, tabTo } from './focus.ts';
import { expect, open, test } from './site.ts';
import { literally, reviewsService } from './site-file.ts';
import { countOf } from './story-files.ts';

/* Every journey with the keyboard alone. On the way each focused control must show its focus, clear of the sticky bar. */

test.use({
  contextOptions: { reducedMotion: 'reduce' },
  // The end of the home page asks the reviews service, which is not there. A link that gets focus fetches its page early,
  // and tabbing on leaves it unused.
  expectedConsole: new RegExp(`${literally(reviewsService)}|^Failed to load resource|preload but not used within`),
});

const hasNoHover = (page: Page) => (page.viewportSize()?.width ?? 0) < 700;
const main = (page: Page) => page.getByRole('main');
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Confirm Store Selection' });

/** From the top of the page to a link or button of the bar; on a phone through the small-screen menu. */
async function goByBar(page: Page, name: string): Promise<void> {
  if (hasNoHover(page)) {
    await tabTo(page, page.getByRole('button', { name: 'Menu', exact: true }));
    await page.keyboard.press('Enter');
  }
  await tabTo(page, page.getByRole('banner').getByRole('link', { name }).filter({ visible: true }));
  await page.keyboard.press('Enter');
}

test('the skip link is the first stop and leads past the bar', async ({ page }) => {
  await open(page, '/about-us');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Enter');
  await expect(main(page)).toBeFocused();
  await page.keyboard.press('Tab');
  expect(await main(page).evaluate((element) => element.contains(document.activeElement))).toBe(true);
});

for (const { verb, button, path, link, action } of [
  { verb: 'order', button: 'ORDER ONLINE', path: '/select-store', link: eastHam.ordering.link, action: /^Order Now/ },
  {
    verb: 'book',
    button: 'BOOK A RESERVATION',
    path: '/book-reservation',
    link: eastHam.booking.link,
    action: /^Book Now/,
  },
]) {
  test(`to ${verb}: choose a store, look into the dialog, leave it, come back, go on`, async ({ page }) => {
    await open(page, '/');
    await goByBar(page, button);
    await expect(page).toHaveURL(path);
    await expect(main(page)).toBeFocused();

    const store = main(page).getByRole('button', { name: /East Ham/ });
    await tabTo(page, store);
    await page.keyboard.press('Enter');
    await expect(dialog(page).getByRole('button', { name: 'OK' })).toBeFocused();
    for (const key of ['Tab', 'Tab', 'Tab', 'Shift+Tab', 'Shift+Tab']) {
      await page.keyboard.press(key);
      const onPage = await page.evaluate(
        () => document.activeElement !== document.body && !document.activeElement?.closest('dialog'),
      );
      expect(onPage).toBe(false);
    }
    await page.keyboard.press('Escape');
    // Gone from the page, not only closed: the browser says that it closed a moment after it did.
    await expect(page.locator('dialog')).toHaveCount(0);
    await expect(store).toBeFocused();

    await page.keyboard.press('Space');
    await expect(dialog(page)).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(store).toHaveAttribute('aria-pressed', 'true');
    const next = main(page).getByRole('link', { name: action });
    await tabTo(page, next);
    await expect(next).toHaveAttribute('href', link);
  });
}

test('to read the menu: switch the branch, turn the page, jump to a category', async ({ page }) => {
  await open(page, '/');
  await goByBar(page, 'Menu');
  await expect(page).toHaveURL('/menu');
  await expect(main(page)).toBeFocused();
  const branch = page.getByRole('navigation', { name: 'Branch' }).getByRole('link', { name: 'Wimbledon' });
  await tabTo(page, branch);
  await page.keyboard.press('Enter');
  await expect(branch).toHaveAttribute('aria-current', 'page');
  const second = page.getByRole('navigation', { name: 'Menu pages, top' }).getByRole('button', { name: 'Menu Page 2' });
  await tabTo(page, second);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/menu/wimbledon?page=2');
  await expect(page.getByRole('region', { name: 'Wimbledon menu, page 2 of 4' })).toBeFocused();
  const category = page.getByRole('link', { name: 'Non-Vegetarian Dosas' });
  await tabTo(page, category);
  await page.keyboard.press('Enter');
  const heading = page.getByRole('heading', { level: 3, name: 'Non-Vegetarian Dosas' });
  await expect(heading).toBeInViewport({ ratio: 1 });
  const bar = await page.getByRole('banner').boundingBox();
  expect((await heading.boundingBox())?.y).toBeGreaterThanOrEqual((bar?.y ?? 0) + (bar?.height ?? 0));
});

test('to download the menu: focus is back on the button', async ({ page }) => {
  await open(page, '/menu');
  const download = page.getByRole('button', { name: 'DOWNLOAD EASTHAM MENU' });
  await tabTo(page, download);
  const saving = page.waitForEvent('download');
  await page.keyboard.press('Enter');
  expect((await saving).suggestedFilename()).toMatch(/eastham.*\.pdf$/);
  await expect(download).toBeFocused();
});

test('to find a story: category, search, card', async ({ page }) => {
  await open(page, '/blog');
  await tabTo(page, page.getByLabel('Category'));
  await page.keyboard.type('Our');
  await expect(page.getByRole('article')).toHaveCount(countOf('Our Culture'));
  await tabTo(page, page.getByPlaceholder('Search'));
  await page.keyboard.type('soul');
  await expect(page.getByRole('article')).toHaveCount(1);
  await tabTo(page, page.getByRole('link', { name: 'Read More The soul of Chettinad' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The soul of Chettinad');
  await expect(main(page)).toBeFocused();
});

test('to read the FAQ: expand all, close one', async ({ page }) => {
  await open(page, '/faq');
  const questions = main(page).getByRole('heading', { level: 3 }).getByRole('button');
  await tabTo(page, page.getByRole('checkbox', { name: 'Expand All' }));
  await page.keyboard.press('Space');
  await expect(questions.last()).toHaveAttribute('aria-expanded', 'true');
  await tabTo(page, questions.nth(1));
  await page.keyboard.press('Enter');
  await expect(questions.nth(1)).toHaveAttribute('aria-expanded', 'false');
  await expect(questions.nth(1)).toBeFocused();
});

test('to give feedback: rating, text, email, submit', async ({ page }) => {
  await open(page, '/feedback');
  await tabTo(page, page.getByRole('radio', { name: 'Angry' }));
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByRole('radio', { name: 'Loved' })).toBeChecked();
  await tabTo(page, page.getByRole('textbox', { name: /experience/ }));
  await page.keyboard.type('The rasam, twice.');
  await tabTo(page, page.getByRole('textbox', { name: /Email/ }));
  await page.keyboard.type('guest@example.com');
  await tabTo(page, page.getByRole('button', { name: 'SUBMIT' }));
  await page.keyboard.press('Enter');
  await expect(page.getByText('Nothing has been sent.')).toBeInViewport();
});

test('the carousel turns with its dots', async ({ page }) => {
  await open(page, '/');
  await tabTo(page, page.getByRole('button', { name: 'Slide 2: Wimbledon grand opening' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'A second door is open on Garratt Lane.' })).toBeVisible();
});

test('the small-screen menu takes focus in and gives it back', async ({ page }) => {
  test.skip(!hasNoHover(page), 'small screens only');
  await open(page, '/about-us');
  const toggle = page.getByRole('button', { name: 'Menu', exact: true });
  await tabTo(page, toggle);
  await page.keyboard.press('Enter');
  const panel = page.getByRole('navigation', { name: 'Main, small screen' });
  await expect(panel).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(panel.getByRole('link', { name: 'Home' })).toBeFocused();
  await tabTo(page, page.getByRole('banner').getByRole('link', { name: wimbledon.phone }));
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await expect(toggle).toBeFocused();
});

for (const path of ['/', '/menu/wimbledon', '/blog/the-soul-of-chettinad', '/privacy-policy', '/book-reservation']) {
  test(`every stop of ${path} is in sight, forwards and back`, async ({ page }) => {
    await open(page, path);
    const stops = await tabThrough(page, 'Tab');
    expect(stops).toBeGreaterThan(15);
    expect(await tabThrough(page, 'Shift+Tab')).toBeGreaterThanOrEqual(stops);
  });
}
