import { expect, hydrated, open, test } from './site.ts';

test.describe('after the site was replaced while a page was open', () => {
  test.use({
    expectedConsole: /Failed to load resource|Error loading route module|dynamically imported|Failed to fetch/,
  });

  test('a page whose script is gone is reached by one press all the same', async ({ page }) => {
    await open(page, '/');
    let isOldPage = true;
    page.on('domcontentloaded', () => (isOldPage = false));
    // The old name is gone for good; the new page brings the new one.
    await page.route(/\/assets\/about-us-.*\.js$/, (route) =>
      isOldPage ? route.fulfill({ status: 404 }) : route.continue(),
    );
    await page.evaluate(() => Object.assign(window, { same: true }));
    await page.getByRole('contentinfo').getByRole('link', { name: 'FAQ' }).waitFor();
    await page.evaluate(() => document.querySelector<HTMLAnchorElement>('header a[href="/about-us"]')?.click());
    await page.waitForFunction(() => !('same' in window));
    await hydrated(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('About Us');
  });

  test('it does not reload again and again', async ({ page }) => {
    await open(page, '/');
    await page.route(/\/assets\/about-us-.*\.js$/, (route) => route.fulfill({ status: 404 }));
    let loads = 0;
    page.on('load', () => (loads += 1));
    await page.evaluate(() => document.querySelector<HTMLAnchorElement>('header a[href="/about-us"]')?.click());
    // Once for the link, once more for the page itself; then it stands, readable, without scripts.
    await expect.poll(() => loads).toBe(2);
    await page.waitForTimeout(2_000);
    expect(loads).toBe(2);
    await expect(page.getByRole('heading', { level: 1, name: 'About Us' })).toBeVisible();
  });
});

test.describe('a script that does not come', () => {
  test.use({ expectedConsole: /Failed to load resource|dynamically imported|Failed to fetch|Importing a module/ });

  test('takes that part of the page with it, and no more', async ({ page }) => {
    await open(page, '/');
    await page.route(/\/assets\/eastham-3-.*\.js$/, (route) => route.abort());
    await page.getByRole('contentinfo').waitFor();
    await page.evaluate(() => document.querySelector<HTMLAnchorElement>('header a[href="/menu"]')?.click());
    await expect(page.getByRole('heading', { level: 3, name: 'Soup' })).toBeVisible();
    const pager = page.getByRole('navigation', { name: 'Menu pages, top' });
    await pager.getByRole('button', { name: 'Menu Page 3' }).click();
    await expect(page.getByRole('alert')).toContainText('This part of the page did not come through.');
    await pager.getByRole('button', { name: 'Menu Page 2' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Our Menu');
    await pager.getByRole('button', { name: 'Menu Page 3' }).click();
    await page.unroute(/\/assets\/eastham-3-.*\.js$/);
    await page.getByRole('button', { name: 'Reload' }).click();
    await expect(page.getByRole('heading', { level: 3, name: 'Parotta Varieties' })).toBeVisible();
  });

  test('takes nothing where it is the one that speaks of being offline', async ({ page }) => {
    await page.route(/\/assets\/offline-line-.*\.js$/, (route) => route.abort());
    const failed = page.waitForEvent('requestfailed', {
      predicate: (request) => request.url().includes('offline-line'),
    });
    await open(page, '/about-us');
    await failed;
    await page.waitForTimeout(300);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('About Us');
  });
});

test.describe('storage that is blocked', () => {
  test('takes nothing from a visit', async ({ page }) => {
    await page.addInitScript(() => {
      for (const name of ['localStorage', 'sessionStorage'] as const)
        Object.defineProperty(window, name, {
          get() {
            throw new DOMException('The operation is insecure.', 'SecurityError');
          },
        });
    });
    for (const path of ['/', '/menu', '/select-store', '/feedback']) await open(page, path);
    await page.getByRole('textbox', { name: /experience/ }).fill('The rasam, twice.');
    await page.getByRole('contentinfo').getByRole('link', { name: 'FAQ' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('FAQ');
    await page.goBack();
    await expect(page.getByRole('textbox', { name: /experience/ })).toHaveValue('The rasam, twice.');
  });
});

for (const year of ['1999', '2040'])
  test(`a clock that stands in ${year} changes nothing`, async ({ page }) => {
    await page.clock.setFixedTime(`${year}-01-01T00:00:00Z`);
    await open(page, '/');
    await page.goto('/menu/wimbledon?page=2');
    await hydrated(page);
    await expect(page.getByRole('region', { name: 'Wimbledon menu, page 2 of 4' })).toBeVisible();
  });

test.describe('a picture that is missing', () => {
  test.use({ expectedConsole: /Failed to load resource/ });

  test('leaves its words and its room', async ({ page }) => {
    await open(page, '/about-us');
    const picture = page.getByRole('main').getByRole('img').first();
    const before = await picture.boundingBox();
    await page.route('**/pictures/**', (route) => route.fulfill({ status: 404 }));
    await page.reload();
    await hydrated(page);
    await expect(picture).toHaveAccessibleName(/\w{3}/);
    expect((await picture.boundingBox())?.height).toBeCloseTo(before?.height ?? 0, 0);
  });
});

test('ten times the menu is read, searched and saved, and takes no more memory from visit to visit', async ({
  page,
}) => {
  test.slow();
  // Each dish ten times, under names of its own.
  await page.route(/\/assets\/(?:eastham|wimbledon)-\d-.*\.js$/, async (route) => {
    const response = await route.fetch();
    const script = (await response.text()).replace(
      /export\{(\w+) as default\};?$/,
      `const tenfold=(list,make)=>Array.from({length:10},(_,n)=>list.map((one)=>make(one,n))).flat();
       export default {...$1,categories:tenfold($1.categories,(category,n)=>({...category,slug:category.slug+n,
         items:category.items.map((dish)=>({...dish,id:dish.id+n}))}))};`,
    );
    await route.fulfill({ response, body: script });
  });
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  /** What the page holds when nothing is left to be collected: megabytes of scripts' memory, and nodes. */
  const held = async () => {
    await session.send('HeapProfiler.collectGarbage');
    const { metrics } = await session.send('Performance.getMetrics');
    const of = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? Number.NaN;
    return { megabytes: of('JSHeapUsedSize') / 2 ** 20, nodes: of('Nodes') };
  };
  const follow = (href: string) =>
    page.evaluate((to) => document.querySelector<HTMLAnchorElement>(`a[href="${to}"]`)?.click(), href);
  const dishes = page.getByRole('heading', { level: 4, includeHidden: true });

  await open(page, '/');
  const onMenu = [];
  const afterwards = [];
  for (let visit = 0; visit < 3; visit += 1) {
    await follow('/menu');
    await expect.poll(() => dishes.count(), { timeout: 30_000 }).toBeGreaterThan(1800);
    await page.getByRole('button', { name: 'Find what I can eat' }).click();
    await expect(page.getByText('1890 of 1890 dishes')).toBeVisible({ timeout: 60_000 });
    const saving = page.waitForEvent('download', { timeout: 60_000 });
    await page.getByRole('button', { name: 'DOWNLOAD EASTHAM MENU' }).click();
    await (await saving).delete();
    onMenu.push(await held());
    await follow('/');
    await expect(page.getByRole('heading', { level: 1, name: /Valavu/ })).toBeAttached();
    await expect.poll(() => dishes.count()).toBe(0);
    afterwards.push(await held());
  }
  const [first, , third] = onMenu;
  // 40 MB for 4,100 dishes, when both menus stood on one page.
  expect(third?.megabytes).toBeLessThan(64);
  expect(third?.megabytes).toBeLessThan((first?.megabytes ?? 0) * 1.1);
  expect(third?.nodes).toBeLessThan((first?.nodes ?? 0) * 1.1);
  // React may hold on to the page that was left last, but to no more than that one.
  expect(afterwards[2]?.nodes).toBeLessThan((third?.nodes ?? 0) * 1.1);
});
