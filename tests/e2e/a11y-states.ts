import type { Page } from '@playwright/test';
import { routes } from './routes.ts';
import { expect, open } from './site.ts';

/** One state in which a guest can find the site. */
export interface SiteState {
  name: string;
  path: string;
  /** From the opened page to the state. */
  enter?: (page: Page) => Promise<unknown>;
  /** Back out of what would be in the way of the next state on the same page. */
  leave?: (page: Page) => Promise<unknown>;
}

const press = (name: string) => (page: Page) => page.getByRole('main').getByRole('button', { name }).click();
const answer = (name: string) => (page: Page) => page.getByRole('dialog').getByRole('button', { name }).click();
/** The pages of a menu, each of which is a state of its own, are below. */
const plainPages: SiteState[] = routes
  .filter(({ path }) => !path.startsWith('/menu'))
  .map(({ path }) => ({ name: path, path }));

const errors: SiteState[] = [
  { name: 'not found', path: '/no/such/page' },
  { name: 'story not found', path: '/blog/no-such-story' },
];

const menuPages: SiteState[] = ['eastham', 'wimbledon'].flatMap((branch) =>
  [1, 2, 3, 4].map((page) => ({
    name: `menu of ${branch}, page ${page}`,
    path: `/menu/${branch}?page=${page}`,
  })),
);

const finder: SiteState[] = [
  {
    name: 'finder: opened',
    path: '/menu',
    enter: (page) => page.getByRole('button', { name: 'Find what I can eat' }).click(),
  },
  { name: 'finder: results', path: '/menu/wimbledon?find=&diet=vegetarian&without=milk,nuts&allow=may-contain' },
  { name: 'finder: nothing found', path: '/menu?find=helicopter&without=milk' },
];

const smallMenu: SiteState = {
  name: 'small-screen menu',
  path: '/about-us',
  // Opened as HTML opens it; on a wide screen it is not shown.
  enter: (page) => page.evaluate(() => document.querySelector<HTMLElement>('[popover]')?.showPopover()),
  leave: (page) => page.keyboard.press('Escape'),
};

/** A word's note, opened as a guest opens it. */
const notes: SiteState[] = [
  ['/menu', 'varuval'],
  ['/blog/the-soul-of-chettinad', 'kalpasi'],
].map(([path = '', word = '']) => ({
  name: `note on a word, ${path}`,
  path,
  enter: async (page) => {
    await page.getByRole('main').getByRole('link', { name: word, exact: true }).first().click();
    await expect(page.getByRole('dialog')).toBeVisible();
  },
  leave: (page) => page.keyboard.press('Escape'),
}));

const slides: SiteState[] = [2, 3].map((number) => ({
  name: `carousel, slide ${number}`,
  path: '/',
  enter: (page) => page.getByRole('button', { name: `Slide ${number}` }).click(),
}));

const choices: SiteState[] = [
  ['order', '/select-store'],
  ['book', '/book-reservation'],
].flatMap(([verb = '', path = '']): SiteState[] => [
  { name: `${verb}: dialog`, path, enter: press('East Ham') },
  {
    name: `${verb}: store chosen`,
    path,
    enter: async (page) => {
      await press('East Ham')(page);
      await answer('OK')(page);
    },
  },
  {
    name: `${verb}: dialog to change`,
    path,
    enter: async (page) => {
      await press('East Ham')(page);
      await answer('OK')(page);
      await press('Wimbledon')(page);
    },
  },
]);

const hours: SiteState[] = [
  ['open', '2026-11-21T15:00:00Z'],
  ['closed', '2026-11-21T23:30:00Z'],
].map(([state = '', time = '']) => ({
  name: `stores: ${state}`,
  path: '/select-store',
  enter: async (page) => {
    await page.clock.setFixedTime(new Date(time));
    await open(page, '/select-store');
    await expect(page.getByRole('main').locator('opening-line').first()).not.toBeEmpty();
  },
  leave: (page) => page.clock.setSystemTime(new Date()),
}));

const search = (page: Page, text: string) => page.getByPlaceholder('Search').fill(text);
const filters: SiteState[] = [
  { name: 'stories: one category', path: '/blog', enter: (page) => page.getByLabel('Category').selectOption('Food') },
  { name: 'stories: one found', path: '/blog', enter: (page) => search(page, 'soul') },
  { name: 'stories: none found', path: '/blog', enter: (page) => search(page, 'pizza') },
];

const expandAll = (page: Page) => page.getByRole('checkbox', { name: 'Expand All' });
const faq: SiteState[] = [
  { name: 'FAQ: all open', path: '/faq', enter: (page) => expandAll(page).check() },
  {
    name: 'FAQ: all closed',
    path: '/faq',
    enter: async (page) => {
      await expandAll(page).check();
      await expandAll(page).uncheck();
    },
  },
  {
    name: 'FAQ: two open',
    path: '/faq',
    enter: (page) => page.getByRole('main').getByRole('heading', { level: 3 }).getByRole('button').nth(3).click(),
  },
];

const feedback: SiteState[] = [
  {
    name: 'feedback: refused',
    path: '/feedback',
    enter: (page) => page.getByRole('button', { name: 'SUBMIT' }).click(),
  },
  {
    name: 'feedback: submitted',
    path: '/feedback',
    enter: async (page) => {
      await page.getByText('Loved').click();
      await page.getByRole('textbox', { name: /experience/ }).fill('The rasam, twice.');
      await page.getByRole('textbox', { name: /Email/ }).fill('guest@example.com');
      await page.getByRole('button', { name: 'SUBMIT' }).click();
      await expect(page.getByText('Nothing has been sent.')).toBeVisible();
    },
  },
];

const pdf: SiteState = {
  name: 'menu PDF: overlay',
  path: '/menu',
  enter: async (page) => {
    // Held back, so that the overlay stays.
    await page.route(/\/fonts\/pdf-/, () => {});
    await page.getByRole('button', { name: 'DOWNLOAD EASTHAM MENU' }).click();
    await expect(page.getByRole('alertdialog')).toBeVisible();
  },
  leave: (page) => page.keyboard.press('Escape'),
};

const failures: SiteState[] = [
  { name: 'FAQ: server is down', path: '/faq', enter: (page) => failing(page, '/api/faq') },
  { name: 'app badges: server is down', path: '/gotoappstore', enter: (page) => failing(page, '/api/setting') },
];

async function failing(page: Page, call: string): Promise<void> {
  await page.route(call, (route) => route.fulfill({ status: 500, json: {} }));
  await open(page, new URL(page.url()).pathname);
  await page.unroute(call);
}

const smallSheet: SiteState = {
  name: 'sheet for the tables: A6',
  path: '/print/wimbledon',
  enter: (page) => page.getByRole('radio', { name: 'A6' }).check(),
};

/** Every address and every state that can be opened on it, parted so that two workers have about as much to do. */
export const siteStates = {
  'pages and their errors': [...plainPages, ...errors],
  'menus, menu PDF': [...menuPages, pdf],
  'dishes found': finder,
  'what opens, changes and fails': [
    smallMenu,
    ...notes,
    ...slides,
    ...choices,
    ...hours,
    ...filters,
    ...faq,
    ...feedback,
    smallSheet,
    ...failures,
  ],
} satisfies Record<string, SiteState[]>;
