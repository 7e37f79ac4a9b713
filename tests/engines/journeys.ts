import { setTimeout as sleep } from 'node:timers/promises';
import { fill } from '../../model/fill.ts';
import type { Branch } from '../../model/types.ts';
import { branches, content, faq, home, menuPage, menus, stories, ui } from '../e2e/content.ts';
import { eventually, type BrowserDriver, type Target } from './driver.ts';
import { MISSING_SCRIPTS, setMissingScripts } from './faulty-site.ts';

/** A user journey through the site. `run` throws if the site does not behave as expected. */
export interface Journey {
  name: string;
  run: (driver: BrowserDriver) => Promise<void>;
}

export const expectAddress = (driver: BrowserDriver, path: string) =>
  eventually(() => driver.evaluate(() => location.pathname + location.search), path, 'address');
const expectHeading = (driver: BrowserDriver, text: string) =>
  eventually(() => driver.evaluate(() => document.querySelector('h1')?.textContent ?? ''), text, 'heading');
export const expectVisible = (driver: BrowserDriver, { css, name = '' }: Target, expected = true) =>
  eventually(
    () =>
      driver.evaluate(
        (selector, words) =>
          [...document.querySelectorAll(selector)].some(
            (element) => element.checkVisibility({ visibilityProperty: true }) && element.textContent.includes(words),
          ),
        css,
        name,
      ),
    expected,
    `${css} "${name}" is visible`,
  );
export const expectCount = (driver: BrowserDriver, css: string, expected: number) =>
  eventually(
    () => driver.evaluate((selector) => document.querySelectorAll(selector).length, css),
    expected,
    `number of ${css}`,
  );
const expectAttribute = (driver: BrowserDriver, css: string, name: string, expected: string) =>
  eventually(
    () => driver.evaluate((selector, key) => document.querySelector(selector)?.getAttribute(key) ?? '', css, name),
    expected,
    `${name} of ${css}`,
  );
/** Expects the focused element by its id, or by its text. */
const expectFocus = (driver: BrowserDriver, expected: string) =>
  eventually(
    () => driver.evaluate(() => document.activeElement?.id || (document.activeElement?.textContent ?? '')),
    expected,
    'focus',
  );

const button = (name: string): Target => ({ css: 'button', name });

const [branch, otherBranch] = branches as [Branch, Branch];
const [slide, nextSlide] = home.slides as [(typeof home.slides)[number], (typeof home.slides)[number]];
const [story] = stories as [(typeof stories)[number]];
const menuOf = ({ key }: Branch) => menus[key]!;
const firstCategory = (of: Branch, page: number) => menuOf(of).pages[page - 1]!.categories[0]!;
/** A sentence of a headline: each is an element of its own. */
const sentence = (text: string) => text.split(/(?<=[.!?]) /)[0]!;

const createStoreJourney =
  (path: string, action: string, service: 'ordering' | 'booking'): Journey['run'] =>
  async (driver) => {
    const card: Target = { css: 'main button', name: branch.store };
    await driver.open(path);
    await driver.click(card);
    await expectVisible(driver, { css: 'dialog', name: ui.dialog.title });
    await driver.press('Escape');
    await expectCount(driver, 'dialog[open]', 0);
    await eventually(
      () => driver.evaluate((store) => document.activeElement?.textContent.includes(store) ?? false, branch.store),
      true,
      'focus is back on the store',
    );
    await driver.click(card);
    await driver.click({ css: 'dialog button', name: ui.dialog.ok });
    await expectCount(driver, 'main button[aria-pressed=true]', 1);
    const { link, isUnderConstruction } = branch[service];
    await eventually(
      () =>
        driver.evaluate(
          (words) =>
            [...document.querySelectorAll('main a')]
              .find((one) => one.textContent.includes(words))
              ?.getAttribute('href') ?? '',
          action,
        ),
      isUnderConstruction ? '/under-construction' : link,
      `address of ${action}`,
    );
  };

/** The main journeys. Each opens a new page in a wide window. */
export const journeys: readonly Journey[] = [
  {
    name: 'Home: the carousel turns',
    run: async (driver) => {
      await driver.open('/');
      await expectVisible(driver, { css: 'h2', name: sentence(slide.headline) });
      await driver.click(button(fill(ui.home.dot, { n: 2, name: nextSlide.label })));
      await expectVisible(driver, { css: 'h2', name: sentence(nextSlide.headline) });
      await expectVisible(driver, { css: 'h2', name: sentence(slide.headline) }, false);
    },
  },
  {
    name: 'A link changes the page, moves focus, scrolls up',
    run: async (driver) => {
      await driver.open('/about-us');
      await driver.evaluate(() => window.scrollTo(0, 700));
      await driver.click({ css: 'header nav a', name: ui.navigation.blog });
      await expectHeading(driver, ui.blog.title);
      await expectAddress(driver, '/blog');
      await eventually(() => driver.evaluate(() => document.activeElement?.id ?? ''), 'main', 'focus');
      await eventually(() => driver.evaluate(() => scrollY), 0, 'scroll');
    },
  },
  {
    name: 'Small-screen menu opens, closes, navigates',
    run: async (driver) => {
      await driver.resize('narrow');
      try {
        await driver.open('/about-us');
        await driver.click({ css: 'header button', name: ui.navigation.more });
        await expectVisible(driver, { css: '[popover] a', name: ui.navigation.blog });
        await driver.press('Escape');
        await expectVisible(driver, { css: '[popover] a', name: ui.navigation.blog }, false);
        await driver.click({ css: 'header button', name: ui.navigation.more });
        await driver.click({ css: '[popover] a', name: ui.navigation.blog });
        await expectHeading(driver, ui.blog.title);
        await expectVisible(driver, { css: '[popover] a', name: ui.navigation.blog }, false);
      } finally {
        await driver.resize('wide');
      }
    },
  },
  // Before the others that show the menu: browsers cache its dishes.
  {
    name: 'Finder: "Try again" after its dishes failed',
    run: async (driver) => {
      const dishes = menuOf(branch).pages.flatMap(({ categories }) => categories.flatMap(({ items }) => items));
      await driver.open('/menu');
      await setMissingScripts(driver, `/${branch.key}-`);
      await driver.click(button(ui.menu.openFinder));
      await expectVisible(driver, { css: '[role=alert]', name: menuPage.finder.failed });
      await setMissingScripts(driver, '');
      await driver.untilReloaded(() => driver.click(button(menuPage.finder.again)));
      const count = fill(menuPage.finder.count, { n: dishes.length, total: dishes.length });
      await expectVisible(driver, { css: '[role=status]', name: count });
    },
  },
  {
    name: 'Our table: a dish of the menu is put on it, and stays in its address',
    run: async (driver) => {
      const dish = firstCategory(branch, 1).items[0]!;
      const add = fill(content.ourTable.adding.add, { dish: dish.baseName });
      await driver.open('/menu');
      await expectVisible(driver, { css: `button[aria-label="${add}"]` });
      await driver.click({ css: 'button', name: add });
      await expectVisible(driver, { css: 'aside a', name: content.ourTable.adding.link });
      await driver.click({ css: 'aside a' });
      await expectAddress(driver, '/our-table');
      await expectVisible(driver, { css: 'main h3', name: dish.baseName });
      await eventually(() => driver.evaluate(() => location.hash.startsWith('#list=')), true, 'list in the address');
      await driver.click({ css: 'main button', name: content.ourTable.acts.waiter });
      await expectVisible(driver, { css: 'dialog li', name: dish.baseName });
      await driver.press('Escape');
      await expectCount(driver, 'dialog', 0);
    },
  },
  {
    name: 'Read the menu: branch, page, back',
    run: async (driver) => {
      await driver.open('/menu');
      await expectVisible(driver, { css: 'h4', name: firstCategory(branch, 1).items[0]!.baseName });
      const path = `/menu/${otherBranch.key}`;
      await driver.click({ css: '#main nav a', name: menuOf(otherBranch).name });
      await expectAddress(driver, path);
      await expectVisible(driver, { css: 'h3', name: firstCategory(otherBranch, 1).name });
      const last = menuOf(otherBranch).pages.length;
      await driver.click(button(fill(ui.menu.page, { n: last })));
      await expectAddress(driver, `${path}?page=${last}`);
      await expectVisible(driver, { css: 'h3', name: firstCategory(otherBranch, last).name });
      await driver.evaluate(() => history.back());
      await expectAddress(driver, path);
      await expectVisible(driver, { css: 'h3', name: firstCategory(otherBranch, 1).name });
    },
  },
  {
    name: 'Order: store, dialog, link',
    run: createStoreJourney('/select-store', ui.selectStore.order, 'ordering'),
  },
  {
    name: 'Book: store, dialog, link',
    run: createStoreJourney('/book-reservation', ui.bookReservation.book, 'booking'),
  },
  {
    name: 'Filter the stories and read one',
    run: async (driver) => {
      await driver.open('/blog');
      await expectCount(driver, 'article', stories.length);
      await driver.type({ css: 'input[type=search]' }, story.title);
      await expectCount(driver, 'article', 1);
      await driver.click({ css: 'article a', name: story.title });
      await expectHeading(driver, story.title);
    },
  },
  {
    name: 'FAQ: one answer open, then all',
    run: async (driver) => {
      await driver.open('/faq');
      await expectVisible(driver, { css: 'h3 button', name: faq[0]!.prompt });
      await expectCount(driver, 'h3 button[aria-expanded=true]', 1);
      await driver.click({ css: 'input[type=checkbox]' });
      await expectCount(driver, 'h3 button[aria-expanded=true]', faq.length);
    },
  },
  {
    name: 'Feedback: refused when empty, then logged only',
    run: async (driver) => {
      await driver.open('/feedback');
      await driver.click(button(ui.feedback.submit));
      await eventually(() => driver.evaluate(() => document.activeElement?.tagName ?? ''), 'TEXTAREA', 'focus');
      await driver.click({ css: 'label', name: ui.feedback.ratings.at(-1)! });
      await driver.type({ css: 'textarea' }, 'The soup, twice.');
      await driver.type({ css: 'input[type=email]' }, 'guest@example.com');
      await driver.click(button(ui.feedback.submit));
      await expectVisible(driver, { css: '[role=status]', name: sentence(ui.feedback.afterSubmit) });
      await expectAddress(driver, '/feedback');
    },
  },
  {
    name: 'App page: the badges become links',
    run: async (driver) => {
      await driver.open('/gotoappstore');
      const { androidAppUrl, iosAppUrl } = content.settings;
      await expectCount(driver, 'main a[href^=http]', [androidAppUrl, iosAppUrl].filter(Boolean).length);
    },
  },
  {
    name: 'Keyboard: skip link moves focus to the page',
    run: async (driver) => {
      await driver.open('/about-us');
      await driver.press('Tab');
      await expectFocus(driver, ui.global.skipLink);
      await driver.press('Enter');
      await expectFocus(driver, 'main');
    },
  },
  {
    name: 'An unknown address shows the 404 page with links',
    run: async (driver) => {
      await driver.open('/no/such/page');
      await expectHeading(driver, ui.notFound.title);
      await driver.click({ css: 'main a', name: ui.notFound.menu });
      await expectHeading(driver, menuPage.hero.title);
    },
  },
  {
    name: 'Menu PDF: works after its code failed to load',
    run: async (driver) => {
      await driver.open('/menu');
      await setMissingScripts(driver, 'download');
      // The guest closes the alert when the connection is back. The page then reloads itself.
      await driver.evaluate((cookie) => {
        window.alert = () => void (document.cookie = `${cookie}=`);
      }, MISSING_SCRIPTS);
      const download = button(fill(ui.menu.download, { BRANCH: menuOf(branch).name.toUpperCase() }));
      await driver.untilReloaded(() => driver.click(download));
      // For 3 to 5 s after a failed request WebKit answers from its memory cache that the script failed, on a reloaded page too.
      await sleep(6000);
      await driver.click(download);
      await expectVisible(driver, { css: '[role=status]', name: ui.menu.pdfSaved.split('{')[0]! });
    },
  },
  // The last one: after a download, headless Firefox delays clicks in the tab, some by 5 s.
  {
    name: 'Download the menu as a PDF',
    run: async (driver) => {
      await driver.open('/menu');
      // Reads the file when the page creates it, because download folders differ by browser.
      await driver.evaluate(() => {
        const make = URL.createObjectURL.bind(URL);
        URL.createObjectURL = (object) => {
          if (object instanceof Blob && object.type === 'application/pdf')
            void object.text().then((text) => (document.documentElement.dataset['pdf'] = text.slice(0, 5)));
          return make(object);
        };
      });
      await driver.click(button(fill(ui.menu.download, { BRANCH: menuOf(branch).name.toUpperCase() })));
      await expectAttribute(driver, 'html', 'data-pdf', '%PDF-');
      await expectVisible(driver, { css: '[role=status]', name: ui.menu.pdfSaved.split('{')[0]! });
      await expectCount(driver, 'dialog[open]', 0);
    },
  },
];
