import { eventually, type BrowserDriver, type Target } from './driver.ts';

/** A user journey through the site. `run` throws if the site does not behave as expected. */
export interface Journey {
  name: string;
  run: (driver: BrowserDriver) => Promise<void>;
}

const expectAddress = (driver: BrowserDriver, path: string) =>
  eventually(() => driver.evaluate(() => location.pathname + location.search), path, 'address');
const expectHeading = (driver: BrowserDriver, text: string) =>
  eventually(() => driver.evaluate(() => document.querySelector('h1')?.textContent ?? ''), text, 'heading');
const expectVisible = (driver: BrowserDriver, { css, name = '' }: Target, expected = true) =>
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
const expectCount = (driver: BrowserDriver, css: string, expected: number) =>
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

const createStoreJourney =
  (path: string, action: string, host: string): Journey['run'] =>
  async (driver) => {
    await driver.open(path);
    await driver.click({ css: 'main button', name: 'East Ham' });
    await expectVisible(driver, { css: 'dialog', name: 'Confirm Store Selection' });
    await driver.press('Escape');
    await expectCount(driver, 'dialog[open]', 0);
    await eventually(
      () => driver.evaluate(() => document.activeElement?.textContent.includes('East Ham') ?? false),
      true,
      'focus is back on the store',
    );
    await driver.click({ css: 'main button', name: 'East Ham' });
    await driver.click({ css: 'dialog button', name: 'OK' });
    await expectCount(driver, 'main button[aria-pressed=true]', 1);
    await expectVisible(driver, { css: 'main a[target=_blank]', name: action });
    const link = await driver.evaluate(
      (words) =>
        [...document.querySelectorAll<HTMLAnchorElement>('main a[target=_blank]')].find((one) =>
          one.textContent.includes(words),
        )?.href ?? '',
      action,
    );
    if (!link.startsWith(host)) throw new Error(`${action} leads to ${link}, not to ${host}`);
  };

/** The main journeys. Each opens a new page in a wide window. */
export const journeys: readonly Journey[] = [
  {
    name: 'Home: the carousel turns',
    run: async (driver) => {
      await driver.open('/');
      await expectVisible(driver, { css: 'h2', name: 'Come in.' });
      await driver.click({ css: 'button', name: 'Slide 2' });
      await expectVisible(driver, { css: 'h2', name: 'A second door' });
      await expectVisible(driver, { css: 'h2', name: 'Come in.' }, false);
    },
  },
  {
    name: 'A link changes the page, moves focus, scrolls up',
    run: async (driver) => {
      await driver.open('/about-us');
      await driver.evaluate(() => window.scrollTo(0, 700));
      await driver.click({ css: 'header nav a', name: 'Blog' });
      await expectHeading(driver, 'Blog');
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
        await driver.click({ css: 'header button', name: 'Menu' });
        await expectVisible(driver, { css: '[popover] a', name: 'Blog' });
        await driver.press('Escape');
        await expectVisible(driver, { css: '[popover] a', name: 'Blog' }, false);
        await driver.click({ css: 'header button', name: 'Menu' });
        await driver.click({ css: '[popover] a', name: 'Blog' });
        await expectHeading(driver, 'Blog');
        await expectVisible(driver, { css: '[popover] a', name: 'Blog' }, false);
      } finally {
        await driver.resize('wide');
      }
    },
  },
  {
    name: 'Read the menu: branch, page, back',
    run: async (driver) => {
      await driver.open('/menu');
      await expectVisible(driver, { css: 'h4', name: 'Chicken 65' });
      await driver.click({ css: '#main nav a', name: 'Wimbledon' });
      await expectAddress(driver, '/menu/wimbledon');
      await driver.click(button('Menu Page 4'));
      await expectAddress(driver, '/menu/wimbledon?page=4');
      await expectVisible(driver, { css: 'h2', name: 'Wine & Drinks Menu' });
      await driver.evaluate(() => history.back());
      await expectAddress(driver, '/menu/wimbledon');
      await expectVisible(driver, { css: 'h3', name: 'Starters Vegetarian' });
    },
  },
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
      await driver.click(button('DOWNLOAD EASTHAM MENU'));
      await expectAttribute(driver, 'html', 'data-pdf', '%PDF-');
      await expectVisible(driver, { css: '[role=status]', name: 'Menu saved as' });
      await expectCount(driver, 'dialog[open]', 0);
    },
  },
  { name: 'Order: store, dialog, Order Now', run: createStoreJourney('/select-store', 'Order Now', 'https://order') },
  { name: 'Book: store, dialog, Book Now', run: createStoreJourney('/book-reservation', 'Book Now', 'https://book') },
  {
    name: 'Filter the stories and read one',
    run: async (driver) => {
      await driver.open('/blog');
      await expectCount(driver, 'article', 3);
      await driver.type({ css: 'input[type=search]' }, 'soul');
      await expectCount(driver, 'article', 1);
      await driver.click({ css: 'article a', name: 'The soul of Chettinad' });
      await expectHeading(driver, 'The soul of Chettinad');
    },
  },
  {
    name: 'FAQ: one answer open, then all',
    run: async (driver) => {
      await driver.open('/faq');
      await expectVisible(driver, { css: 'h3 button' });
      await expectCount(driver, 'h3 button[aria-expanded=true]', 1);
      await driver.click({ css: 'input[type=checkbox]' });
      await expectCount(driver, 'h3 button[aria-expanded=false]', 0);
    },
  },
  {
    name: 'Feedback: refused when empty, then logged only',
    run: async (driver) => {
      await driver.open('/feedback');
      await driver.click(button('SUBMIT'));
      await eventually(() => driver.evaluate(() => document.activeElement?.tagName ?? ''), 'TEXTAREA', 'focus');
      await driver.click({ css: 'label', name: 'Loved' });
      await driver.type({ css: 'textarea' }, 'The rasam, twice.');
      await driver.type({ css: 'input[type=email]' }, 'guest@example.com');
      await driver.click(button('SUBMIT'));
      await expectVisible(driver, { css: '[role=status]', name: 'Nothing has been sent.' });
      await expectAddress(driver, '/feedback');
    },
  },
  {
    name: 'App page: the badges become links',
    run: async (driver) => {
      await driver.open('/gotoappstore');
      await expectCount(driver, 'main a[href^=http]', 2);
    },
  },
  {
    name: 'Keyboard: skip link moves focus to the page',
    run: async (driver) => {
      await driver.open('/about-us');
      await driver.press('Tab');
      await expectFocus(driver, 'Skip to content');
      await driver.press('Enter');
      await expectFocus(driver, 'main');
    },
  },
  {
    name: 'An unknown address shows the 404 page with links',
    run: async (driver) => {
      await driver.open('/no/such/page');
      await expectHeading(driver, 'This door opens on the street.');
      await driver.click({ css: 'main a', name: 'BROWSE MENU' });
      await expectHeading(driver, 'Our Menu');
    },
  },
];
