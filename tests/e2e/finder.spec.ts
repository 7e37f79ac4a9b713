import type { Page } from '@playwright/test';
import { type FinderFilters, noFilters, serializeFilters } from '../../app/components/finder/filters.ts';
import { findDishes, type FoundDishes } from '../../app/components/finder/find-dishes.ts';
import { findOnlyShared } from '../../app/components/finder/only-shared.ts';
import { newPerson, noParty } from '../../app/components/finder/party.ts';
import { finderPath, menuPath } from '../../app/paths.ts';
import { allergenState } from '../../model/allergen-state.ts';
import { fill } from '../../model/fill.ts';
import { allergens } from '../../model/schema/allergens.ts';
import type { Branch, Dish } from '../../model/types.ts';
import { defaultBranch, menuPage, menus, otherBranch, ui } from './content.ts';
import { expect, open, test } from './site.ts';

const words = menuPage.finder;
const pagesOf = (branch: Branch) => menus[branch.key]!.pages;
const categoriesOf = (branch: Branch) => pagesOf(branch).flatMap(({ categories }) => categories);
const dishesIn = (categories: FoundDishes['categories']) => categories.flatMap(({ items }) => items);
const lowerCase = (allergen: keyof typeof menuPage.allergens) => menuPage.allergens[allergen].toLowerCase();

/** What the finder must show for some filters. */
const find = (filters: Partial<FinderFilters>, branch = defaultBranch) =>
  findDishes(categoriesOf(branch), { ...noFilters, ...filters });
const addressOf = (filters: Partial<FinderFilters>, branch = defaultBranch) =>
  finderPath(branch, serializeFilters({ ...noFilters, ...filters }));

const opener = (page: Page) => page.getByRole('button', { name: ui.menu.openFinder });
const finder = (page: Page) => page.getByRole('search', { name: words.title });
const search = (page: Page) => finder(page).getByRole('searchbox', { name: words.search });
const without = (page: Page, allergen: keyof typeof menuPage.allergens) =>
  finder(page).getByRole('checkbox', { name: menuPage.allergens[allergen], exact: true });
const remember = (page: Page) => finder(page).getByRole('checkbox', { name: words.remember });
const dishNames = (page: Page) => page.getByRole('heading', { level: 4 }).filter({ visible: true });
const countText = ({ count, total }: FoundDishes) => fill(words.count, { n: count, total });

/** Expects the number of dishes found to be announced, and their names to be on the page. */
async function expectFound(page: Page, found: FoundDishes): Promise<void> {
  await expect(page.getByRole('status').filter({ hasText: countText(found) })).toHaveCount(1);
  const names = dishesIn(found.categories).map(({ name }) => name);
  await expect(dishNames(page)).toHaveCount(names.length);
  // Behind a name may stand that the dish is sold out.
  await expect(dishNames(page)).toContainText(names);
}

test(
  'Dishes that a guest cannot eat are hidden on all pages of the menu, with their number and the reasons',
  { tag: '@both' },
  async ({ page }) => {
    const strict = find({ without: ['fish'] });
    const lenient = find({ without: ['fish'], allow: ['mayContain'] });
    const kinds = strict.reasons.map(({ reason }) => reason.kind);
    expect(kinds.toSorted(), 'fish must be in the dishes in all ways').toEqual([
      'contains',
      'mayContain',
      'notChecked',
    ]);
    expect(lenient.count).toBeGreaterThan(strict.count);

    await open(page, '/menu');
    await opener(page).click();
    await expectFound(page, find({}));
    await without(page, 'fish').check();
    await expectFound(page, strict);
    await expect(page.getByText(fill(words.hidden, { n: strict.hidden }))).toBeVisible();
    for (const { reason, dishes } of strict.reasons) {
      const text = 'allergen' in reason && fill(words.reasons[reason.kind], { allergen: lowerCase(reason.allergen) });
      await expect(page.getByRole('listitem').filter({ hasText: new RegExp(`^${text} ${dishes}$`) })).toBeVisible();
    }
    await expect(page.getByRole('note').filter({ hasText: words.tellStaff })).toBeVisible();

    await finder(page).getByRole('checkbox', { name: words.allowed.mayContain }).check();
    await expectFound(page, lenient);
  },
);

test('Words find dishes by name and by what they are made with; a dish says why it has its allergens', async ({
  page,
}) => {
  const contained = ({ allergens: { contains } }: Dish) => allergens.filter((allergen) => contains[allergen]);
  const carriers = ({ allergens: { crossContact } }: Dish) =>
    crossContact.map(({ at, allergens: some }) =>
      fill(words.dish.shared, { at, allergens: some.map(lowerCase).join(', ') }),
    );
  const dish = dishesIn(categoriesOf(defaultBranch)).find((one) => contained(one).length > 0 && carriers(one)[0])!;
  const carried = allergens.filter((allergen) => allergenState(dish.allergens, allergen) === 'mayContain');

  await open(page, addressOf({ search: dish.baseName.toUpperCase() }));
  await expectFound(page, find({ search: dish.baseName }));
  const found = page.getByRole('listitem').filter({ has: dishNames(page).filter({ hasText: dish.baseName }) });
  for (const text of [
    fill(words.dish.contains, { list: contained(dish).map(lowerCase).join(', ') }),
    fill(words.dish.mayContain, { list: carried.map(lowerCase).join(', ') }),
  ])
    await expect(found).toContainText(text);
  await found.getByText(words.dish.why).click();
  const causes = Object.values(dish.allergens.contains).flatMap((some) => some ?? []);
  for (const each of [...causes, ...carriers(dish)])
    await expect(found.getByRole('listitem').filter({ hasText: each })).toBeVisible();

  const [[cause = ''] = []] = Object.values(dish.allergens.contains);
  for (const word of [cause, dish.allergens.crossContact[0]!.at]) {
    await search(page).fill(word);
    await expectFound(page, find({ search: word }));
  }
  await search(page).fill('helicopter');
  await expectFound(page, find({ search: 'helicopter' }));
  await expect(page.getByText(ui.menu.empty)).toBeVisible();
});

test('Choices go into the address; reload, the switch of the branch and back keep them', async ({ page }) => {
  const filters = { diet: 'vegan', without: ['celery'] } as const;
  await open(page, '/menu');
  await opener(page).click();
  await finder(page).getByRole('radio', { name: words.diets.vegan }).check();
  await without(page, 'celery').check();
  await expect(page).toHaveURL(addressOf(filters));
  await page.reload();
  await expectFound(page, find(filters));
  await expect(finder(page).getByRole('radio', { name: words.diets.vegan })).toBeChecked();

  const branchLinks = page.getByRole('navigation', { name: ui.menu.branchLabel });
  await branchLinks.getByRole('link', { name: otherBranch.menuName }).click();
  await expect(page).toHaveURL(addressOf(filters, otherBranch));
  await expectFound(page, find(filters, otherBranch));

  await page.getByRole('button', { name: ui.menu.closeFinder }).click();
  await expect(page).toHaveURL(menuPath(otherBranch));
  await expect(finder(page)).toBeHidden();
  await expect(page.locator('[data-menu]:visible').first()).toBeVisible();
  await page.goBack();
  await expect(without(page, 'celery')).toBeChecked();
});

test('No request holds a choice, and an earlier address with choices in its query is turned over', async ({ page }) => {
  const filters = { search: 'rice', without: ['celery'] } as const;
  const requests: string[] = [];
  page.on('request', (request) =>
    requests.push(`${request.url()} ${request.postData()} ${JSON.stringify(request.headers())}`),
  );
  await open(page, '/menu');
  await opener(page).click();
  await search(page).fill(filters.search);
  await without(page, 'celery').check();
  await expect(page).toHaveURL(addressOf(filters));
  await page.reload();
  await expectFound(page, find(filters));
  await page
    .getByRole('navigation', { name: ui.menu.branchLabel })
    .getByRole('link', { name: otherBranch.menuName })
    .click();
  await expectFound(page, find(filters, otherBranch));
  expect(requests.filter((request) => /celery|find=/.test(request))).toEqual([]);

  await open(page, `/menu?${serializeFilters({ ...noFilters, ...filters })}`);
  await expect(page).toHaveURL(addressOf(filters));
  await expectFound(page, find(filters));
});

test('Choices are copied to share them where the system has no share sheet', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'share'));
  await open(page, addressOf({ without: ['milk'] }));
  await finder(page).getByRole('button', { name: words.share }).click();
  await expect(finder(page).getByText(words.copied)).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toBe(new URL(addressOf({ without: ['milk'] }), page.url()).href);
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
  const withFish = dishesIn(categoriesOf(defaultBranch)).find((dish) => dish.allergens.contains.fish)!;
  const row = page.getByRole('listitem').filter({ has: dishNames(page).filter({ hasText: withFish.baseName }) });
  const reason = fill(words.reasons.contains, { allergen: lowerCase('fish') }).toLowerCase();
  await expect(row).toContainText(
    `${fill(party.not, { name: 'Ravi' })} ${fill(party.through, { reason, causes: withFish.allergens.contains.fish!.join('; ') })}`,
  );

  await page.getByRole('radio', { name: party.views.everyone }).check();
  await expect(dishNames(page)).toHaveText(dishesIn(alone.categories).map(({ name }) => name));

  // Each person's choices are their own; reload keeps all of them.
  await expect(page).toHaveURL(/for=everyone/);
  await page.reload();
  await expect(without(page, 'fish')).not.toBeChecked();
  await finder(page).getByRole('radio', { name: /^Ravi/ }).check();
  await expect(without(page, 'fish')).toBeChecked();
  await finder(page)
    .getByRole('button', { name: fill(party.remove, { name: 'Ravi' }) })
    .click();
  await expect(without(page, 'fish')).not.toBeChecked();
  await expectFound(page, find({}));
});

test('An address with choices never shows the whole menu first', async ({ page }) => {
  await page.route(/\/assets\/.*\.js$/, () => {});
  await page.goto(addressOf({ without: ['milk'] }));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('[data-menu]:visible')).toHaveCount(0);
});

test('The device keeps choices only when the guest asks for it, and forgets them on demand', async ({ page }) => {
  const keptEntries = () => page.evaluate(() => localStorage.length);
  await open(page, '/menu');
  await opener(page).click();
  await without(page, 'molluscs').check();
  await expect(page).toHaveURL(addressOf({ without: ['molluscs'] }));
  expect(await keptEntries()).toBe(0);
  await remember(page).check();
  expect(await keptEntries()).toBe(1);

  await open(page, '/menu');
  await expect(without(page, 'molluscs')).toBeChecked();
  await expect(page).toHaveURL(addressOf({ without: ['molluscs'] }));
  // The address of a menu page shows that page all the same.
  await open(page, menuPath(defaultBranch, 2));
  await expect(page.locator('[data-menu]:visible')).toHaveAttribute('data-menu', `${defaultBranch.key}-2`);

  await open(page, '/menu');
  await finder(page).getByRole('button', { name: words.forget }).click();
  await expect(without(page, 'molluscs')).not.toBeChecked();
  await expectFound(page, find({}));
  expect(await keptEntries()).toBe(0);
  await open(page, '/menu');
  await expect(page.locator('[data-menu]:visible')).toHaveAttribute('data-menu', `${defaultBranch.key}-1`);
});

test('The finder can be opened and used with the keyboard alone', async ({ page }) => {
  await open(page, '/menu');
  await opener(page).focus();
  await page.keyboard.press('Enter');
  await expect(finder(page)).toBeVisible();
  const milk = without(page, 'milk');
  for (let presses = 0; presses < 20 && !(await milk.evaluate((box) => box === document.activeElement)); presses += 1)
    await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(milk).toBeChecked();
  await expectFound(page, find({ without: ['milk'] }));
});

test('On a phone a bar shows the number of dishes left, and leads to them and back', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, '/menu');
  await opener(page).click();
  await expect(search(page)).toBeInViewport();
  await finder(page).getByRole('radio', { name: words.diets.vegan }).check();
  const { count } = find({ diet: 'vegan' });
  const show = page.getByRole('button', { name: fill(words.show, { n: count }) });
  await expect(show).toBeInViewport();
  await show.click();
  await expect(page.getByText(countText(find({ diet: 'vegan' }))).first()).toBeInViewport();
  await page.getByRole('button', { name: words.change }).click();
  await expect(search(page)).toBeInViewport();
});

test.describe('When a part of the menu does not load', () => {
  test.use({ expectedConsole: /Failed to load resource|Failed to fetch/ });

  test('the finder says so, and tries again on demand', async ({ page }) => {
    await open(page, '/menu');
    const part = new RegExp(`/${defaultBranch.key}-${pagesOf(defaultBranch).length}-[\\w-]+\\.js$`);
    await page.route(part, (route) => route.abort());
    await opener(page).click();
    await expect(page.getByRole('alert')).toContainText(words.failed);
    await page.unroute(part);
    await page.getByRole('button', { name: words.again }).click();
    await expectFound(page, find({}));
  });
});

test('Dishes that only share equipment are said apart, with what they share', async ({ page }) => {
  const needs = { ...noFilters, without: ['fish'] as const };
  const party = { ...noParty, people: [{ ...newPerson(''), without: needs.without }] };
  const shared = findOnlyShared(categoriesOf(defaultBranch), party);
  expect(shared.length).toBeGreaterThan(0);
  await open(page, addressOf(needs));
  const title = shared.length === 1 ? words.onlyShared.one : fill(words.onlyShared.title, { n: shared.length });
  await page.getByText(title).click();
  for (const { baseName } of shared)
    await expect(page.getByRole('listitem').filter({ hasText: `${baseName}:` })).toContainText(lowerCase('fish'));
});
