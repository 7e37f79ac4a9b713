import type { Page } from '@playwright/test';
import { paths } from '../../src/paths.ts';
import { deal, listAddresses } from './addresses.ts';
import { content, ui } from './content.ts';
import { addStyle, cutOff, removeStyles, sideways } from './cut-off.ts';
import { expect, open, test } from './site.ts';
import { tooSmall } from './targets.ts';

/** WCAG 2.2, success criterion 1.4.12. */
const WIDE_LETTERS = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-bottom: 2em !important; }`;
/** CSS pixels: a desktop of 1280 × 1024, and its windows at 200 % and at 400 %, which are as narrow as a phone. */
const WINDOWS = [
  { width: 1280, height: 1024 },
  { width: 640, height: 512 },
  { width: 320, height: 256 },
];

async function expectAllInSight(page: Page, where: string): Promise<void> {
  await expect.soft.poll(() => cutOff(page), `${where}: cut off`).toEqual([]);
  await expect.soft.poll(() => sideways(page), `${where}: scrolls sideways`).toBe(0);
}

test.describe('every page', () => {
  // Shows what would enter only when it is scrolled to.
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  for (const { hand, dealt } of deal(listAddresses(content), 3))
    test(`fits, and can be tapped and enlarged, part ${hand} of 3`, async ({ page }) => {
      test.setTimeout(240_000);
      for (const { path } of dealt) {
        await open(page, path);
        for (const size of WINDOWS) {
          await page.setViewportSize(size);
          await expectAllInSight(page, `${path} at ${size.width} px`);
        }
        expect.soft(await tooSmall(page), `${path}: too small to tap`).toEqual([]);
        await addStyle(page, WIDE_LETTERS);
        await expectAllInSight(page, `${path} with wider letters`);
        await removeStyles(page);
      }
    });
});

test('a page with a second address is the same there, with a title of its own if it has one', async ({ page }) => {
  const heading = page.getByRole('heading', { level: 1 });
  const seconds = content.pages.filter(({ path, canonical }) => path !== canonical);
  expect(seconds.length).toBeGreaterThan(0);
  for (const { path, title, canonical } of seconds) {
    await open(page, canonical);
    const name = await heading.innerText();
    await open(page, path);
    await expect(heading, path).toHaveText(name);
    await expect(page, path).toHaveTitle(title);
  }
});

test.describe('an unknown address', () => {
  test.use({ expectedConsole: /status of 404/ });

  test('answers 404 with a page that leads on, also below pages of branches and stories', async ({ page }) => {
    const heading = page.getByRole('heading', { level: 1 });
    const main = page.getByRole('main');
    for (const path of ['/no/such/page', paths.allergens('nowhere'), paths.tableSheet('nowhere')]) {
      expect((await page.goto(path))?.status(), path).toBe(404);
      await expect(heading, path).toHaveText(ui.notFound.title);
    }
    await main.getByRole('link', { name: ui.notFound.menu }).click();
    await expect(page).toHaveURL(paths.menu);

    expect((await page.goto(paths.story('no-such-story')))?.status()).toBe(404);
    await expect(heading).toHaveText(ui.article.notFound);
    await main.getByRole('link', { name: content.blog.notFound.link }).click();
    await expect(page).toHaveURL(paths.blog);
  });
});
