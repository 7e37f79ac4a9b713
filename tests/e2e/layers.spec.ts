import type { Page } from '@playwright/test';
import { expect, open, test } from './site.ts';

/** How everything that is read on the page is set. */
const lookOf = (page: Page) =>
  page.locator('main :is(h1, h2, h3, p, a, li, button)').evaluateAll((all) =>
    all
      .filter((element) => element.checkVisibility())
      .map((element) => {
        const { fontSize, lineHeight, letterSpacing, marginTop, paddingLeft, color, display } =
          getComputedStyle(element);
        return [
          element.textContent?.slice(0, 30),
          fontSize,
          lineHeight,
          letterSpacing,
          marginTop,
          paddingLeft,
          color,
          display,
        ].join(' ');
      }),
  );

for (const [name, path] of [
  ['Feedback', '/feedback'],
  ['Privacy Policy', '/privacy-policy'],
  ['Accessibility', '/accessibility'],
  ['Glossary', '/glossary'],
] as const)
  test(`${path} looks the same when it is reached by a link`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open(page, path);
    const opened = await lookOf(page);
    expect(opened.length).toBeGreaterThan(5);
    await open(page, '/');
    await page.getByRole('contentinfo').getByRole('link', { name, exact: true }).click();
    await expect(page).toHaveURL(path);
    await expect(page.locator('main h1')).toHaveText(name);
    // What is below a phone's first screen follows a moment later.
    await expect.poll(() => lookOf(page)).toEqual(opened);
  });
