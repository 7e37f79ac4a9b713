import type { Page } from '@playwright/test';
import { menuPath, paths } from '../../src/paths.ts';
import { fill } from '../../model/fill.ts';
import { branches, menus, stories, ui } from './content.ts';
import { cutOff, sideways } from './cut-off.ts';
import { expect, open, test } from './site.ts';

/* The site in the guest's own colours, and on paper. */

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const styleOf = (page: Page, selector: string, property: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property);

test('in dark surroundings the site stays light; in forced colours the chosen, the current and the focused differ', async ({
  page,
}) => {
  const ground = (selector: string) => styleOf(page, selector, 'background-color');
  await page.emulateMedia({ colorScheme: 'dark' });
  await open(page, paths.menu);
  expect(await styleOf(page, 'html', 'color-scheme')).toBe('light');

  await page.emulateMedia({ colorScheme: 'dark', forcedColors: 'active' });
  const branch = `nav[aria-label="${ui.menu.branchLabel}"]`;
  expect(await ground(`${branch} [aria-current=page]`)).not.toBe(await ground(`${branch} a:not([aria-current])`));

  await open(page, paths.feedback);
  await page.getByText(ui.feedback.ratings[1] ?? '').click();
  // The colour changes in a transition.
  const unchosen = await ground('label:has([type=radio]:not(:checked))');
  await expect.poll(() => ground('label:has(:checked)')).not.toBe(unchosen);
  await page.locator('input[type=email]').focus();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: ui.feedback.submit })).toBeFocused();
  expect(await styleOf(page, ':focus', 'outline-style')).toBe('solid');
});

test('on paper there are dishes and stories, and neither bars nor buttons', async ({ page }) => {
  // A sheet of A4 between its margins.
  await page.setViewportSize({ width: 695, height: 1000 });
  await page.emulateMedia({ media: 'print' });
  const [first, second] = branches;
  if (!first || !second) throw new Error('Needs two branches');
  for (const path of [menuPath(first), paths.story(stories[0]?.slug ?? ''), paths.accessibility, menuPath(second, 2)]) {
    await open(page, path);
    await expect(page.getByRole('banner'), path).toBeHidden();
    await expect(page.getByRole('contentinfo'), path).toBeHidden();
    await expect(page.getByRole('button').filter({ visible: true }), path).toHaveCount(0);
    expect(await cutOff(page), path).toEqual([]);
    expect(await sideways(page), path).toBe(0);
  }
  // It is for screen readers on the screen; on paper it says which page of the menu this is.
  const total = menus[second.key]?.pages.length ?? 0;
  const name = fill(ui.menu.pageChanged, { branch: second.menuName, n: 2, total });
  const box = await page.getByRole('heading', { name, exact: true }).boundingBox();
  expect(box?.height).toBeGreaterThan(10);
});
