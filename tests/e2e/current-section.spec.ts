import { paths } from '../../src/paths.ts';
import { expect, open, test } from './site.ts';

/* Pages with a list of their sections beside or above the text. */

test('The list of sections marks the one that is being read', { tag: '@both' }, async ({ page }) => {
  for (const path of [paths.glossary, paths.privacy]) {
    await open(page, path);
    const sections = page.getByRole('main').locator('section[id]');
    const marked = page.locator('[data-section-links] [aria-current=true]');
    for (const section of [sections.nth(1), sections.nth(0)]) {
      await section.evaluate((element) => window.scrollBy(0, element.getBoundingClientRect().top - innerHeight * 0.2));
      await expect(marked).toHaveCount(1);
      await expect(marked).toHaveAttribute('href', `#${await section.getAttribute('id')}`);
    }
  }
});
