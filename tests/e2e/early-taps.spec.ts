import type { Locator, Page } from '@playwright/test';
import { fill } from '../../model/fill.ts';
import { menuPath, paths } from '../../src/paths.ts';
import { content, defaultBranch, home, menuPage, ui } from './content.ts';
import { ALL_SCRIPTS, holdScripts } from './hold-scripts.ts';
import { expect, open, test } from './site.ts';
import { dishesOf, entryOf, listAddress } from './table-list.ts';

/* A tap before the script of a part has come is kept, and carried out once. */

const [dish] = dishesOf(defaultBranch);
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const menuButton = (page: Page, n: number) =>
  page.getByRole('navigation', { name: ui.menu.pagesTop }).getByRole('button', { name: fill(ui.menu.page, { n }) });

interface Part {
  what: string;
  path: string;
  tapped: (page: Page) => Locator;
  /** Expects what one tap does, and two do not. */
  expectOnce: (page: Page) => Promise<void>;
}

const second = home.slides[1]!;

const parts: Part[] = [
  {
    what: 'a page of the menu',
    path: paths.menu,
    tapped: (page) => menuButton(page, 2),
    expectOnce: async (page) => {
      await expect(page).toHaveURL(menuPath(defaultBranch, 2));
      await page.goBack();
      await expect(page).toHaveURL(paths.menu);
    },
  },
  {
    what: 'the finder',
    path: paths.menu,
    tapped: (page) => button(page, ui.menu.openFinder).first(),
    expectOnce: async (page) => {
      await expect(page.getByRole('search')).toBeVisible();
      await page.goBack();
      await expect(page).toHaveURL(paths.menu);
      await expect(page.getByRole('search')).toBeHidden();
    },
  },
  {
    what: 'a slide of the home page',
    path: paths.home,
    tapped: (page) => page.getByRole('button', { name: fill(ui.home.dot, { n: 2, name: second.label }) }),
    expectOnce: (page) => expect(page.getByRole('heading', { name: second.headline })).toBeVisible(),
  },
  {
    what: 'a store',
    path: paths.selectStore,
    tapped: (page) => page.getByRole('main').getByRole('button', { name: defaultBranch.store }),
    expectOnce: (page) => expect(page.getByRole('dialog')).toBeVisible(),
  },
  {
    what: 'a person more at our table',
    path: paths.ourTable,
    tapped: (page) => button(page, menuPage.finder.party.add),
    expectOnce: (page) => expect(page.getByRole('main').getByRole('radio')).toHaveCount(2),
  },
];

for (const { what, path, tapped, expectOnce } of parts)
  test(`Two early taps are one: ${what}`, { tag: '@phone' }, async ({ page }) => {
    const release = await holdScripts(page, ALL_SCRIPTS);
    await page.goto(path, { waitUntil: 'commit' });
    await tapped(page).tap();
    await tapped(page).tap();
    release();
    await expectOnce(page);
  });

test(
  'A dish is added once, however late what a tap does comes; a list is shown when its scripts come late',
  { tag: '@phone' },
  async ({ page }) => {
    const releaseTap = await holdScripts(page, /\/_astro\/put-on-list\..*\.js$/);
    await open(page, paths.menu);
    await button(page, fill(content.ourTable.adding.add, { dish: dish!.baseName })).tap();
    releaseTap();
    await expect(page.getByRole('link', { name: content.ourTable.adding.link })).toContainText('1');

    const release = await holdScripts(page, ALL_SCRIPTS);
    await page.goto(listAddress(defaultBranch, [entryOf(dish!)]), { waitUntil: 'commit' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByText(fill(content.ourTable.page.empty, { store: defaultBranch.store }))).toBeHidden();
    release();
    await expect(page.getByRole('heading', { name: dish!.baseName, exact: true })).toBeVisible();
  },
);
