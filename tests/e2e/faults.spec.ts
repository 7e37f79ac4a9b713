import { fill } from '../../model/fill.ts';
import { branches, content, menus, ui } from './content.ts';
import { expect, open, test } from './site.ts';

const title = '#main h1';

test.describe('A script that does not load', () => {
  test.use({
    expectedConsole: /Failed to load resource|dynamically imported|Failed to fetch|Importing a module|Error hydrating/,
  });

  test('takes its island with it and no more, and a reload brings it back', async ({ page }) => {
    // Astro tries again with a query.
    const script = /\/_astro\/store-choice\..*\.js/;
    await page.route(script, (route) => route.abort());
    await open(page, '/select-store');
    const main = page.getByRole('main');
    await main.getByRole('button', { name: branches[0]!.store }).click();
    await expect(page.getByRole('alert')).toContainText(ui.notices.partMissing);
    await expect(main.getByRole('heading', { name: ui.gettingThere.title })).toBeVisible();
    await page.unroute(script);
    await page.getByRole('alert').getByRole('link', { name: ui.notices.reload }).click();
    await main.getByRole('button', { name: branches[0]!.store }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
  });

  test('leaves every page readable, even if it is all of them', async ({ page }) => {
    await page.route(/\/_astro\/.*\.js/, (route) => route.abort());
    await open(page, '/menu');
    const first = menus[branches[0]!.key]!.pages[0]!.categories[0]!;
    await expect(page.getByRole('heading', { level: 4, name: first.items[0]!.baseName }).first()).toBeVisible();
    await page.getByRole('contentinfo').getByRole('link', { name: ui.footer.faq }).click();
    await expect(page.locator(title)).toHaveText(ui.faq.banner);
  });
});

test('Blocked storage takes nothing from a visit', async ({ page }) => {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage'] as const)
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('The operation is insecure.', 'SecurityError');
        },
      });
  });
  for (const path of ['/', '/feedback', '/our-table']) await open(page, path);
  await open(page, '/select-store');
  await page.getByRole('main').getByRole('button', { name: branches[0]!.store }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await open(page, '/menu');
  await page.getByRole('button', { name: ui.menu.openFinder }).click();
  await expect(page.getByRole('button', { name: ui.menu.closeFinder })).toBeVisible();
});

test('A clock that is wrong by years changes nothing', async ({ page }) => {
  const { name: branch, pages } = menus[branches[0]!.key]!;
  const name = fill(ui.menu.pageChanged, { branch, n: 2, total: pages.length });
  for (const year of ['1999', '2040']) {
    await page.clock.setFixedTime(`${year}-01-01T00:00:00Z`);
    await open(page, '/menu?page=2');
    await expect(page.getByRole('region', { name })).toBeVisible();
  }
});

test.describe('A picture that is missing', () => {
  test.use({ expectedConsole: /Failed to load resource/ });

  test('leaves its description and its space', async ({ page }) => {
    await open(page, '/about-us');
    const picture = page.getByRole('main').getByRole('img', { name: content.about.success.alt });
    const height = async () => (await picture.boundingBox())?.height ?? 0;
    const before = await height();
    await page.route(/\.(?:avif|webp|jpe?g)$/, (route) => route.fulfill({ status: 404 }));
    await page.reload();
    await expect(picture).toBeAttached();
    expect(await height()).toBeCloseTo(before, 0);
  });
});
