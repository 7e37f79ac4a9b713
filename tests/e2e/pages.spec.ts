import { paths } from '../../src/paths.ts';
import { exclusionsFor, noNeeds } from '../../model/decide-dish.ts';
import type { Dish } from '../../model/types.ts';

import { defaultBranch, dishesOf, menuWords, site, stayingText, ui } from './content.ts';
import { ALL_SCRIPTS, holdScripts } from './hold-scripts.ts';
import { readPdf } from '../built/pdf-reader.ts';
import { expect, expectAccessible, test } from './site.ts';

/** Points in a millimetre. */
const MM = 72 / 25.4;

/* Pages with one thing to do. */

test('The table of allergens is searched by words and by allergen, which the menu keeps', async ({ page }) => {
  const words = menuWords.allergenTable;
  const dishes = dishesOf(defaultBranch);
  const count = (stays: (dish: Dish) => boolean) =>
    page.getByRole('status').filter({ hasText: stayingText(defaultBranch, stays) });
  await page.goto(paths.menu);
  await page
    .getByRole('main')
    .getByRole('link', { name: menuWords.allergy.lists })
    .filter({ visible: true })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 3 })).toHaveCount(dishes.length);
  const search = page.getByRole('searchbox');
  await search.fill(dishes[0]!.baseName.toUpperCase());
  await expect(page.getByRole('heading', { level: 3, name: dishes[0]!.baseName })).toBeVisible();
  await search.fill('');
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  const printed = page.locator('[data-print] tr').filter({ hasText: dishes[0]!.baseName });
  await expect(printed.locator('td').filter({ hasText: '● wheat' })).toHaveCount(1);
  const traces = (await printed.locator('td').filter({ hasText: 'almond' }).innerText()).replace(' almond', '');
  expect(traces).toMatch(/^○ \d+$/);
  const [cause = ''] = dishes[0]!.allergens.mayContain.nuts!;
  await expect(page.locator('[data-print] caption')).toContainText(`${traces} ${cause}`);
  await expect(page.getByText(`blank: ${words.neither}`)).toBeAttached();
  await page.getByRole('button', { name: menuWords.allergens.fish, exact: true }).click();
  const people = [{ ...noNeeds, without: ['fish'] as const }];
  const stays = (dish: Dish) => exclusionsFor(dish, people).length === 0;
  await expect(count(stays)).toHaveCount(1);
  await page.locator('summary').filter({ hasText: words.where }).filter({ visible: true }).first().click();
  await expectAccessible(page, 'opened');
  await page.getByRole('link', { name: words.back }).click();
  await expect(page).toHaveURL(paths.menu);
  await expect(page.locator('[data-filter-status]')).toHaveText(stayingText(defaultBranch, stays));
});

test(
  'Back goes where the guest was among the dishes that the filters had left',
  { tag: '@phone' },
  async ({ page }) => {
    await page.goto(`${paths.allergens(defaultBranch.key)}#find=&without=gluten`);
    const people = [{ ...noNeeds, without: ['gluten'] as const }];
    const { length } = dishesOf(defaultBranch).filter((dish) => exclusionsFor(dish, people).length === 0);
    const left = page.locator('[data-facts]').filter({ visible: true });
    await expect(left).toHaveCount(length);
    await left.last().evaluate((row) => row.scrollIntoView({ block: 'end', behavior: 'instant' }));
    const place = await page.evaluate(() => scrollY);
    expect(place).toBeGreaterThan(0);
    await page.goto(paths.faq);
    await page.goBack();
    await expect(left).toHaveCount(length);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(place);
  },
);

test('A list of allergens says on paper what was filtered, for whom, when and where, or until then that it is whole', async ({
  page,
}) => {
  const { filters, legend } = menuWords;
  const [first] = dishesOf(defaultBranch);
  const release = await holdScripts(page, ALL_SCRIPTS);
  await page.emulateMedia({ media: 'print' });
  await page.goto(
    `${paths.allergens(defaultBranch.key)}#find=&name=Amma&without=nuts&person=name%3DRavi%26without%3Dfish`,
    { waitUntil: 'commit' },
  );
  // With what the words mean, and what brings the traces.
  const [rules = ''] = menuWords.allergenTable.lead.split('{');
  const traces = `${first!.allergens.mayContain.nuts}`;
  for (const text of [filters.whole, first!.baseName])
    await expect(page.getByRole('main').getByText(text, { exact: true }).first()).toBeVisible();
  for (const text of [rules, traces]) await expect(page.getByRole('main').getByText(text).first()).toBeVisible();
  await expect(page.getByText(filters.partOnly)).toBeHidden();
  // What brings the traces stands below them, not in a column that makes a row a page long.
  const row = page.getByRole('main').locator('[data-dish-facts], [data-facts]').filter({ hasText: traces }).first();
  const [whole, causes] = await Promise.all([row.boundingBox(), row.locator('details').boundingBox()]);
  expect(causes!.width).toBeGreaterThan(whole!.width / 2);
  await page.emulateMedia({ media: 'screen' });
  release();
  await expect(page.locator('[data-filter-words]')).toContainText('Ravi');
  const year = await page.evaluate(() => {
    dispatchEvent(new Event('beforeprint'));
    return String(new Date().getFullYear());
  });
  await page.emulateMedia({ media: 'print' });
  const { store, phone } = defaultBranch;
  await expect(page.getByText(filters.whole)).toBeHidden();
  for (const text of [filters.partOnly, 'Amma', 'Ravi', menuWords.allergens.fish, store, phone, legend.fourteen, year])
    await expect(page.locator('main').getByText(text).filter({ visible: true }).first()).toBeVisible();
});

test.describe('The badges of the app page', () => {
  test.use({ expectedConsole: new RegExp(`^Failed to load resource|^Error fetching Settings`) });

  test('lead where the settings say; a failure is logged, and leaves them without links', async ({ page }) => {
    const badges = ['Get it on Google Play', 'Download on the App Store'].map((shop) =>
      page.getByRole('link', { name: `${shop}: the ${site.brand} app` }),
    );
    const [androidAppUrl, iosAppUrl] = ['https://android.example/app', 'https://ios.example/app'];
    await page.route('/api/setting', (route) => route.fulfill({ json: { data: { androidAppUrl, iosAppUrl } } }));
    await page.goto(paths.goToAppStore);
    await expect(badges[0]!).toHaveAttribute('href', androidAppUrl);
    await expect(badges[1]!).toHaveAttribute('href', iosAppUrl);
    await page.route('/api/setting', (route) => route.fulfill({ status: 500, body: '{}' }));
    const logged = page.waitForEvent('console', (message) => message.text().startsWith('Error fetching Settings'));
    await page.goto(paths.goToAppStore);
    expect((await logged).type()).toBe('error');
    await expect(page.getByText('Google Play')).toBeVisible();
    for (const badge of badges) await expect(badge).toHaveCount(0);
    await expectAccessible(page, 'without links');
  });
});

test('The sheet for the tables is printed on one page of the chosen size', async ({ page }) => {
  const words = ui.tableSheet;
  await page.addInitScript(() => {
    window.print = () => document.documentElement.setAttribute('data-printed', '');
  });
  await page.goto(paths.tableSheet(defaultBranch.key));
  for (const [size, paper] of [
    [words.a5, [148, 210]],
    [words.a6, [105, 148]],
  ] as const) {
    await page.getByRole('radio', { name: size }).check();
    await expectAccessible(page, size);
    const { pages } = await readPdf(await page.pdf({ preferCSSPageSize: true }));
    expect(pages.map(({ width, height }) => [width, height].map((points) => Math.round(points / MM)))).toEqual([paper]);
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
