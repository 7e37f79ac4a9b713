import type { Page } from '@playwright/test';
import { holdScripts } from './hold-scripts.ts';
import { expect, hydrated, open, test } from './site.ts';

/* Words of the glossary: on the menu, in stories, on their own page. */

const word = (page: Page, name: string) => page.getByRole('main').getByRole('link', { name, exact: true }).first();
const note = (page: Page) => page.getByRole('dialog');

test('a word on the menu is explained where it stands, and any press elsewhere closes the note', async ({
  page,
  hasTouch,
}) => {
  await open(page, '/menu');
  const varuval = word(page, 'varuval');
  await (hasTouch ? varuval.tap() : varuval.click());
  await expect(note(page)).toContainText('வறுவல் varuval');
  await expect(note(page)).toContainText('fried or roasted until it is dry');
  await expect(note(page)).toBeInViewport({ ratio: 1 });
  await expect(page).toHaveURL('/menu');
  await page.touchscreen.tap(5, 200).catch(() => page.mouse.click(5, 200));
  await expect(note(page)).toBeHidden();
});

test('one word after the other', async ({ page }) => {
  await open(page, '/menu');
  await word(page, 'milagu').click();
  await expect(note(page)).toHaveAccessibleName('மிளகு milagu');
  await word(page, 'nandu').click();
  await expect(note(page)).toHaveAccessibleName('நண்டு nandu');
  await expect(note(page)).toHaveAccessibleDescription('Crab.');
  await expect(page.locator('[data-note-open]')).toHaveText(['nandu']);
  await note(page).getByRole('button', { name: 'Close' }).click();
  await expect(note(page)).toBeHidden();
  await expect(page.locator('[data-note-open]')).toHaveCount(0);
});

test('with the keyboard: Enter shows the note, Escape gives focus back to the word', async ({ page }) => {
  await open(page, '/blog/the-soul-of-chettinad');
  const kalpasi = word(page, 'kalpasi');
  await kalpasi.focus();
  await page.keyboard.press('Enter');
  await expect(note(page)).toBeFocused();
  await expect(note(page)).toHaveAccessibleName('கல்பாசி kalpasi');
  await page.keyboard.press('Tab');
  await expect(note(page).getByRole('link')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(note(page).getByRole('button', { name: 'Close' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(note(page)).toBeHidden();
  await expect(kalpasi).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(note(page)).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(note(page)).toBeHidden();
  await expect(kalpasi).toBeFocused();
});

test('words are explained on a page that was reached by a link too', async ({ page }) => {
  await open(page, '/blog');
  await page.getByRole('link', { name: 'Read More The soul of Chettinad' }).click();
  await word(page, 'sombu').click();
  await expect(note(page)).toHaveAccessibleName('சோம்பு sombu');
  await note(page).getByRole('link', { name: 'What all the words mean' }).click();
  await expect(page).toHaveURL('/glossary');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Glossary');
  await expect(note(page)).toHaveCount(0);
});

test('a page of the menu explains each word once, and the names of dishes stay in one piece', async ({ page }) => {
  await open(page, '/menu/wimbledon?page=2');
  const shown = page.locator('[data-menu=wimbledon-2]');
  const addresses = await shown
    .locator('a[href^="/glossary#"]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(addresses.length).toBeGreaterThan(20);
  expect(new Set(addresses).size).toBe(addresses.length);
  await expect(shown.getByRole('heading').getByRole('link')).toHaveCount(0);
  await expect(shown.getByRole('heading', { level: 4, name: /^Mutton Chukka Varuval ?$/ })).toBeVisible();
});

test('a word is large enough to be touched', async ({ page }) => {
  await open(page, '/menu');
  const heights = await page
    .locator('[data-menu=eastham-1] a[href^="/glossary#"]')
    .evaluateAll((links) => links.flatMap((link) => [...link.getClientRects()].map(({ height }) => height)));
  expect(heights.length).toBeGreaterThan(20);
  expect(Math.min(...heights)).toBeGreaterThanOrEqual(24);
});

test('nothing moves when a note opens and closes', async ({ page }) => {
  await open(page, '/menu');
  await word(page, 'varuval').scrollIntoViewIfNeeded();
  const places = () =>
    page.locator('[data-menu=eastham-1] h4').evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top));
  const before = await places();
  await word(page, 'varuval').click();
  await expect(note(page)).toBeVisible();
  expect(await places()).toEqual(before);
  await page.keyboard.press('Escape');
  expect(await places()).toEqual(before);
});

test.describe('where notes cannot come', () => {
  test.use({ expectedConsole: /Failed to load resource|Failed to fetch/ });

  test('the link leads to the word on the glossary page', async ({ page }) => {
    await open(page, '/menu');
    await page.route(/\/assets\/word-note-.*\.js$/, (route) => route.abort());
    await word(page, 'varuval').click();
    await expect(page).toHaveURL('/glossary#varuval');
    await expect(page.locator(':target')).toContainText('வறுவல்');
    await expect(page.locator(':target')).toBeInViewport();
  });
});

test('before React is there a word leads to its place on the glossary page, and back again', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto('/menu');
  await word(page, 'milagu').click();
  await expect(page).toHaveURL('/glossary#milagu');
  release();
  await page.goBack();
  await expect(page).toHaveURL('/menu');
  await hydrated(page);
});

test('with scripts off words lead to the glossary page, which shows them all', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
  const page = await context.newPage();
  await page.goto('/blog/dining-experience-eastham-valavu');
  await word(page, 'Poriyal').click();
  await expect(page).toHaveURL('/glossary#poriyal');
  await expect(page.locator(':target')).toContainText('பொரியல்');
  await expect(page.locator(':target')).toBeInViewport();
  expect(await page.locator('dt').count()).toBeGreaterThan(100);
  await context.close();
});

test('the glossary is reached from the foot of every page, and its groups from its head', async ({ page }) => {
  await open(page, '/about-us');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Glossary' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Glossary');
  await page.getByRole('navigation', { name: 'Groups of words' }).getByRole('link', { name: 'Dishes' }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'Dishes' })).toBeInViewport();
});
