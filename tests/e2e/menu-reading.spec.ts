import type { Page } from '@playwright/test';
import { menuPath, paths } from '../../src/paths.ts';
import { defaultBranch, menuPage, menus, otherBranch, ui } from './content.ts';
import { expect, open, test } from './site.ts';

/* Finding one's way in a menu: all categories, the one that is being read, the key, the short list. */

const { tools, shortList } = menuPage;
const { pages } = menus[defaultBranch.key]!;
const lastPage = pages.length;
const lastCategory = pages.at(-1)!.categories.at(-1)!;
const shownPage = (page: Page) => page.locator('[data-menu]:visible');
const bar = (page: Page) => page.getByRole('navigation', { name: tools.label });
const sheet = (page: Page, name: string) => page.getByRole('dialog', { name });
/** The button of a sheet: in the bar of a phone, in the sidebar of a desktop. */
const opener = (page: Page, names: readonly string[]) =>
  page
    .getByRole('button', { name: new RegExp(`^(?:${names.join('|')})`) })
    .filter({ visible: true })
    .first();
const openCategories = (page: Page) => opener(page, [tools.categories, tools.allCategories]).click();
const link = (page: Page, name: string) =>
  sheet(page, tools.allCategories).getByRole('link', { name: new RegExp(`^${name} \\d+$`) });
const headingOf = (page: Page, name: string) => shownPage(page).getByRole('heading', { level: 3, name, exact: true });
const described = pages[0]!.categories.flatMap(({ items }) => items).find(({ description }) => description)!;
const description = (page: Page) => shownPage(page).getByText(described.description!, { exact: true });
const short = (page: Page) => page.getByRole('checkbox', { name: shortList.label, exact: true });
const keep = (page: Page) => page.getByRole('checkbox', { name: shortList.keep });

test(
  'The sheet of all categories leads to each, on this page of the menu or another, and marks the one that is being read',
  { tag: '@both' },
  async ({ page }, { project }) => {
    await open(page, paths.menu);
    for (const { name, number } of [
      { name: lastCategory.name, number: lastPage },
      { name: pages.at(-1)!.categories[0]!.name, number: lastPage },
      { name: pages[0]!.categories[1]!.name, number: 1 },
    ]) {
      await openCategories(page);
      await link(page, name).click();
      await expect(sheet(page, tools.allCategories)).toBeHidden();
      await expect(page).toHaveURL(new RegExp(`^[^?#]*${menuPath(defaultBranch, number).replace('?', '\\?')}#`));
      await expect(shownPage(page)).toHaveAttribute('data-menu', `${defaultBranch.key}-${number}`);
      await expect(headingOf(page, name)).toBeInViewport({ ratio: 1 });
    }
    for (const { name } of pages[0]!.categories.slice(0, 2)) {
      await headingOf(page, name).evaluate((heading) => heading.scrollIntoView({ behavior: 'instant' }));
      if (project.name === 'phone') await expect(bar(page)).toContainText(name);
      const marked = page.locator('[data-section-links] [aria-current=true]');
      if (project.name !== 'phone') await expect(marked.filter({ visible: true })).toHaveText(new RegExp(`^${name} `));
      await openCategories(page);
      await expect(sheet(page, tools.allCategories).locator('[aria-current=true]')).toHaveText(new RegExp(`^${name} `));
      await page.keyboard.press('Escape');
    }
    await page.goBack();
    await expect(shownPage(page)).toHaveAttribute('data-menu', `${defaultBranch.key}-${lastPage}`);
  },
);

test(
  'The menu has one bar at the foot of a phone: its own, which stays while one reads',
  { tag: '@phone' },
  async ({ page }) => {
    const siteBar = page.getByRole('navigation', { name: ui.navigation.bar.label });
    await open(page, paths.menu);
    await expect(siteBar).toBeHidden();
    await headingOf(page, pages[0]!.categories.at(-1)!.name).scrollIntoViewIfNeeded();
    await expect(bar(page)).toBeInViewport({ ratio: 1 });

    await bar(page).getByRole('button', { name: tools.find }).click();
    await expect(page.getByRole('search', { name: menuPage.finder.title })).toBeInViewport();
    await expect(bar(page)).toBeHidden();

    await page.goto(paths.about);
    await expect(siteBar).toBeVisible();
  },
);

test('The short list is kept only on request, until it is switched off', async ({ page }) => {
  await open(page, paths.menu);
  await short(page).check();
  await expect(description(page)).toBeHidden();
  await page.reload();
  await expect(description(page)).toBeVisible();

  await short(page).check();
  await keep(page).check();
  // On the other menu too.
  for (const path of [menuPath(otherBranch), paths.menu]) {
    await open(page, path);
    await expect(short(page)).toBeChecked();
  }
  await expect(description(page)).toBeHidden();

  await short(page).uncheck();
  await expect(description(page)).toBeVisible();
  await expect(keep(page)).toBeHidden();
  await page.reload();
  await expect(short(page)).not.toBeChecked();
});

test.describe('With scripts off', () => {
  test.use({ javaScriptEnabled: false });

  test('every page of a menu is visible, and its sheets and short list work', { tag: '@both' }, async ({ page }) => {
    await page.goto(paths.menu);
    await expect(shownPage(page)).toHaveCount(lastPage);
    await openCategories(page);
    await expect(link(page, lastCategory.name)).toBeVisible();
    await sheet(page, tools.allCategories).getByRole('button', { name: ui.global.close }).click();
    await expect(sheet(page, tools.allCategories)).toBeHidden();
    await opener(page, [tools.key]).click();
    for (const text of [menuPage.legend.veg, menuPage.legend.weekendLong, ...menuPage.finder.heats.slice(1)])
      await expect(sheet(page, tools.key).getByText(text).first()).toBeVisible();
    await page.keyboard.press('Escape');
    await short(page).check();
    await expect(page.getByText(described.description!, { exact: true })).toBeHidden();
    await expect(page.getByRole('heading', { name: described.name })).toBeVisible();
    await expect(keep(page)).toBeHidden();
  });
});
