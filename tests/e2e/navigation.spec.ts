import { fill } from '../../model/fill.ts';
import { content, home, menuPage, stories, ui } from './content.ts';
import { expect, open, test } from './site.ts';

const menuTitle = content.pages.find(({ path }) => path === '/menu')!.title;

test(
  'A link changes the page without a reload, scrolls to the top, moves focus and says the title',
  { tag: '@both' },
  async ({ page }) => {
    await open(page, '/');
    await page.evaluate(() => Object.assign(window, { same: true }));
    const link = page.getByRole('main').getByRole('link', { name: home.about.primaryButton.text }).first();
    await link.scrollIntoViewIfNeeded();
    await link.click();
    await expect(page).toHaveURL('/menu');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(menuPage.hero.title);
    expect(await page.evaluate(() => scrollY)).toBe(0);
    await expect(page.getByRole('main')).toBeFocused();
    await expect(
      page.getByRole('status').filter({ hasText: fill(ui.global.pageChanged, { title: menuTitle }) }),
    ).toHaveCount(1);
    // The footer is a part that React leaves alone, and so are most parts of the home page.
    await page.getByRole('contentinfo').getByRole('link', { name: ui.footer.faq }).click();
    await expect(page).toHaveURL('/faq');
    await page.goBack();
    await page.goBack();
    await expect(page.getByRole('heading', { name: home.signatureDishes.heading })).toBeVisible();
    expect(await page.evaluate(() => 'same' in window)).toBe(true);
  },
);

test('The bar marks the link of the current section', async ({ page }) => {
  // While a view transition runs, the browser takes no click.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, '/home');
  const bar = page.getByRole('navigation', { name: ui.navigation.label, exact: true });
  const expectCurrent = async (path: string, name: string) => {
    await expect(page).toHaveURL(path);
    await expect(bar.locator('[aria-current=page]')).toHaveText(name);
  };
  await expectCurrent('/home', ui.navigation.home);
  await bar.getByRole('link', { name: ui.navigation.about }).click();
  await expectCurrent('/about-us', ui.navigation.about);
  await bar.getByRole('link', { name: ui.navigation.blog }).click();
  await expectCurrent('/blog', ui.navigation.blog);
  await page.getByRole('article').getByRole('link', { name: stories[0]!.title }).first().click();
  await expectCurrent(`/blog/${stories[0]!.slug}`, ui.navigation.blog);
});

test('A link to the page that is shown adds no entry to the history, nor does one opened in a new tab', async ({
  page,
  context,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, '/');
  const glossary = page.getByRole('contentinfo').getByRole('link', { name: ui.footer.glossary });
  await glossary.click();
  await expect(page).toHaveURL('/glossary');
  await expect(page.getByRole('main')).toBeFocused();
  const before = await page.evaluate(() => history.length);
  await glossary.click();

  const opened = context.waitForEvent('page');
  const faq = page.getByRole('contentinfo').getByRole('link', { name: ui.footer.faq });
  await faq.click({ modifiers: ['ControlOrMeta'] });
  await (await opened).waitForURL('/faq');
  await expect(page).toHaveURL('/glossary');

  expect(await page.evaluate(() => history.length)).toBe(before);
  await page.goBack();
  await expect(page).toHaveURL('/');
});

test('A page is not shown before its styles, and meanwhile the old page still works', async ({ page }) => {
  const held = Promise.withResolvers<void>();
  const asked = page.waitForRequest(/\/about-us-.*\.css$/);
  const script = page.waitForResponse(/\/about-us-.*\.js$/);
  await page.route(/\/about-us-.*\.css$/, async (route) => {
    await held.promise;
    await route.continue();
  });
  await open(page, '/faq');
  await page.locator('a[href="/about-us"]').first().dispatchEvent('touchstart');
  await asked;
  await page.evaluate(() => document.querySelector<HTMLElement>('a[href="/about-us"]')?.click());
  const question = page.getByRole('main').getByRole('listitem').getByRole('button').nth(2);
  await question.click();
  await expect(question).toHaveAttribute('aria-expanded', 'true');
  await (await script).finished();
  // Time in which a page that does not wait for its styles would be shown.
  await page.waitForTimeout(300);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(ui.faq.banner);
  held.resolve();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(content.about.heading);
});

test.describe('The small-screen menu', { tag: '@phone' }, () => {
  test('opens, closes on Escape with focus back, and closes when a link is tapped', async ({ page }) => {
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
  const errors: Error[] = [];
  page.on('pageerror', (error) => errors.push(error));
  for (const fragment of ['%', '%E0%A4%A', 'a%zz', '%00']) {
    await page.goto('about:blank');
    await open(page, `/menu#${fragment}`);
    await page.getByRole('contentinfo').getByRole('link', { name: ui.footer.faq }).click();
    await expect(page).toHaveURL('/faq');
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(menuPage.hero.title);
  }
  expect(errors).toEqual([]);
});
