import { menuPath, paths } from '../../src/paths.ts';
import { otherBranch, stories } from './content.ts';
import { tabThrough } from './focus.ts';
import { expect, test } from './site.ts';

test('The skip link is the first stop; every stop of a page is in sight, forwards and back', async ({ page }) => {
  await page.goto(paths.about);
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  for (const path of [paths.home, menuPath(otherBranch), paths.story(stories[0]!.slug), paths.bookReservation]) {
    await page.goto(path);
    const stops = await tabThrough(page, 'Tab');
    expect(stops, path).toBeGreaterThan(15);
    expect(await tabThrough(page, 'Shift+Tab'), path).toBeGreaterThanOrEqual(stops);
  }
});
