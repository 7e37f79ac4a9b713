import type { Page } from '@playwright/test';
import { menuPath, paths } from '../../app/paths.ts';
import { defaultBranch, home, menuPage, menus, otherBranch, ui } from './content.ts';
import { holdScripts } from './hold-scripts.ts';
import { expect, hydrated, open, test } from './site.ts';

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
  page.getByRole('button', { name: new RegExp(`^(?:${names.join('|')})`) }).filter({ visible: true });
const openCategories = (page: Page) => opener(page, [tools.categories, tools.allCategories]).first().click();
const link = (page: Page, name: string) =>
  sheet(page, tools.allCategories).getByRole('link', { name: new RegExp(`^${name} \\d+$`) });
const headingOf = (page: Page, name: string) => shownPage(page).getByRole('heading', { level: 3, name, exact: true });
const described = pages[0]!.categories.flatMap(({ items }) => items).find(({ description }) => description)!;
const description = (page: Page) => shownPage(page).getByText(described.description!, { exact: true });
const short = (page: Page) => page.getByRole('checkbox', { name: shortList.label, exact: true });
const keep = (page: Page) => page.getByRole('checkbox', { name: shortList.keep });

test(
  'The sheet of all categories leads to a category of another page, and to one of the same page',
  { tag: '@both' },
  async ({ page }) => {
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
    await page.goBack();
    await expect(shownPage(page)).toHaveAttribute('data-menu', `${defaultBranch.key}-${lastPage}`);
  },
);

test('Before hydration too, a link of the sheet leads to its category', { tag: '@both' }, async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto(paths.menu);
  await openCategories(page);
  const { name } = pages[0]!.categories.at(-1)!;
  await link(page, name).click();
  await expect(sheet(page, tools.allCategories)).toBeHidden();
  await expect(headingOf(page, name)).toBeInViewport({ ratio: 1 });
  release();
  await hydrated(page);
});

test(
  'The category that is being read is marked in all lists, and named in the bar',
  { tag: '@both' },
  async ({ page }, { project }) => {
    await open(page, paths.menu);
    const [first, second] = pages[0]!.categories;
    for (const { name } of [first!, second!]) {
      await headingOf(page, name).evaluate((heading) =>
        heading.scrollIntoView({ block: 'start', behavior: 'instant' }),
      );
      const marked = page.locator(`[data-section-links] [aria-current=true]`).filter({ visible: true });
      if (project.name === 'phone') await expect(bar(page)).toContainText(name);
      else await expect(marked).toHaveText(new RegExp(`^${name} `));
      await openCategories(page);
      await expect(sheet(page, tools.allCategories).locator('[aria-current=true]')).toHaveText(new RegExp(`^${name} `));
      await page.keyboard.press('Escape');
    }
    await openCategories(page);
    await link(page, lastCategory.name).click();
    await openCategories(page);
    await expect(sheet(page, tools.allCategories).locator('[aria-current=true]')).toHaveCount(1);
  },
);

test(
  'After a paging button, heading and first price are in view below the header',
  { tag: '@both' },
  async ({ page }) => {
    await open(page, paths.menu);
    await page
      .getByRole('button', { name: ui.menu.page.replace('{n}', '2') })
      .first()
      .click();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(600);
    const header = (await page.getByRole('banner').boundingBox())!;
    for (const part of [
      shownPage(page).getByRole('heading', { level: 3 }).first(),
      shownPage(page).getByRole('listitem').getByText(/^£/).first(),
    ]) {
      await expect(part).toBeInViewport({ ratio: 1 });
      expect((await part.boundingBox())!.y).toBeGreaterThanOrEqual(header.y + header.height - 1);
    }
  },
);

test(
  'The menu has one bar at the foot of a phone: its own, which stays while one reads',
  { tag: '@phone' },
  async ({ page }) => {
    const siteBar = page.getByRole('navigation', { name: ui.navigation.bar.label });
    await open(page, paths.menu);
    await expect(bar(page)).toBeInViewport({ ratio: 1 });
    await expect(siteBar).toBeHidden();
    for (let step = 0; step < 4; step += 1) await page.mouse.wheel(0, 400);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(600);
    await expect(bar(page)).toBeInViewport({ ratio: 1 });

    await bar(page).getByRole('button', { name: tools.find }).click();
    await expect(page.getByRole('search', { name: menuPage.finder.title })).toBeInViewport();
    await expect(bar(page)).toBeHidden();

    await page.goto(paths.about);
    await expect(siteBar).toBeVisible();
  },
);

test('The short list hides descriptions, and is kept only on request, until it is switched off', async ({ page }) => {
  await open(page, paths.menu);
  await expect(keep(page)).toBeHidden();
  await short(page).check();
  await expect(description(page)).toBeHidden();
  await expect(shownPage(page).getByRole('heading', { name: described.name })).toBeVisible();
  await page.reload();
  await expect(description(page)).toBeVisible();

  await short(page).check();
  await keep(page).check();
  await page.reload();
  await expect(description(page)).toBeHidden();
  await hydrated(page);
  await expect(short(page)).toBeChecked();

  // Also after a link from another page, and on the other menu.
  await open(page, paths.home);
  await page.getByRole('link', { name: home.about.primaryButton.text }).first().click();
  await expect(short(page)).toBeChecked();
  await expect(description(page)).toBeHidden();

  await short(page).uncheck();
  await expect(description(page)).toBeVisible();
  await expect(keep(page)).toBeHidden();
  await open(page, menuPath(otherBranch));
  await expect(short(page)).not.toBeChecked();
});

test('Each dish says how hot it is, and the key what its marks mean', { tag: '@both' }, async ({ page }) => {
  await open(page, paths.menu);
  const dishes = pages[0]!.categories.flatMap(({ items }) => items);
  for (const { name, heat } of dishes) {
    const marks = shownPage(page)
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { level: 4, name }) })
      .getByRole('img', { name: `${menuPage.legend.heat}: ${menuPage.finder.heats[heat]}` });
    await expect(marks).toHaveCount(heat === 0 ? 0 : 1);
  }
  await opener(page, [tools.key]).click();
  for (const text of [menuPage.legend.veg, menuPage.legend.weekendLong, ...menuPage.finder.heats.slice(1)])
    await expect(sheet(page, tools.key).getByText(text).first()).toBeVisible();
});

test.describe('With scripts off', () => {
  test.use({ javaScriptEnabled: false });

  test('sheets, key and short list work', { tag: '@both' }, async ({ page }) => {
    await page.goto(paths.menu);
    await openCategories(page);
    await expect(link(page, lastCategory.name)).toBeVisible();
    await sheet(page, tools.allCategories).getByRole('button', { name: ui.global.close }).click();
    await expect(sheet(page, tools.allCategories)).toBeHidden();
    await opener(page, [tools.key]).first().click();
    await expect(sheet(page, tools.key)).toBeVisible();
    await page.keyboard.press('Escape');
    await short(page).check();
    await expect(page.getByText(described.description!, { exact: true })).toBeHidden();
    await expect(keep(page)).toBeHidden();
  });
});
