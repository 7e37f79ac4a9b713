import type { Page } from '@playwright/test';
import { type FinderFilters, noFilters, serializeFilters } from '../../src/stores/filters.ts';
import { findDishes, type FoundDishes } from '../../src/islands/finder-panel/find-dishes.ts';
import { finderPath, menuPath } from '../../src/paths.ts';
import { fill } from '../../model/fill.ts';
import type { Branch, MenuCategory } from '../../model/types.ts';
import { defaultBranch, menuPage, menus, otherBranch, ui } from './content.ts';
import { ALL_SCRIPTS, holdScripts } from './hold-scripts.ts';
import { expect, expectAccessible, open, test } from './site.ts';

/* Which dishes are found is tested with the code: src/islands/finder-panel. */

const words = menuPage.finder;
const categoriesOf = (branch: Branch) => menus[branch.key]!.pages.flatMap(({ categories }) => categories);
const dishesIn = (some: readonly MenuCategory[]) => some.flatMap(({ items }) => items);
const lowerCase = (allergen: keyof typeof menuPage.allergens) => menuPage.allergens[allergen].toLowerCase();

/** What the finder must show for some filters. */
const find = (filters: Partial<FinderFilters>, branch = defaultBranch) =>
  findDishes(categoriesOf(branch), { ...noFilters, ...filters });
const addressOf = (filters: Partial<FinderFilters>, branch = defaultBranch) =>
  finderPath(branch, serializeFilters({ ...noFilters, ...filters }));

const opener = (page: Page) => page.getByRole('button', { name: ui.menu.openFinder }).first();
const finder = (page: Page) => page.getByRole('search', { name: words.title });
const search = (page: Page) => finder(page).getByRole('searchbox', { name: words.search });
const without = (page: Page, allergen: keyof typeof menuPage.allergens) =>
  finder(page).getByRole('checkbox', { name: menuPage.allergens[allergen], exact: true });
const vegan = (page: Page) => finder(page).getByRole('radio', { name: words.diets.vegan });
const dishNames = (page: Page) => page.getByRole('heading', { level: 4 }).filter({ visible: true });
const countText = ({ count, total }: FoundDishes<MenuCategory>) => fill(words.count, { n: count, total });

/** Expects the number of dishes found to be announced, and their names to be on the page. */
async function expectFound(page: Page, found: FoundDishes<MenuCategory>): Promise<void> {
  await expect(page.getByRole('status').filter({ hasText: countText(found) })).toHaveCount(1);
  const names = dishesIn(found.categories).map(({ name }) => name);
  await expect(dishNames(page)).toHaveCount(names.length);
  // Behind a name may stand that the dish is sold out.
  await expect(dishNames(page)).toContainText(names);
}

test('Dishes that a guest cannot eat are hidden on all pages of the menu, with their number and the reasons', async ({
  page,
}) => {
  const strict = find({ without: ['fish'] });
  await open(page, '/menu');
  await opener(page).click();
  await expectFound(page, find({}));
  await expectAccessible(page, 'opened');
  await without(page, 'fish').check();
  await expectFound(page, strict);
  await expect(page.getByText(fill(words.hidden, { n: strict.hidden }))).toBeVisible();
  for (const { reason, dishes } of strict.reasons) {
    const text = 'allergen' in reason && fill(words.reasons[reason.kind], { allergen: lowerCase(reason.allergen) });
    await expect(page.getByRole('listitem').filter({ hasText: new RegExp(`^${text} ${dishes}$`) })).toBeVisible();
  }
  await expectAccessible(page, 'results');

  // A tap shows those too that only share equipment.
  const lenient = find({ without: ['fish'], traces: true });
  const more = page.getByRole('button', { name: fill(words.more, { n: lenient.count - strict.count }), exact: true });
  await more.click();
  await expectFound(page, lenient);
  await expect(more).toHaveCount(0);
  await search(page).fill('helicopter');
  await expect(page.getByText(ui.menu.empty)).toBeVisible();
  await expectAccessible(page, 'nothing found');
});

test('Choices go into the address; reload, the switch of the branch and back keep them', async ({ page, context }) => {
  const filters = { diet: 'vegan', without: ['celery'] } as const;
  // An address of earlier versions, which hides the choices from servers; the whole menu is never shown first.
  const release = await holdScripts(page, ALL_SCRIPTS);
  await page.goto(`/menu?${serializeFilters({ ...noFilters, ...filters })}`, { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('[data-menu]:visible')).toHaveCount(0);
  release();
  await expect(page).toHaveURL(addressOf(filters));
  await expectFound(page, find(filters));
  await expect(vegan(page)).toBeChecked();

  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.evaluate(() => Reflect.deleteProperty(Navigator.prototype, 'share'));
  await finder(page).getByRole('button', { name: words.share }).click();
  await expect(finder(page).getByText(words.copied)).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());

  const branchLinks = page.getByRole('navigation', { name: ui.menu.branchLabel });
  await branchLinks.getByRole('link', { name: otherBranch.menuName }).click();
  await expect(page).toHaveURL(addressOf(filters, otherBranch));
  await expectFound(page, find(filters, otherBranch));
  await page.getByRole('button', { name: ui.menu.closeFinder }).click();
  await expect(page).toHaveURL(menuPath(otherBranch));
  await expect(page.locator('[data-menu]:visible').first()).toBeVisible();
  await page.goBack();
  await expect(without(page, 'celery')).toBeChecked();
});

test('Several people each have choices of their own, and a dish says who cannot eat it and why', async ({ page }) => {
  const { party } = words;
  await open(page, '/menu');
  await opener(page).click();
  await finder(page).getByRole('button', { name: party.add }).click();
  await finder(page).getByRole('textbox', { name: party.name }).fill('Ravi');
  await without(page, 'fish').check();
  const alone = find({ without: ['fish'] });
  const total = find({}).count;
  await expect(page.getByText(fill(party.count, { n: alone.count, total })).first()).toBeVisible();
  // The first person can eat everything.
  await expect(dishNames(page)).toHaveCount(total);
  await expect(page.getByText(fill(party.not, { name: 'Ravi' })).first()).toBeVisible();
  await expectAccessible(page, 'several people');
  await page.getByRole('radio', { name: party.views.everyone }).check();
  await expect(dishNames(page)).toHaveCount(alone.count);
  await expect(page).toHaveURL(/for=everyone/);
  await page.reload();
  await expect(without(page, 'fish')).not.toBeChecked();
  await finder(page).getByRole('radio', { name: /^Ravi/ }).check();
  await expect(without(page, 'fish')).toBeChecked();
  await finder(page)
    .getByRole('button', { name: fill(party.remove, { name: 'Ravi' }) })
    .click();
  await expectFound(page, find({}));
});

test('The device keeps choices only when the guest asks for it; those of a link stand beside them', async ({
  page,
}) => {
  const remember = finder(page).getByRole('checkbox', { name: words.remember });
  const saved = () => page.evaluate(() => localStorage.getItem('site:finder'));
  await open(page, '/menu');
  await opener(page).click();
  await without(page, 'peanuts').check();
  await expect(page).toHaveURL(/without=peanuts/);
  expect(await saved()).toBeNull();
  await remember.check();
  // It stands before the peanuts.
  await without(page, 'celery').check();
  await expect.poll(saved).toBe('find=&without=celery%2Cpeanuts');

  await open(page, '/blog');
  await open(page, '/menu#find=&diet=vegan');
  await expect(without(page, 'peanuts')).not.toBeChecked();
  await expect(remember).not.toBeChecked();
  await finder(page).getByRole('button', { name: words.applySaved }).click();
  await expect(without(page, 'peanuts')).toBeChecked();

  // A guest who closed the finder and comes back finds the whole menu; a new visit applies what is kept.
  await page.getByRole('button', { name: ui.menu.closeFinder }).click();
  await page.getByRole('contentinfo').getByRole('link', { name: ui.footer.faq }).click();
  await expect(page).toHaveURL('/faq');
  await page.goBack();
  await expect(page.locator('[data-menu]:visible').first()).toBeVisible();
  await expect(finder(page)).toBeHidden();
  await open(page, '/blog');
  await open(page, '/menu');
  await expect(without(page, 'celery')).toBeChecked();
  await finder(page).getByRole('button', { name: words.forget }).click();
  await expect(without(page, 'celery')).not.toBeChecked();
  expect(await saved()).toBeNull();
});

test(
  'On a phone a bar shows the number of dishes left, and leads to them and back',
  { tag: '@phone' },
  async ({ page }) => {
    await open(page, '/menu');
    await opener(page).click();
    await expect(search(page)).toBeInViewport();
    await vegan(page).check();
    const found = find({ diet: 'vegan' });
    await page.getByRole('button', { name: fill(words.show, { n: found.count }) }).click();
    await expect(page.getByText(countText(found)).first()).toBeInViewport();
    await page.getByRole('button', { name: words.change }).click();
    await expect(search(page)).toBeInViewport();
  },
);

test.describe('When the dishes or the finder do not load', () => {
  test.use({ expectedConsole: /Failed to load resource|Failed to fetch/ });

  test('the page says so, and tries again on demand', async ({ page }) => {
    for (const part of [new RegExp(`/data/${defaultBranch.key}\\.json`), /\/_astro\/finder\..*\.js$/]) {
      await open(page, '/menu');
      await page.route(part, (route) => route.abort());
      await opener(page).click();
      await expect(page.getByRole('alert')).toContainText(words.failed);
      await page.unroute(part);
      await page.getByRole('button', { name: words.again }).click();
      await expectFound(page, find({}));
      await page.goto('about:blank');
    }
  });
});
