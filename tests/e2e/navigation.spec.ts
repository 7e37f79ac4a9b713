import { wimbledon } from './branch-files.ts';
import { expect, hydrated, open, test } from './site.ts';
import { literally } from './site-file.ts';

const hasNoHover = (width: number | undefined) => (width ?? 0) < 700;

test('the current page is marked in the bar', async ({ page, viewport }) => {
  test.skip(hasNoHover(viewport?.width), 'the bar of links is for wide screens');
  for (const [path, name] of [
    ['/', 'Home'],
    ['/home', 'Home'],
    ['/about-us', 'About Us'],
    ['/menu', 'Menu'],
    ['/blog', 'Blog'],
    ['/blog/the-soul-of-chettinad', 'Blog'],
  ] as const) {
    await open(page, path);
    const current = page.getByRole('navigation', { name: 'Main', exact: true }).locator('[aria-current=page]');
    await expect(current).toHaveText(name);
  }
});

test('a link changes the page, scrolls to the top, moves focus and says the title', async ({ page }) => {
  await open(page, '/');
  const link = page.getByRole('link', { name: 'VIEW FULL MENU' });
  await link.scrollIntoViewIfNeeded();
  await link.click();
  await expect(page).toHaveURL('/menu');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Our Menu');
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await expect(page.getByRole('main')).toBeFocused();
  await expect(page.getByRole('status').filter({ hasText: 'page loaded' })).toHaveText(/^Our Menu .*, page loaded$/);
});

test('a link to the page that is shown adds nothing to the way back', async ({ page }) => {
  // While one page passes into the next, the browser takes no click.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, '/');
  const help = page.getByRole('contentinfo');
  await help.getByRole('link', { name: 'Glossary' }).click();
  await expect(page).toHaveURL('/glossary');
  const before = await page.evaluate(() => history.length);
  await expect(page.getByRole('main')).toBeFocused();
  const key = () => page.evaluate(() => (history.state as { key?: string }).key);
  const first = await key();
  await help.getByRole('link', { name: 'Glossary' }).click();
  await expect.poll(key).not.toBe(first);
  expect(await page.evaluate(() => history.length)).toBe(before);
  await page.goBack();
  await expect(page).toHaveURL('/');
});

test('a link opened in a new tab leaves the page alone', async ({ page, context }) => {
  await open(page, '/');
  const opened = context.waitForEvent('page');
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: 'Glossary' })
    .click({ modifiers: ['ControlOrMeta'] });
  await (await opened).waitForURL('/glossary');
  expect(new URL(page.url()).pathname).toBe('/');
});

test('pages reached by a link have their own styles', async ({ page }) => {
  await open(page, '/faq');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy Policy' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Privacy Policy');
  const columns = page.getByRole('navigation', { name: 'On this page' }).locator('..');
  expect(await columns.evaluate((element) => getComputedStyle(element).display)).toBe('grid');
});

test('a page is not shown before its styles have come', async ({ page }) => {
  const held = Promise.withResolvers<void>();
  const asked = page.waitForRequest(/\/about-us-.*\.css$/);
  await page.route(/\/about-us-.*\.css$/, async (route) => {
    await held.promise;
    await route.continue();
  });
  await open(page, '/faq');
  await page.locator('a[href="/about-us"]').first().dispatchEvent('touchstart');
  await asked;
  await page.evaluate(() => document.querySelector<HTMLElement>('a[href="/about-us"]')?.click());
  // Meanwhile the old page does as it is told.
  const question = page.locator('#main li button').nth(2);
  await question.click();
  await expect(question).toHaveAttribute('aria-expanded', 'true');
  // Long enough for the page's script, and for what is not held back to be shown.
  await page.waitForTimeout(1000);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('FAQ');
  held.resolve();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('About Us');
});

test('the order and booking buttons lead to their pages', async ({ page, viewport }) => {
  test.skip(hasNoHover(viewport?.width), 'the bar of buttons is for wide screens');
  await open(page, '/about-us');
  await page.getByRole('banner').getByRole('link', { name: 'BOOK A RESERVATION' }).click();
  await expect(page).toHaveURL('/book-reservation');
  await page.getByRole('banner').getByRole('link', { name: 'ORDER ONLINE' }).click();
  await expect(page).toHaveURL('/select-store');
});

test.describe('the small-screen menu', () => {
  test('opens, closes on Escape with focus back, and closes when a link is tapped', async ({ page, viewport }) => {
    test.skip(!hasNoHover(viewport?.width), 'small screens only');
    await open(page, '/');
    const toggle = page.getByRole('button', { name: 'Menu', exact: true });
    const panel = page.getByRole('navigation', { name: 'Main, small screen' });
    await expect(panel).toBeHidden();
    await toggle.click();
    await expect(panel).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(panel).toBeHidden();
    await expect(toggle).toBeFocused();
    await toggle.click();
    await panel.getByRole('link', { name: 'About Us' }).click();
    await expect(page).toHaveURL('/about-us');
    await expect(panel).toBeHidden();
  });

  test('works before any script has come', async ({ browser, baseURL, viewport }) => {
    test.skip(!hasNoHover(viewport?.width), 'small screens only');
    const context = await browser.newContext({ javaScriptEnabled: false, viewport, ...(baseURL && { baseURL }) });
    const page = await context.newPage();
    await page.goto('/');
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    await page.getByRole('navigation', { name: 'Main, small screen' }).getByRole('link', { name: 'Menu' }).click();
    await expect(page).toHaveURL('/menu');
    await context.close();
  });
});

test.describe("Wimbledon's own host", () => {
  test('shows no booking button, at no time', async ({ page, baseURL, viewport }) => {
    const { port } = new URL(baseURL ?? '');
    // The browser is started with this name leading here, as a name server would do it.
    const site = `http://${wimbledon.host}:${port}`;
    await page.addInitScript(() => {
      const seen: boolean[] = [];
      Object.assign(window, { seen });
      const look = () => {
        for (const link of document.querySelectorAll<HTMLElement>('[data-booking]')) seen.push(link.checkVisibility());
        requestAnimationFrame(look);
      };
      look();
    });
    await page.goto(`${site}/`);
    await hydrated(page);
    if (hasNoHover(viewport?.width)) await page.getByRole('button', { name: 'Menu', exact: true }).click();
    await expect(page.getByRole('link', { name: 'BOOK A RESERVATION' })).toHaveCount(0);
    const seen = await page.evaluate(() => (window as unknown as { seen: boolean[] }).seen);
    expect(seen.length).toBeGreaterThan(0);
    expect(seen).not.toContain(true);
    await page.goto(`${site}/book-reservation`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Choose The Store To Book Your Table');
  });

  test.use({
    // That name is served without TLS here, which takes one header out of force.
    expectedConsole: new RegExp(`${literally(wimbledon.host ?? '')}|Cross-Origin-Opener-Policy`),
  });
});
