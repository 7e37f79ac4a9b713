import { paths } from '../../src/paths.ts';
import { branches, content, faq, ui } from './content.ts';
import { expect, test } from './site.ts';

test.use({ javaScriptEnabled: false });

/** Controls that work without scripts: buttons of popovers, and those of a dialog. */
const WORKS_WITHOUT = '[popovertarget], form[method=dialog] *';
/** What only pages without scripts say. */
const notes: Readonly<Record<string, string>> = {
  [paths.feedback]: ui.feedback.noScript,
  [paths.ourTable]: content['our-table'].page.noScript,
  [paths.goToAppStore]: ui.goToAppStore.noScript,
};

test('With scripts off every page is complete, and no control is dead', async ({ page }) => {
  for (const { path, canonical } of content.pages) {
    if (path !== canonical || /\*|^\/(?:print|offline)/.test(path)) continue;
    await page.goto(path);
    await expect.soft(page.locator(':is(h1, h2, h3, h4):not(:visible, dialog *, [popover] *)'), path).toHaveText([]);
    const controls = page.getByRole('main').locator('button, input, select, textarea').filter({ visible: true });
    await expect.soft(controls.and(page.locator(`:not(${WORKS_WITHOUT})`)), path).toHaveCount(0);
    // What depends on the time, such as the opening line, is hidden.
    await expect.soft(page.locator('opening-line:visible'), path).toHaveCount(0);
    if (notes[path]) await expect.soft(page.getByText(notes[path])).toBeVisible();
  }
  await page.goto(paths.faq);
  for (const { prompt } of faq) await expect(page.locator('summary').filter({ hasText: prompt })).toBeVisible();
  await page.locator('summary').first().click();
  await expect(page.locator('details p').first()).toBeVisible();
  await page.goto(paths.selectStore);
  for (const { ordering } of branches) await expect(page.locator(`a[href="${ordering!.link}"]`)).toBeVisible();
  await page.setViewportSize({ width: 360, height: 740 });
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await expect(page.getByRole('navigation', { name: 'Main, small screen' })).toBeVisible();
});
