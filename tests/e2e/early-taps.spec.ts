import { fill } from '../../model/fill.ts';
import { menuPath, paths } from '../../src/paths.ts';
import { content, defaultBranch, dishesOf, home, menuWords, ui } from './content.ts';
import { ALL_SCRIPTS, holdScripts } from './hold-scripts.ts';
import { expect, test } from './site.ts';
import { entryOf, listAddress } from './table-list.ts';

/* A tap before the script of a part has come is kept, and carried out once: two are one. */

const second = home.slides[1]!;
const [dish] = dishesOf(defaultBranch);

for (const { what, path, button, isDone, isHistory = false } of [
  {
    what: 'a page of the menu',
    path: paths.menu,
    button: fill(ui.menu.page, { n: 2 }),
    isDone: '[data-menu$="-2"]',
    isHistory: true,
  },
  { what: 'all filters', path: paths.menu, button: menuWords.filters.open, isDone: 'dialog[open]' },
  {
    what: 'a filter, which joins those of the address',
    path: `${paths.menu}#find=&diet=vegan`,
    button: menuWords.filters.chips.nuts,
    isDone: 'div:has(> [data-filter=vegan][aria-pressed=true]) > [data-filter~=nuts][aria-pressed=true]',
  },
  {
    what: 'a slide of the home page',
    path: paths.home,
    button: `Slide ${2}: ${second.label}`,
    isDone: `role=heading[name="${second.headline}"]`,
  },
  { what: 'a store', path: paths.selectStore, button: new RegExp(` ${defaultBranch.store}$`), isDone: 'dialog' },
])
  test(`Two early taps are one: ${what}`, { tag: '@phone' }, async ({ page }) => {
    const release = await holdScripts(page, ALL_SCRIPTS);
    await page.goto(path, { waitUntil: 'commit' });
    const tapped = page.getByRole('main').getByRole('button', { name: button }).filter({ visible: true }).first();
    await tapped.tap();
    await tapped.tap();
    release();
    await expect(page.locator(isDone)).toBeVisible();
    if (!isHistory) return;
    await expect(page).not.toHaveURL(paths.menu);
    await page.goBack();
    await expect(page).toHaveURL(paths.menu);
    await expect(page.locator(`[data-menu=${defaultBranch.key}-1]`)).toBeVisible();
  });

test('A dish is added once, and a list shown, however late scripts come', { tag: '@phone' }, async ({ page }) => {
  const releaseTap = await holdScripts(page, /\/_astro\/table-link\..*\.js$/);
  await page.goto(menuPath(defaultBranch));
  await page
    .getByRole('button', { name: fill(content['our-table'].adding.add, { dish: dish!.baseName }), exact: true })
    .tap();
  releaseTap();
  await expect(page.getByRole('link', { name: content['our-table'].adding.link })).toContainText('1');

  const release = await holdScripts(page, ALL_SCRIPTS);
  await page.goto(listAddress(defaultBranch, [entryOf(dish!)]), { waitUntil: 'commit' });
  await expect(page.getByText(fill(content['our-table'].page.empty, { store: defaultBranch.store }))).toBeHidden();
  release();
  await expect(page.getByRole('heading', { name: dish!.baseName, exact: true })).toBeVisible();
});

test(
  'The first tap on a dish of the empty list counts, also where scripts come at once',
  { tag: '@phone' },
  async ({ page }) => {
    await page.goto(paths.ourTable);
    // The browser then has the scripts of the page, and starts the part while it still draws the button as pressed.
    await page.waitForLoadState('networkidle');
    await page.locator('[data-empty] li button').first().tap();
    await expect(page.locator('[data-empty] li button[data-count="1"]')).toHaveCount(1);
  },
);
