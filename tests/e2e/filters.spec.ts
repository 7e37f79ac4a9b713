import type { Page } from '@playwright/test';
import { filterPath, menuPath, paths } from '../../src/paths.ts';
import { newPerson, noFilters } from '../../src/stores/people.ts';
import { serializeFilters } from '../../src/stores/filter-parameters.ts';
import { exclusionsFor, type Needs } from '../../model/decide-dish.ts';
import { fill } from '../../model/fill.ts';
import type { Branch, Dish, MenuCategory } from '../../model/types.ts';
import { amountOf, defaultBranch, menuWords, menus, otherBranch, stayingText, ui } from './content.ts';
import { ALL_SCRIPTS, holdScripts } from './hold-scripts.ts';
import { expect, expectAccessible, test } from './site.ts';

/* Which dishes are left is tested with the code: model/decide-dish.test.ts. */

const words = menuWords.filters;
const dishesOn = (branch: Branch, page: number) =>
  menus[branch.key]![page - 1]!.categories.flatMap(({ items }) => items);
const leftOf = (dishes: readonly Dish[], needs: Partial<Needs>) =>
  dishes.filter((dish) => exclusionsFor(dish, [{ ...newPerson(''), ...needs }]).length === 0);
/** How many dishes and drinks of all pages are left, of how many. */
const countOf = (needs: Partial<Needs>, branch = defaultBranch) =>
  stayingText(branch, (dish) => leftOf([dish], needs).length > 0);

const chip = (page: Page, name: string) =>
  page.getByRole('group', { name: 'Show only' }).getByRole('button', { name, exact: true });
const panel = (page: Page) => page.getByRole('dialog', { name: words.title });
const opener = (page: Page) => page.getByRole('button', { name: words.open, exact: true }).filter({ visible: true });
const openPanel = async (page: Page) => {
  await opener(page).first().click();
  await expect(panel(page)).toBeVisible();
};
const without = (page: Page, allergen: keyof typeof menuWords.allergens) =>
  panel(page).getByRole('checkbox', { name: menuWords.allergens[allergen], exact: true });
const close = (page: Page) => page.keyboard.press('Escape');
const rows = (page: Page) => page.locator('[data-menu]:visible [data-facts]').filter({ visible: true });

/** Expects the dishes of the shown page that are left, and the number of all to be announced. */
async function expectLeft(page: Page, needs: Partial<Needs>, branch = defaultBranch, number = 1): Promise<void> {
  const left = leftOf(dishesOn(branch, number), needs);
  const text = countOf(needs, branch);
  await expect(page.getByRole('status').filter({ hasText: text })).toHaveCount(1);
  await expect(rows(page)).toHaveCount(left.length);
  for (const { id } of left) await expect(page.locator(`#${branch.key}-${id}`)).toBeVisible();
}

test('A chip leaves dishes out, says how many are left and why others are not, and clears', async ({ page }) => {
  await page.goto(paths.menu);
  await chip(page, words.diets.vegetarian).click();
  await expectLeft(page, { diet: 'vegetarian' });
  await expect(page).toHaveURL(paths.menu);
  const [{ name, items }] = menus[defaultBranch.key]![0]!.categories as [MenuCategory];
  const amount = amountOf(leftOf(items, { diet: 'vegetarian' }).length);
  await expect(page.getByRole('link', { name: `${name} ${amount}`, exact: true })).toBeVisible();
  const more = page.getByRole('button', { name: /^Menu Page 2: \d+ dish/ });
  await expectAccessible(page, 'filtered');

  const reasons = page.getByText(words.reasons.vegetarian);
  await expect(reasons).toHaveCount(0);
  await page.locator('[data-shows]').first().click();
  await expect(reasons.first()).toBeVisible();
  await expectAccessible(page, 'left out');

  await more.click();
  await expectLeft(page, { diet: 'vegetarian' }, defaultBranch, 2);
  await page.getByRole('button', { name: words.clear }).click();
  await expect(rows(page)).toHaveCount(dishesOn(defaultBranch, 2).length);
  await expect(reasons).toHaveCount(0);
});

test('Reasons that come after the filters were cleared are not written', async ({ page }) => {
  const file = /\/data\/filters\.json/;
  const release = await holdScripts(page, file);
  const answer = page.waitForResponse(file);
  await page.goto(paths.menu);
  await chip(page, words.diets.vegan).click();
  await page.locator('[data-shows]').first().click();
  await page.getByRole('button', { name: words.clear }).click();
  release();
  await (await answer).finished();
  await page.evaluate(() => new Promise((done) => requestIdleCallback(done)));
  await expect(page.locator('[data-reason]')).toHaveCount(0);
});

test('A menu that Back brings, or that was open meanwhile, has the filters that were chosen', async ({
  page,
  context,
}) => {
  // Chromium under Playwright keeps no page in memory.
  const comeBack = (filters: string) =>
    page.evaluate((text) => {
      sessionStorage.setItem('site:party', text);
      dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    }, filters);
  await page.goto(paths.menu);
  // Another tab keeps some on the device, before the filters are loaded.
  const other = await context.newPage();
  await other.goto(paths.menu);
  await other.evaluate(() => localStorage.setItem('site:party', 'find=&without=milk'));
  await other.close();
  await expectLeft(page, { without: ['milk'] });
  const isWaiting = await page.evaluate(() => {
    dispatchEvent(new StorageEvent('storage', { key: 'of something else' }));
    return document.documentElement.hasAttribute('data-awaits-filters');
  });
  expect(isWaiting).toBe(false);
  await comeBack('find=&without=nuts');
  await expectLeft(page, { without: ['milk', 'nuts'] });
  await comeBack('find=&without=fish');
  await expectLeft(page, { without: ['milk', 'fish'] });
  await chip(page, words.diets.vegan).click();
  await expectLeft(page, { diet: 'vegan', without: ['milk', 'fish'] });
});

test('A chip asks whose need it is where several people are entered, on the menu and on the list of allergens', async ({
  page,
}) => {
  const sam = 'find=&person=without%3Dnuts%252Cpeanuts%26name%3DSam';
  await page.goto(`${paths.menu}#${sam}`);
  await expect(chip(page, words.chips.nuts)).toHaveAttribute('aria-pressed', 'true');
  const whose = panel(page).getByRole('group', { name: words.party.whose.split('{')[0]! });
  await chip(page, words.chips.nuts).click();
  await expect(whose.getByRole('button', { pressed: true, disabled: true })).toHaveText('Sam');
  await close(page);
  await chip(page, words.diets.vegan).click();
  await expect(panel(page).getByRole('button', { disabled: true })).toHaveCount(1);
  await whose.getByRole('button', { name: words.party.me, exact: true }).click();
  await close(page);
  await expect(chip(page, words.diets.vegan)).toHaveAttribute('aria-pressed', 'true');
  await page.goto(paths.allergens(defaultBranch.key));
  const nuts = page.getByRole('button', { name: menuWords.allergens.nuts, exact: true });
  await expect(nuts).toHaveAttribute('aria-pressed', 'true');
  await nuts.click();
  await expect(panel(page)).toBeVisible();
  expect(await page.evaluate(() => sessionStorage.getItem('site:party'))).toBe(sam.replace('&', '&diet=vegan&'));
});

test('“No nuts” leaves out tree nuts and peanuts', async ({ page }) => {
  await page.goto(paths.menu);
  const names = (['nuts', 'peanuts'] as const).map((allergen) => menuWords.allergens[allergen].toLowerCase());
  await expect(chip(page, words.chips.nuts)).toHaveAccessibleDescription(
    fill(words.leavesOut, { allergens: names.join(' and ') }),
  );
  await chip(page, words.chips.nuts).click();
  const noNuts = { without: ['nuts', 'peanuts'] } as const;
  await expectLeft(page, noNuts);
  await page.locator('[data-shows]').first().click();
  const allergen = `${menuWords.allergens.nuts.toLowerCase()} (almond; shared oven)`;
  await expect(page.getByText(fill(words.reasons.mayContain, { allergen })).first()).toBeVisible();
});

test('Filters in an address work if a messenger has encoded it; what cannot be read of them is said', async ({
  page,
}) => {
  await page.goto(`${paths.menu}#find%3D%26diet%3Dvegan`);
  await expectLeft(page, { diet: 'vegan' });
  await expect(page.getByRole('alert')).toHaveCount(0);
  await page.goto(`${paths.menu}#find=&diet=vegn&without=fish`);
  await expectLeft(page, { diet: 'vegan', without: ['fish'] });
  await expect(page.getByRole('alert')).toHaveText(words.unread);
  await expect(page).toHaveURL(paths.menu);
});

test('The panel holds the focus, filters as it is used, and its words find dishes', async ({ page }) => {
  await page.goto(paths.menu);
  await openPanel(page);
  await expectAccessible(page, 'opened');
  await without(page, 'fish').check();
  await expect(
    panel(page).getByRole('button', {
      name: fill(words.show, { count: countOf({ without: ['fish'] }) }),
    }),
  ).toBeVisible();
  await panel(page).getByRole('checkbox', { name: words.strict }).uncheck();
  await panel(page).getByRole('button', { name: 'Close' }).click();
  await expect(panel(page)).toBeHidden();
  await expect(opener(page).first()).toBeFocused();
  await expectLeft(page, { without: ['fish'], traces: true });

  await openPanel(page);
  await panel(page).getByRole('searchbox').fill('helicopter');
  // Escape would first clear the field.
  await panel(page)
    .getByRole('button', { name: fill(words.show, { count: stayingText(defaultBranch, () => false) }) })
    .click();
  await expect(page.getByText(ui.menu.empty)).toBeVisible();
  await expect(page.getByText(/^helicopter; .*fish/)).toBeVisible();
  await expect(rows(page)).toHaveCount(0);
  await expect(page.locator('[data-menu]:visible section:not([data-emptied])')).toHaveCount(0);
  await expectAccessible(page, 'nothing left');
  await page.getByRole('button', { name: words.clearSearch }).click();
  await expectLeft(page, { without: ['fish'], traces: true });
});

test('Filters of an address come before the first dish; reload and the other branch keep them', async ({
  page,
  context,
}) => {
  const needs = { diet: 'vegan', without: ['celery'] } as const;
  const query = serializeFilters({ ...noFilters, people: [{ ...newPerson(''), ...needs }] });
  const release = await holdScripts(page, ALL_SCRIPTS);
  await page.goto(`/menu#${query}`, { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(rows(page)).toHaveCount(0);
  release();
  await expect(page).toHaveURL(paths.menu);
  await expectLeft(page, needs);
  await page.reload();
  await expectLeft(page, needs);
  await page.getByRole('navigation', { name: 'Branch' }).getByRole('link', { name: otherBranch.menuName }).click();
  await expect(page).toHaveURL(menuPath(otherBranch));
  await expectLeft(page, needs, otherBranch);

  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.evaluate(() => Reflect.deleteProperty(Navigator.prototype, 'share'));
  await openPanel(page);
  await panel(page).getByRole('button', { name: words.share }).click();
  await expect(panel(page).getByText(words.copied)).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toBe(new URL(filterPath(otherBranch, query), page.url()).href);
});

test('Several people each have filters of their own, and a dish says who cannot have it', async ({ page }) => {
  const { party } = words;
  await page.goto(paths.menu);
  await openPanel(page);
  await panel(page).getByRole('button', { name: party.add }).click();
  await expect(panel(page).getByRole('textbox', { name: party.name })).toBeFocused();
  await page.keyboard.type('Ravi');
  await without(page, 'fish').check();
  // What one of them must avoid is left out for all.
  await expectLeft(page, { without: ['fish'] });
  await expect(page.getByText(fill(party.not, { name: 'Ravi' })).first()).toBeAttached();
  // Not at the edge of the foot, which covers a part of it.
  await panel(page)
    .getByRole('searchbox')
    .evaluate((field) => field.scrollIntoView({ block: 'center' }));
  await expectAccessible(page, 'several people');
  await close(page);
  await expectLeft(page, { without: ['fish'] });
  // Opened again, it says whose needs the filters come from.
  await openPanel(page);
  await expect(panel(page)).toContainText(new RegExp(`1 ${words.choices.one}: Ravi: .*fish.* ${party.me}: `));
});

test('The device keeps filters only on demand, and forgets them', async ({ page }) => {
  const saved = () => page.evaluate(() => localStorage.getItem('site:party'));
  await page.goto(paths.menu);
  await openPanel(page);
  await without(page, 'celery').check();
  await expect(panel(page)).toContainText(words.lasts);
  expect(await saved()).toBeNull();
  await panel(page).getByRole('checkbox', { name: words.remember }).check();
  await expect(panel(page)).not.toContainText(words.lasts);
  await expect.poll(saved).toBe('find=&without=celery');
  await panel(page).getByRole('button', { name: words.forget }).click();
  await expect(without(page, 'celery')).not.toBeChecked();
  expect(await saved()).toBeNull();
  await close(page);
  await expect(page.getByRole('button', { name: words.undo })).toBeVisible();
});

test.describe('When a part does not load', () => {
  test.use({ expectedConsole: /Failed to load resource|Failed to fetch/ });

  test('the page says that its words were not looked for', async ({ page }) => {
    await page.route(/\/match-words\./, (route) => route.abort());
    await page.goto(`${paths.menu}#find=rice`);
    await expect(page.getByRole('alert')).toContainText('Reload');
  });

  test('the page says that the panel is missing', async ({ page }) => {
    await page.route(/\/data\/filters\.json/, (route) => route.abort());
    await page.goto(paths.menu);
    await opener(page).first().click();
    await expect(page.getByRole('alert')).toContainText('Reload');
  });
});
