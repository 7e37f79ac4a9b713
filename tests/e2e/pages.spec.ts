import { paths } from '../../src/paths.ts';
import { fill } from '../../model/fill.ts';
import { defaultBranch, menuPage, menus, site, ui } from './content.ts';
import { expect, expectAccessible, open, test } from './site.ts';

/* Pages with one thing to do. */

test('The menu leads to its table of allergens, whose search leaves the rows that have its words', async ({ page }) => {
  const words = menuPage.finder;
  const names = menus[defaultBranch.key]!.pages.flatMap(({ categories }) =>
    categories.flatMap(({ items }) => items.map(({ baseName }) => baseName)),
  );
  await open(page, paths.menu);
  await page
    .getByRole('link', { name: fill(words.table, { branch: defaultBranch.menuName }) })
    .filter({ visible: true })
    .click();
  const search = page.getByRole('searchbox');
  const shown = page.getByRole('rowheader').filter({ visible: true });
  await expect(shown).toHaveText(names);
  await search.fill(names[0]!.toUpperCase());
  await expect(shown).toHaveText(names.slice(0, 1));
  await search.fill('helicopter');
  await expect(shown).toHaveCount(0);
  const count = fill(words.count, { n: 0, total: names.length });
  await expect(page.getByRole('status').filter({ hasText: count })).toHaveCount(1);
});

test.describe('The badges of the app page', () => {
  test.use({ expectedConsole: new RegExp(`^Failed to load resource|^${ui.log.settings}`) });

  test('lead where the settings say; a failure is logged, and leaves them without links', async ({ page }) => {
    const badges = [ui.goToAppStore.googlePlayName, ui.goToAppStore.appStoreName].map((name) =>
      page.getByRole('link', { name: fill(name, { brand: site.brand }) }),
    );
    const [androidAppUrl, iosAppUrl] = ['https://android.example/app', 'https://ios.example/app'];
    await page.route('/api/setting', (route) => route.fulfill({ json: { data: { androidAppUrl, iosAppUrl } } }));
    await open(page, paths.goToAppStore);
    await expect(badges[0]!).toHaveAttribute('href', androidAppUrl);
    await expect(badges[1]!).toHaveAttribute('href', iosAppUrl);
    await page.route('/api/setting', (route) => route.fulfill({ status: 500, body: '{}' }));
    const logged = page.waitForEvent('console', (message) => message.text().startsWith(ui.log.settings));
    await open(page, paths.goToAppStore);
    expect((await logged).type()).toBe('error');
    await expect(page.getByText(ui.selectStore.googlePlay)).toBeVisible();
    for (const badge of badges) await expect(badge).toHaveCount(0);
    await expectAccessible(page, 'without links');
  });
});

test('The sheet for the tables is printed on one page of the chosen size, and nothing extends beyond it', async ({
  page,
}) => {
  const words = ui.tableSheet;
  await page.addInitScript(() => {
    window.print = () => document.documentElement.setAttribute('data-printed', '');
  });
  await open(page, paths.tableSheet(defaultBranch.key));
  for (const [size, paper] of [
    [words.a5, '148 × 210'],
    [words.a6, '105 × 148'],
  ] as const) {
    await page.getByRole('radio', { name: size }).check();
    await expectAccessible(page, size);
    const file = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
    // In points, of which a millimetre has 72 / 25.4.
    const sizes = [...file.matchAll(/\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/g)].map(([, ...points]) =>
      points.map((each) => Math.round((Number(each) * 25.4) / 72)).join(' × '),
    );
    expect(sizes).toEqual([paper]);
    await page.emulateMedia({ media: 'print' });
    const sheet = page.locator('main fieldset > div > div:visible');
    expect(
      await sheet.evaluate((one) => [one.scrollHeight - one.clientHeight, one.scrollWidth - one.clientWidth]),
    ).toEqual([0, 0]);
    await page.emulateMedia({ media: null });
  }
  await page.getByRole('button', { name: words.print }).click();
  await expect(page.locator('html')).toHaveAttribute('data-printed');
});
