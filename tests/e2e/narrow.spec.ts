import type { Locator, Page } from '@playwright/test';
import { menuPath, paths } from '../../src/paths.ts';
import { branches, home, ui } from './content.ts';
import { expect, test } from './site.ts';

/* As many slides as a home page takes, and three branches, in a window of 320 px with motion. */

test.use({
  viewport: { width: 320, height: 568 },
  hasTouch: true,
  contextOptions: { reducedMotion: 'no-preference' },
});

/** Expects elements to be wholly within the width of the window, and not to overlap. */
async function expectApart(page: Page, elements: Locator, count: number): Promise<void> {
  await expect(elements).toHaveCount(count);
  const boxes = await elements.evaluateAll((all) => all.map((element) => element.getBoundingClientRect().toJSON()));
  for (const [index, { left, right, top, bottom, width, height }] of boxes.entries()) {
    expect([left >= 0, right <= 320, width >= 24, height >= 24]).toEqual([true, true, true, true]);
    for (const other of boxes.slice(index + 1))
      expect(right <= other.left || other.right <= left || bottom <= other.top || other.bottom <= top).toBe(true);
  }
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
}

test('Five slides show in turn, each with its words and its link', { tag: '@phone' }, async ({ page }) => {
  await page.goto(paths.home);
  await expectApart(page, page.getByRole('group', { name: 'Choose a slide' }).getByRole('button'), 6);
  for (const [index, { label, headline, button }] of home.slides.entries()) {
    await page.getByRole('button', { name: new RegExp(`^Slide ${index + 1}: ${label}`) }).tap();
    const slide = page.getByRole('group', { name: `${index + 1} of ${home.slides.length}: ` });
    await expect(slide.getByRole('heading', { name: headline })).toBeInViewport({ ratio: 1 });
    await expect(slide.getByRole('link', { name: button })).toBeInViewport({ ratio: 1 });
  }
});

test('Each of three branches can be switched to and chosen', { tag: '@phone' }, async ({ page }) => {
  const last = branches.at(-1)!;
  await page.goto(menuPath(branches[0]!));
  const links = page.getByRole('navigation', { name: 'Branch' }).first().getByRole('link');
  await expectApart(page, links, branches.length);
  await links.last().tap();
  await expect(page).toHaveURL(menuPath(last));
  for (const path of [paths.selectStore, paths.bookReservation]) {
    await page.goto(path);
    const choose = page
      .getByRole('main')
      .getByRole('button', { name: new RegExp(` (?:${branches.map(({ store }) => store).join('|')})$`) });
    await expectApart(page, choose, branches.length);
    await choose.last().tap();
    await page.getByRole('dialog').getByRole('button', { name: ui.dialog.ok }).tap();
    await expect(choose.last()).toHaveAttribute('aria-current', 'true');
  }
});
