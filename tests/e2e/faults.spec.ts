import type { Locator, Page } from '@playwright/test';
import { fill } from '../../model/fill.ts';
import { branches, content, home, menuPage, menus, ui } from './content.ts';
import { expect, hydrated, open, test } from './site.ts';

const [branch] = branches as [(typeof branches)[number]];
const { name: menuName, pages: menuPages } = menus[branch.key]!;
const ABOUT_SCRIPT = /\/assets\/about-us-.*\.js$/;

/** Follows a link without a tap, which would prefetch its page. */
const follow = (page: Page, href: string) =>
  page.evaluate((to) => document.querySelector<HTMLAnchorElement>(`a[href="${to}"]`)?.click(), href);
const title = (page: Page) => page.getByRole('heading', { level: 1 });

test.describe('After the site was replaced while a page was open', () => {
  test.use({
    expectedConsole: /Failed to load resource|Error loading route module|dynamically imported|Failed to fetch/,
  });

  test('a page whose script is gone is still reached by one press', async ({ page }) => {
    await open(page, '/');
    let isOldPage = true;
    page.on('domcontentloaded', () => (isOldPage = false));
    // Only the old page asks for the old name.
    await page.route(ABOUT_SCRIPT, (route) => (isOldPage ? route.fulfill({ status: 404 }) : route.continue()));
    await page.evaluate(() => Object.assign(window, { same: true }));
    await follow(page, '/about-us');
    await page.waitForFunction(() => !('same' in window));
    await hydrated(page);
    await expect(title(page)).toHaveText(content.about.heading);
  });

  test('a page whose script stays away is readable and does not reload again and again', async ({ page }) => {
    await open(page, '/');
    await page.route(ABOUT_SCRIPT, (route) => route.fulfill({ status: 404 }));
    let loads = 0;
    let lastLoad = 0;
    page.on('load', () => {
      loads += 1;
      lastLoad = Date.now();
    });
    await follow(page, '/about-us');
    // Once for the link, once more for the page itself, and no more within half a second.
    await expect.poll(() => loads > 0 && Date.now() - lastLoad > 500).toBe(true);
    expect(loads).toBe(2);
    await expect(title(page)).toHaveText(content.about.heading);
    await expect(title(page)).toBeVisible();
  });
});

test.describe('A script that does not load', () => {
  test.use({ expectedConsole: /Failed to load resource|dynamically imported|Failed to fetch|Importing a module/ });

  test('takes that part of the page with it, and no more', async ({ page }) => {
    const [first, second, third] = menuPages.map(({ categories }) =>
      page.getByRole('heading', { level: 3, name: categories[0]!.name, exact: true }),
    ) as [Locator, Locator, Locator];
    const thirdScript = new RegExp(`/assets/${branch.key}-3-.*\\.js$`);
    await open(page, '/');
    await page.route(thirdScript, (route) => route.abort());
    await follow(page, '/menu');
    await expect(first).toBeVisible();
    const turnTo = (n: number) =>
      page
        .getByRole('navigation', { name: ui.menu.pagesTop })
        .getByRole('button', { name: fill(ui.menu.page, { n }) })
        .click();
    await turnTo(3);
    await expect(page.getByRole('alert')).toContainText(ui.notices.partMissing);
    await turnTo(2);
    await expect(second).toBeVisible();
    await turnTo(3);
    await page.unroute(thirdScript);
    await page.getByRole('button', { name: ui.notices.reload }).click();
    await expect(third).toBeVisible();
  });

  test('takes nothing if it is the one of the offline line', async ({ page }) => {
    await page.route(/\/assets\/offline-line-.*\.js$/, (route) => route.abort());
    const failed = page.waitForEvent('requestfailed', (request) => request.url().includes('offline-line'));
    await open(page, '/feedback');
    await failed;
    await page.getByRole('textbox').first().fill('Still here');
    await page.getByRole('contentinfo').getByRole('link', { name: ui.footer.faq }).click();
    await expect(title(page)).toHaveText(ui.faq.banner);
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
  for (const path of ['/', '/menu', '/select-store', '/feedback']) await open(page, path);
  const text = page.getByRole('textbox', { name: ui.feedback.question });
  await text.fill('The soup, twice.');
  await page.getByRole('contentinfo').getByRole('link', { name: ui.footer.faq }).click();
  await expect(title(page)).toHaveText(ui.faq.banner);
  await page.goBack();
  await expect(text).toHaveValue('The soup, twice.');
});

test('A clock that is wrong by years changes nothing', async ({ page }) => {
  const name = fill(ui.menu.pageChanged, { branch: menuName, n: 2, total: menuPages.length });
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
    await page.route('**/pictures/**', (route) => route.fulfill({ status: 404 }));
    await page.reload();
    await hydrated(page);
    await expect(picture).toBeAttached();
    expect(await height()).toBeCloseTo(before, 0);
  });
});

test('A menu of 1,900 dishes can be read, searched and saved, and repeated visits take no more memory', async ({
  page,
}) => {
  test.slow();
  const dishCount = menuPages.flatMap(({ categories }) => categories.flatMap(({ items }) => items)).length;
  const factor = Math.ceil(1900 / dishCount);
  const total = factor * dishCount;
  // Each dish many times, under ids of its own.
  await page.route(new RegExp(`/assets/${branch.key}-\\d-.*\\.js$`), async (route) => {
    const response = await route.fetch();
    const script = (await response.text()).replace(
      /export\{(\w+) as default\};?$/,
      `export default {...$1,categories:$1.categories.map((category)=>({...category,items:
         Array.from({length:${factor}},(_,n)=>category.items.map((dish)=>({...dish,id:dish.id+n}))).flat()}))};`,
    );
    await route.fulfill({ response, body: script });
  });
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  /** Memory of scripts in megabytes, and nodes, after a garbage collection. */
  const held = async () => {
    await session.send('HeapProfiler.collectGarbage');
    const { metrics } = await session.send('Performance.getMetrics');
    const of = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? Number.NaN;
    return { megabytes: of('JSHeapUsedSize') / 2 ** 20, nodes: of('Nodes') };
  };
  const dishes = page.getByRole('heading', { level: 4, includeHidden: true });

  await open(page, '/');
  const onMenu = [];
  const afterwards = [];
  for (let visit = 0; visit < 3; visit += 1) {
    await follow(page, '/menu');
    await expect.poll(() => dishes.count(), { timeout: 30_000 }).toBe(total);
    await page.getByRole('button', { name: ui.menu.openFinder }).click();
    const count = page.getByRole('status').filter({ hasText: fill(menuPage.finder.count, { n: total, total }) });
    await expect(count).toBeVisible({ timeout: 60_000 });
    await page.getByRole('button', { name: ui.menu.closeFinder }).click();
    const saving = page.waitForEvent('download', { timeout: 60_000 });
    await page.getByRole('button', { name: fill(ui.menu.download, { BRANCH: menuName.toUpperCase() }) }).click();
    await (await saving).delete();
    onMenu.push(await held());
    await follow(page, '/');
    await expect(page.getByRole('heading', { name: home.signatureDishes.heading })).toBeAttached();
    await expect.poll(() => dishes.count()).toBe(0);
    afterwards.push(await held());
  }
  const [first, , third] = onMenu;
  // 40 MB were measured for 4,100 dishes.
  expect(third?.megabytes).toBeLessThan(64);
  expect(third?.megabytes).toBeLessThan((first?.megabytes ?? 0) * 1.1);
  expect(third?.nodes).toBeLessThan((first?.nodes ?? 0) * 1.1);
  // React may keep the page that was left last, but no more than that.
  expect(afterwards[2]?.nodes).toBeLessThan((third?.nodes ?? 0) * 1.1);
});
