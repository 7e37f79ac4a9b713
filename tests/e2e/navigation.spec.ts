import { content, home, menuPage, stories, ui } from './content.ts';
import { expect, open, test } from './site.ts';

test('A link leads to the top of the next page, and back leads to where the guest was', async ({ page }) => {
  await open(page, '/');
  const link = page.getByRole('main').getByRole('link', { name: home.about.primaryButton.text }).first();
  await link.scrollIntoViewIfNeeded();
  const scrolled = await page.evaluate(() => scrollY);
  expect(scrolled).toBeGreaterThan(0);
  await link.click();
  await expect(page).toHaveURL('/menu');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(menuPage.hero.title);
  await expect(page).toHaveTitle(content.pages.find(({ path }) => path === '/menu')!.title);
  expect(await page.evaluate(() => [scrollY, document.activeElement?.tagName])).toEqual([0, 'BODY']);
  await page.goBack();
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
});

test('The bar marks the link of the current section', async ({ page }) => {
  await open(page, '/home');
  const bar = page.getByRole('navigation', { name: ui.navigation.label, exact: true });
  const expectCurrent = async (path: string, name: string) => {
    await expect(page).toHaveURL(path);
    await expect(bar.locator('[aria-current=page]')).toHaveText(name);
  };
  await expectCurrent('/home', ui.navigation.home);
  await bar.getByRole('link', { name: ui.navigation.about }).click();
  await expectCurrent('/about-us', ui.navigation.about);
  await open(page, `/blog/${stories[0]!.slug}`);
  await expectCurrent(`/blog/${stories[0]!.slug}`, ui.navigation.blog);
});

test.describe('The small-screen menu', { tag: '@phone' }, () => {
  test('opens, closes on Escape with focus back, and leads on', async ({ page }) => {
    await open(page, '/');
    const toggle = page.getByRole('button', { name: ui.navigation.more, exact: true });
    const panel = page.getByRole('navigation', { name: ui.navigation.smallMenuLabel });
    await expect(panel).toBeHidden();
    await toggle.click();
    await expect(panel).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(panel).toBeHidden();
    await expect(toggle).toBeFocused();
    await toggle.click();
    await panel.getByRole('link', { name: ui.navigation.about }).click();
    await expect(page).toHaveURL('/about-us');
    await expect(panel).toBeHidden();
  });

  test.describe('with scripts off', () => {
    test.use({ javaScriptEnabled: false });

    test('opens and leads on', async ({ page }) => {
      await page.goto('/');
      await page.getByRole('button', { name: ui.navigation.more, exact: true }).click();
      const panel = page.getByRole('navigation', { name: ui.navigation.smallMenuLabel });
      await panel.getByRole('link', { name: ui.navigation.menu }).click();
      await expect(page).toHaveURL('/menu');
    });
  });
});

test('A fragment with a malformed escape breaks no page', async ({ page }) => {
  // An exception fails every test (site.ts).
  for (const fragment of ['%', '%E0%A4%A', 'a%zz', '%00']) {
    await page.goto('about:blank');
    await open(page, `/menu#${fragment}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(menuPage.hero.title);
  }
});
