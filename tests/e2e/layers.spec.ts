import type { Page } from '@playwright/test';
import { paths } from '../../app/paths.ts';
import { ui } from './content.ts';
import { expect, open, test } from './site.ts';

/** How everything that is read on the page is set. */
const lookOf = (page: Page) =>
  page.locator('main :is(h1, h2, h3, p, a, li, button)').evaluateAll((all) =>
    all
      .filter((element) => element.checkVisibility())
      .map((element) => {
        const { fontSize, lineHeight, letterSpacing, marginTop, paddingLeft, color, display } =
          getComputedStyle(element);
        const look = [fontSize, lineHeight, letterSpacing, marginTop, paddingLeft, color, display];
        return [element.textContent?.slice(0, 30), ...look].join(' ');
      }),
  );

test('pages look the same when they are reached by links, one after the other', { tag: '@phone' }, async ({ page }) => {
  const pages = [
    { name: ui.footer.feedback, path: paths.feedback },
    { name: ui.footer.privacy, path: paths.privacy },
    { name: ui.footer.accessibility, path: paths.accessibility },
    { name: ui.footer.glossary, path: paths.glossary },
  ];
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const looks = new Map<string, string[]>();
  for (const { path } of pages) {
    await open(page, path);
    // The link to the section that is being read is marked after hydration.
    if ((await page.locator('[data-section-links]').count()) > 0)
      await expect(page.locator('[data-section-links] [aria-current]')).not.toHaveCount(0);
    looks.set(path, await lookOf(page));
    expect(looks.get(path)?.length, path).toBeGreaterThan(5);
  }
  await open(page, paths.home);
  for (const { name, path } of pages) {
    await page.getByRole('contentinfo').getByRole('link', { name, exact: true }).click();
    await expect(page).toHaveURL(path);
    await expect(page.locator('main h1')).toHaveText(name);
    // What is below a phone's first screen follows a moment later.
    await expect.poll(() => lookOf(page), path).toEqual(looks.get(path));
  }
});
