import type { Page } from '@playwright/test';
import { menuPath, paths } from '../../src/paths.ts';
import { defaultBranch, stories, ui } from './content.ts';
import { cutOff, horizontalOverflow } from './cut-off.ts';
import { expect, test } from './site.ts';

/* The site in the guest's own colours, and on paper. */

const styleOf = (page: Page, selector: string, property: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property);

test('The site stays light; in forced colours the chosen, the current and the focused differ', async ({ page }) => {
  const ground = (selector: string) => styleOf(page, selector, 'background-color');
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto(paths.menu);
  expect(await styleOf(page, 'html', 'color-scheme')).toBe('light');
  await page.emulateMedia({ colorScheme: 'dark', forcedColors: 'active' });
  // Over the colour of the theme.
  expect(await styleOf(page, 'html', '--oxide-600')).toBe('CanvasText');
  const branch = `nav[aria-label="Branch"]`;
  expect(await ground(`${branch} [aria-current=page]`)).not.toBe(await ground(`${branch} a:not([aria-current])`));
  await page.goto(paths.feedback);
  await page.getByText(ui.feedback.ratings[1] ?? '').click();
  const unchosen = await ground('label:has([type=radio]:not(:checked))');
  await expect.poll(() => ground('label:has(:checked)')).not.toBe(unchosen);
  await page.locator('input[type=email]').focus();
  await page.keyboard.press('Tab');
  expect(await styleOf(page, ':focus', 'outline-style')).toBe('solid');
});

test('On paper there are dishes and stories, and neither bars nor buttons', async ({ page }) => {
  // A sheet of A4 between its margins.
  await page.setViewportSize({ width: 695, height: 1000 });
  await page.emulateMedia({ media: 'print' });
  for (const path of [menuPath(defaultBranch, 2), paths.story(stories[0]!.slug), paths.accessibility]) {
    await page.goto(path);
    await expect(page.getByRole('banner'), path).toBeHidden();
    await expect(page.getByRole('contentinfo'), path).toBeHidden();
    await expect(page.getByRole('button').filter({ visible: true }), path).toHaveCount(0);
    expect(await cutOff(page), path).toEqual([]);
    expect(await horizontalOverflow(page), path).toBe(0);
  }
});
