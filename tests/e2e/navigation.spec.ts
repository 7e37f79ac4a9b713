import { paths } from '../../src/paths.ts';
import { content, home, menuWords, stories, ui } from './content.ts';
import { expect, expectAccessible, test } from './site.ts';

test('A link leads to the top of the next page; back and forward lead to where the guest was', async ({ page }) => {
  await page.goto(paths.home);
  const link = page.getByRole('main').getByRole('link', { name: home.about.primaryButton.text }).first();
  await link.scrollIntoViewIfNeeded();
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(0);
  await link.click();
  await expect(page).toHaveURL(paths.menu);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(menuWords.hero.title);
  await expect(page).toHaveTitle(content.pages.find(({ path }) => path === paths.menu)!.title);
  expect(await page.evaluate(() => [scrollY, document.activeElement?.tagName])).toEqual([0, 'BODY']);
  const footer = page.getByRole('contentinfo');
  await footer.scrollIntoViewIfNeeded();
  for (const go of [() => page.goBack(), () => page.goForward()]) {
    await go();
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
  }
  await expect(footer).toBeInViewport();
});

test('The bar marks the current section, a list of sections the one that is being read', async ({ page }) => {
  const bar = page.getByRole('navigation', { name: 'Main', exact: true });
  for (const [path, name] of [
    ['/home', ui.navigation.home],
    [paths.about, ui.navigation.about],
    [paths.story(stories[0]!.slug), ui.navigation.blog],
  ] as const) {
    await page.goto(path);
    await expect(bar.locator('[aria-current=page]')).toHaveText(name);
  }
  await page.goto(paths.glossary);
  const sections = page.getByRole('main').locator('section[id]');
  for (const section of [sections.nth(1), sections.nth(0)]) {
    await section.evaluate((element) => window.scrollBy(0, element.getBoundingClientRect().top - innerHeight * 0.2));
    const id = await section.getAttribute('id');
    await expect(page.locator('[data-section-links] [aria-current=true]')).toHaveAttribute('href', `#${id}`);
  }
});

test('The small-screen menu opens, closes on Escape, and leads on', { tag: '@phone' }, async ({ page }) => {
  await page.goto(paths.about);
  const toggle = page.getByRole('button', { name: 'More', exact: true });
  const panel = page.getByRole('navigation', { name: 'Main, small screen' });
  await expect(panel).toBeHidden();
  await toggle.press('Enter');
  await expect(panel).toBeVisible();
  await expectAccessible(page, 'open');
  await page.keyboard.press('Tab');
  await expect(panel.getByRole('link', { name: ui.navigation.home })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await expect(toggle).toBeFocused();
  await toggle.click();
  await panel.getByRole('link', { name: ui.navigation.menu }).click();
  await expect(page).toHaveURL(paths.menu);
  await expect(panel).toBeHidden();
});
