import { fill } from '../../model/fill.ts';
import { branches, site, ui } from './content.ts';
import { sideways } from './cut-off.ts';
import { expect, open } from './site.ts';
import { test, third } from './third-branch-site.ts';

// In one worker, so that the site is built once.
test.describe.configure({ mode: 'default' });

test('A third branch has a menu, a PDF and a table sheet, can be chosen, and stands in all lists', async ({
  page,
  request,
}) => {
  await open(page, '/menu');
  const switcher = page.getByRole('navigation', { name: ui.menu.branchLabel });
  await switcher.getByRole('link', { name: third.menuName }).click();
  await expect(page).toHaveURL(`/menu/${third.key}`);
  const download = fill(ui.menu.download, { BRANCH: third.menuName.toUpperCase() });
  await expect(page.getByRole('button', { name: download })).toBeVisible();
  await page.goto(`/menu/${third.key}?page=2`);
  await expect(page.locator('[data-menu]:not([hidden])')).toHaveAttribute('data-menu', `${third.key}-2`);
  await expect(switcher.getByRole('link', { name: third.menuName })).toHaveAttribute('aria-current', 'page');

  const main = page.getByRole('main');
  for (const path of ['/select-store', '/book-reservation']) {
    await open(page, path);
    await expect(main.getByRole('heading', { level: 3 })).toHaveText([
      ...branches.map(({ store }) => store),
      third.store,
    ]);
    await main.getByRole('button', { name: third.store }).click();
    await page.getByRole('dialog').getByRole('button', { name: ui.dialog.ok, exact: true }).click();
    await expect(main.locator(`a[href*="-${third.key}."]:visible`).first()).toBeVisible();
  }

  await open(page, '/about-us');
  const footer = page.getByRole('contentinfo');
  await expect(footer).toContainText(third.address.split(',')[0]!);
  await expect(footer).toContainText('Mon-Sun 1:00 pm to 9:00 pm');
  const call = fill(ui.global.callBranch, { phone: third.phone, branch: third.store });
  await expect(footer.getByRole('link', { name: call })).toBeVisible();
  await expect(main).toContainText(third.deliveryPhone);
  await open(page, `/print/${third.key}`);
  await expect(main).toContainText(third.store);

  const menu = await request.get(`/menu/${third.key}.json`);
  expect(await menu.json()).toMatchObject({
    restaurant: { id: `${site.url}/#restaurant-${third.key}` },
    menu: { name: third.menuName },
  });
});

test('Three branches fit into every width', async ({ page }) => {
  for (const path of ['/', '/about-us', '/menu', '/select-store', '/book-reservation', `/print/${third.key}`]) {
    await open(page, path);
    for (const width of [320, 360, 768, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      expect.soft(await sideways(page), `${path} at ${width} px`).toBe(0);
    }
  }
});
