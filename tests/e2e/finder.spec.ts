import type { Page } from '@playwright/test';
import { type FinderFilters, noFilters, serializeFilters } from '../../src/stores/filters.ts';
import { waysOut } from '../../src/islands/finder-panel/allow-more.ts';
import { findDishes, type FoundDishes } from '../../src/islands/finder-panel/find-dishes.ts';
import { findOnlyShared } from '../../src/islands/finder-panel/only-shared.ts';
import { newPerson, noParty } from '../../src/stores/party.ts';
import { finderPath, menuPath } from '../../src/paths.ts';
import { allergenState } from '../../model/allergen-state.ts';
import { fill } from '../../model/fill.ts';
import { allergens } from '../../model/schema/allergens.ts';
import type { Branch, Dish, MenuCategory } from '../../model/types.ts';
import { defaultBranch, menuPage, menus, otherBranch, ui } from './content.ts';
import { ALL_SCRIPTS, holdScripts } from './hold-scripts.ts';
import { expect, open, test } from './site.ts';

const words = menuPage.finder;
const categoriesOf = (branch: Branch) => menus[branch.key]!.pages.flatMap(({ categories }) => categories);
const categories = categoriesOf(defaultBranch);
const dishesIn = (some: readonly MenuCategory[]) => some.flatMap(({ items }) => items);
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
const dishNames = (page: Page) => page.getByRole('heading', { level: 4 }).filter({ visible: true });
const row = (page: Page, dish: Dish) =>
  page.getByRole('listitem').filter({ has: dishNames(page).filter({ hasText: dish.baseName }) });
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
  const lenient = find({ without: ['fish'], allow: ['mayContain'] });
  const kinds = strict.reasons.map(({ reason }) => reason.kind);
  expect(kinds.toSorted(), 'fish must be in the dishes in all ways').toEqual(['contains', 'mayContain', 'notChecked']);
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

  // Dishes that only share equipment are named apart, with what they share.
  const shared = findOnlyShared(categories, { ...noParty, people: [{ ...newPerson(''), without: ['fish'] }] });
  expect(shared.length).toBeGreaterThan(0);
  const title = shared.length === 1 ? words.onlyShared.one : fill(words.onlyShared.title, { n: shared.length });
  await page.getByText(title).click();
  for (const { baseName } of shared)
    await expect(page.getByRole('listitem').filter({ hasText: `${baseName}:` })).toContainText(lowerCase('fish'));

  await finder(page).getByRole('checkbox', { name: words.allowed.mayContain }).check();
  await expectFound(page, lenient);
});

test('Words find dishes by name and by what they are made with; a dish says why it has its allergens', async ({
  page,
}) => {
  const contained = ({ allergens: { contains } }: Dish) => allergens.filter((allergen) => contains[allergen]);
  const carriers = ({ allergens: { crossContact } }: Dish) =>
    crossContact.map(({ at, allergens: some }) =>
      fill(words.dish.shared, { at, allergens: some.map(lowerCase).join(', ') }),
    );
  const dish = dishesIn(categories).find((one) => contained(one).length > 0 && carriers(one)[0])!;
  const carried = allergens.filter((allergen) => allergenState(dish.allergens, allergen) === 'mayContain');

  await open(page, addressOf({ search: dish.baseName.toUpperCase() }));
  await expectFound(page, find({ search: dish.baseName }));
  const found = row(page, dish);
  for (const text of [
    fill(words.dish.contains, { list: contained(dish).map(lowerCase).join(', ') }),
    fill(words.dish.mayContain, { list: carried.map(lowerCase).join(', ') }),
  ])
    await expect(found).toContainText(text);
  await found.getByText(words.dish.why).click();
  const causes = Object.values(dish.allergens.contains).flatMap((some) => some ?? []);
  for (const each of [...causes, ...carriers(dish)])
    await expect(found.getByRole('listitem').filter({ hasText: each })).toBeVisible();

  for (const word of [causes[0]!, 'helicopter']) {
    await search(page).fill(word);
    await expectFound(page, find({ search: word }));
  }
  await expect(page.getByText(ui.menu.empty)).toBeVisible();
});

test('Where nothing is left, a tap shows what is uncertain, with its number', async ({ page }) => {
  const searches = dishesIn(categories).flatMap(({ baseName }) =>
    allergens.flatMap((allergen) => [{ ...noFilters, search: baseName, without: [allergen] }]),
  );
  const [found] = searches.flatMap((needs) => {
    const people = [{ ...newPerson(''), without: needs.without }];
    const [way] = waysOut(categories, { ...noParty, search: needs.search, people });
    return way && find(needs).count === 0 ? [{ needs, way }] : [];
  });
  const [state] = found?.way.states ?? [];
  if (!found || !state) throw new Error('No dish is uncertain');
  const { needs, way } = found;
  await open(page, addressOf(needs));
  const name = fill(words.widen[way.states.length > 1 ? 'both' : state], { n: way.count });
  await page.getByRole('button', { name, exact: true }).click();
  await expectFound(page, find({ ...needs, allow: way.states }));
  await expect(page.getByRole('button', { name, exact: true })).toHaveCount(0);
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

test('An address with choices never shows the whole menu first, and one of earlier versions hides them from servers', async ({
  page,
}) => {
  const filters = { search: 'rice', without: ['celery'] } as const;
  const release = await holdScripts(page, ALL_SCRIPTS);
  await page.goto(`/menu?${serializeFilters({ ...noFilters, ...filters })}`, { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('[data-menu]:visible')).toHaveCount(0);
  release();
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
  const withFish = dishesIn(categories).find((dish) => dish.allergens.contains.fish)!;
  const reason = fill(words.reasons.contains, { allergen: lowerCase('fish') }).toLowerCase();
  await expect(row(page, withFish)).toContainText(
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

test(
  'On a phone a bar shows the number of dishes left, and leads to them and back',
  { tag: '@phone' },
  async ({ page }) => {
    await open(page, '/menu');
    await opener(page).click();
    await expect(search(page)).toBeInViewport();
    await finder(page).getByRole('radio', { name: words.diets.vegan }).check();
    const vegan = find({ diet: 'vegan' });
    const show = page.getByRole('button', { name: fill(words.show, { n: vegan.count }) });
    await expect(show).toBeInViewport();
    await show.click();
    await expect(page.getByText(countText(vegan)).first()).toBeInViewport();
    await page.getByRole('button', { name: words.change }).click();
    await expect(search(page)).toBeInViewport();
  },
);

test.describe('When the dishes or the finder do not load', () => {
  test.use({ expectedConsole: /Failed to load resource|Failed to fetch/ });

  for (const part of [
    new RegExp(`/data/${defaultBranch.key}\\.json`),
    /\/data\/finder\.json/,
    /\/_astro\/finder\..*\.js$/,
  ])
    test(`the page says so, and tries again on demand: ${part.source}`, async ({ page }) => {
      await open(page, '/menu');
      await page.route(part, (route) => route.abort());
      await opener(page).click();
      await expect(page.getByRole('alert')).toContainText(words.failed);
      await page.unroute(part);
      await page.getByRole('button', { name: words.again }).click();
      await expectFound(page, find({}));
    });
});
