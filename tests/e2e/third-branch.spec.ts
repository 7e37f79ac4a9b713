import { branches } from './branch-files.ts';
import { expect, hydrated, open } from './site.ts';
import { url } from './site-file.ts';
import { test, tooting } from './third-branch-site.ts';

// In one worker, so that the site is built once.
test.describe.configure({ mode: 'default' });

const STORES = [...branches.map(({ store }) => store), tooting.store];

test('its menu is reached by the switcher and by address, and its PDF has a button', async ({ page }) => {
  await open(page, '/menu');
  await page.getByRole('navigation', { name: 'Branch' }).getByRole('link', { name: tooting.menuName }).click();
  await expect(page).toHaveURL(`/menu/${tooting.key}`);
  await expect(page.getByRole('button', { name: 'DOWNLOAD TOOTING BEC MENU' })).toBeVisible();
  await page.goto(`/menu/${tooting.key}?page=4`);
  // Before React is there, and after.
  for (const wait of [async () => undefined, hydrated]) {
    await wait(page);
    await expect(page.locator('[data-menu]:not([hidden])')).toHaveAttribute('data-menu', `${tooting.key}-4`);
    const link = page.getByRole('navigation', { name: 'Branch' }).getByRole('link', { name: tooting.menuName });
    await expect(link).toHaveAttribute('aria-current', 'page');
  }
  await expect(page.getByRole('heading', { name: 'Wine & Drinks Menu' })).toBeVisible();
});

test('the switcher keeps inside the narrowest window', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await open(page, '/menu');
  const switcher = page.getByRole('navigation', { name: 'Branch' });
  for (const button of await switcher.getByRole('link').all()) {
    const { x = 0, width = Infinity } = (await button.boundingBox()) ?? {};
    expect(x + width).toBeLessThanOrEqual(320);
  }
});

for (const [path, action] of [
  ['/select-store', 'Order Now'],
  ['/book-reservation', 'Book Now'],
] as const) {
  test(`it can be chosen on ${path}, which says how to get there`, async ({ page }) => {
    await open(page, path);
    await page.getByRole('main').getByRole('button', { name: tooting.store }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'OK' }).click();
    const link = page.getByRole('main').getByRole('link', { name: new RegExp(`^${action}.* ${tooting.store}`) });
    await expect(link).toHaveAttribute('href', /-tooting/);
    await expect(page.getByRole('main').getByRole('heading', { level: 3 })).toHaveText(STORES);
  });
}

test('its address, hours and telephones stand in the footer, on About Us and on its sheet for the tables', async ({
  page,
}) => {
  await open(page, '/about-us');
  const footer = page.getByRole('contentinfo');
  await expect(footer).toContainText('12 Trinity Road');
  await expect(footer).toContainText(tooting.hours);
  await expect(footer.getByRole('link', { name: `${tooting.phone}, call ${tooting.store}` })).toBeVisible();
  await expect(page.getByRole('main')).toContainText(tooting.deliveryPhone);
  await open(page, `/print/${tooting.key}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`At the table in ${tooting.store}`);
  await expect(page.getByRole('img', { name: `QR code that opens the ${tooting.store} menu` })).toHaveCount(2);
});

test('machines read of it: its menu as data, and a restaurant of its own on the home page', async ({
  page,
  request,
}) => {
  const menu = await request.get(`/menu/${tooting.key}.json`);
  expect(await menu.json()).toMatchObject({
    restaurant: { id: `${url}/#restaurant-${tooting.key}` },
    menu: { name: tooting.menuName },
  });
  await open(page, '/');
  const data: unknown = JSON.parse((await page.locator('script[type="application/ld+json"]').textContent()) ?? '');
  expect(data).toMatchObject({
    '@graph': [
      { '@type': 'WebSite' },
      { '@type': 'Organization' },
      ...branches.map(() => ({ '@type': 'Restaurant' })),
      {
        '@type': 'Restaurant',
        '@id': `${url}/#restaurant-${tooting.key}`,
        name: `Valavu ${tooting.store}`,
        hasMenu: { '@id': `${url}/#menu-${tooting.key}` },
        openingHoursSpecification: { opens: '13:00', closes: '21:00' },
      },
    ],
  });
});

test('three branches fit, side by side and one below the other', async ({ page }) => {
  for (const width of [360, 768, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    for (const path of ['/', '/about-us', '/menu', '/select-store', '/book-reservation', `/print/${tooting.key}`]) {
      await open(page, path);
      const sideways = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect.soft(sideways, `${path} at ${width} px`).toBe(0);
    }
  }
});
