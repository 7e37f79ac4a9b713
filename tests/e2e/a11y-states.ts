import type { Page } from '@playwright/test';
import { newPerson } from '../../src/stores/party.ts';
import { menuPath, paths } from '../../src/paths.ts';
import { fill } from '../../model/fill.ts';
import { branches, content, glossary, home, stories, ui } from './content.ts';
import { expect, open } from './site.ts';
import { dishesOf, entryOf, listAddress } from './table-list.ts';

/** One state in which a guest can find a page. tests/acceptance/walk.spec.ts has the pages as they open. */
export interface SiteState {
  name: string;
  path: string;
  /** Leads to the state, from where the state before it on the same path has left off. */
  enter?: (page: Page) => Promise<unknown>;
  /** Leaves what would be in the way of the next state on the same path. */
  leave?: (page: Page) => Promise<unknown>;
}

const [first, second] = branches;
if (!first || !second) throw new Error('Needs two branches');

const main = (page: Page) => page.getByRole('main');
const escape = (page: Page) => page.keyboard.press('Escape');

const finder: SiteState[] = [
  {
    name: 'opened',
    path: paths.menu,
    enter: (page: Page) => page.getByRole('button', { name: ui.menu.openFinder }).click(),
    leave: (page: Page) => page.getByRole('button', { name: ui.menu.closeFinder }).click(),
  },
  { name: 'results', path: `${menuPath(second)}?find=&diet=vegetarian&without=celery,gluten&allow=may-contain` },
  { name: 'party', path: `${menuPath(second)}#find=&name=Ana&without=milk&person=name%3DRui%26diet%3Dvegan` },
  { name: 'nothing found', path: `${paths.menu}?find=helicopter&without=milk` },
].map(({ name, path, enter, leave = escape }) => ({
  name: `finder: ${name}`,
  path,
  leave,
  enter: async (page) => {
    await enter?.(page);
    const { finder: words } = content.menuPage;
    const counts = [words.count, words.party.count].map((text) => fill(text, { n: '\\d+', total: '\\d+' }));
    await expect(
      main(page)
        .getByText(new RegExp(`^(?:${counts.join('|')})`))
        .first(),
    ).toBeVisible();
  },
}));

/** A list with what can be said of one, and its views over the whole window. */
const [dish, another] = dishesOf(second);
if (!dish || !another) throw new Error('Needs two dishes');
const table = content.ourTable;
const listPath = listAddress(
  second,
  [entryOf(dish, { price: 1 }), entryOf(another, { eater: 0 }), { ...entryOf(another), dish: 7 }],
  [{ ...newPerson('Ana'), diet: 'vegan', without: ['fish', 'milk'] }, newPerson('Rui')],
);
const ourTable: SiteState[] = [
  { name: 'list', button: null },
  { name: 'waiter', button: table.acts.waiter },
  { name: 'telephone', button: table.acts.phone },
  { name: 'card for the kitchen', button: fill(table.card.openFor, { name: 'Ana' }) },
].map(({ name, button }) => ({
  name: `our table: ${name}`,
  path: listPath,
  enter: async (page) => {
    await expect(main(page).getByText(table.list.changedTitle)).toBeVisible();
    if (button !== null)
      await main(page).getByRole('button', { name: button }).filter({ visible: true }).first().click();
  },
  leave: escape,
}));

const smallMenu: SiteState = {
  name: 'small-screen menu',
  path: paths.about,
  enter: (page) => page.getByRole('button', { name: ui.navigation.more, exact: true }).click(),
  leave: escape,
};

/** A word's note, opened as a guest opens it. */
const notes: SiteState[] = [paths.menu, paths.story(stories[0]?.slug ?? '')].map((path) => ({
  name: `note on a word, ${path}`,
  path,
  enter: async (page) => {
    const words = glossary.groups.flatMap((group) => group.words.map(({ slug }) => `a[href$="${paths.word(slug)}"]`));
    await main(page).locator(words.join()).filter({ visible: true }).first().click();
    await expect(page.getByRole('dialog')).toBeVisible();
  },
  leave: escape,
}));

const slides: SiteState[] = home.slides.slice(1).map(({ label, headline }, index) => ({
  name: `carousel, slide ${index + 2}`,
  path: paths.home,
  enter: async (page) => {
    await page.getByRole('button', { name: fill(ui.home.dot, { n: index + 2, name: label }) }).click();
    await expect(page.getByRole('heading', { name: headline })).toBeVisible();
  },
}));

const choices: SiteState[] = [
  { verb: 'order', path: paths.selectStore },
  { verb: 'book', path: paths.bookReservation },
].flatMap(({ verb, path }): SiteState[] => {
  const dialog = (page: Page) => page.getByRole('dialog', { name: ui.dialog.title });
  const press = (store: string) => async (page: Page) => {
    await main(page).getByRole('button', { name: store }).click();
    await expect(dialog(page)).toBeVisible();
  };
  return [
    { name: `${verb}: dialog`, path, enter: press(first.store) },
    {
      name: `${verb}: store chosen`,
      path,
      enter: async (page) => {
        await dialog(page).getByRole('button', { name: ui.dialog.ok }).click();
        await expect(dialog(page)).toHaveCount(0);
      },
    },
    { name: `${verb}: dialog to change`, path, enter: press(second.store), leave: escape },
  ];
});

/** States that depend on the time. The notice and the special days are those of January and December 2090. */
const times: SiteState[] = [
  { name: 'open', path: paths.selectStore, time: '2026-11-21T18:00:00Z' },
  { name: 'closed', path: paths.selectStore, time: '2026-11-21T23:30:00Z' },
  { name: 'special days', path: paths.bookReservation, time: '2090-12-24T13:00:00Z' },
  { name: 'notice', path: paths.faq, time: '2090-01-04T12:00:00Z' },
].map(({ name, path, time }) => ({
  name: `${path}: ${name}`,
  path,
  enter: async (page) => {
    await page.clock.setFixedTime(new Date(time));
    await open(page, path);
    await expect(page.getByRole('contentinfo').locator('opening-line').first()).not.toBeEmpty();
  },
  leave: async (page) => {
    await page.clock.setSystemTime(new Date());
    await open(page, path);
  },
}));

const search = (page: Page, text: string) => page.getByPlaceholder(ui.blog.searchPlaceholder).fill(text);
const filters: SiteState[] = [
  {
    name: 'stories: one category',
    path: paths.blog,
    enter: (page) => page.getByLabel(ui.blog.categoryLabel).selectOption(ui.blog.food),
  },
  { name: 'stories: none found', path: paths.blog, enter: (page) => search(page, 'helicopter') },
];

const expandAll = (page: Page) => page.getByRole('checkbox', { name: ui.faq.expandAll });
const faq: SiteState[] = [
  {
    name: 'FAQ: two open',
    path: paths.faq,
    enter: (page) => main(page).getByRole('heading', { level: 3 }).getByRole('button').nth(2).click(),
  },
  { name: 'FAQ: all open', path: paths.faq, enter: (page) => expandAll(page).check() },
  { name: 'FAQ: all closed', path: paths.faq, enter: (page) => expandAll(page).uncheck() },
];

const submit = (page: Page) => page.getByRole('button', { name: ui.feedback.submit }).click();
const feedback: SiteState[] = [
  { name: 'feedback: refused', path: paths.feedback, enter: submit },
  {
    name: 'feedback: submitted',
    path: paths.feedback,
    enter: async (page) => {
      await page.getByText(ui.feedback.ratings.at(-1) ?? '').click();
      await page.locator('textarea').fill('All of it, twice.');
      await page.locator('input[type=email]').fill('guest@example.com');
      await submit(page);
      await expect(page.getByText(ui.feedback.afterSubmit)).toBeVisible();
    },
  },
];

/** The sheets of the menu, opened by the button that is visible, and the short list. */
const reading: SiteState[] = [
  ...[content.menuPage.tools.allCategories, content.menuPage.tools.key].map((name) => ({
    name: `menu: ${name}`,
    path: menuPath(second),
    enter: async (page: Page) => {
      const button = main(page).locator(
        `button[popovertarget="${await page.getByRole('dialog', { name, includeHidden: true }).getAttribute('id')}"]`,
      );
      await button.filter({ visible: true }).first().click();
      await expect(page.getByRole('dialog', { name })).toBeVisible();
    },
    leave: escape,
  })),
  {
    name: 'menu: short list',
    path: menuPath(second),
    enter: (page) => page.getByRole('checkbox', { name: content.menuPage.shortList.label, exact: true }).check(),
    leave: (page) => page.getByRole('checkbox', { name: content.menuPage.shortList.label, exact: true }).uncheck(),
  },
];

const pdf: SiteState = {
  name: 'menu PDF: overlay',
  path: paths.menu,
  enter: async (page) => {
    // Held back, so that the overlay stays.
    await page.route(/\/fonts\/pdf-/, () => {});
    const name = fill(ui.menu.download, { BRANCH: first.menuName.toUpperCase() });
    await page.getByRole('button', { name }).click();
    await expect(page.getByRole('alertdialog')).toBeVisible();
  },
  leave: escape,
};

const failures: SiteState[] = [
  { name: 'FAQ: server is down', path: paths.faq, call: '/api/faq' },
  { name: 'app badges: server is down', path: paths.goToAppStore, call: '/api/setting' },
].map(({ name, path, call }) => ({
  name,
  path,
  enter: async (page) => {
    await page.route(call, (route) => route.fulfill({ status: 500, json: {} }));
    await open(page, path);
    await page.unroute(call);
  },
}));

const smallSheet: SiteState = {
  name: 'sheet for the tables: A6',
  path: paths.tableSheet(second.key),
  enter: (page) => page.getByRole('radio', { name: 'A6' }).check(),
};

/** Every state of a page that a guest can open. States on the same path follow each other. */
export const siteStates: readonly SiteState[] = [
  smallMenu,
  ...slides,
  ...choices,
  ...times,
  ...filters,
  ...feedback,
  ...faq,
  ...failures,
  smallSheet,
  ...finder,
  ...notes,
  ...reading,
  pdf,
  ...ourTable,
];
