import { eventually, type Guest, type Target } from './guest.ts';

/** One way through the site; it throws where the site does not do what a guest expects. */
export interface Journey {
  name: string;
  go: (guest: Guest) => Promise<void>;
}

const where = (guest: Guest, path: string) =>
  eventually(() => guest.read(() => location.pathname + location.search), path, 'address');
const headline = (guest: Guest, text: string) =>
  eventually(() => guest.read(() => document.querySelector('h1')?.textContent ?? ''), text, 'headline');
const shown = (guest: Guest, { css, name = '' }: Target, wanted = true) =>
  eventually(
    () =>
      guest.read(
        (selector, words) =>
          [...document.querySelectorAll(selector)].some(
            (element) => element.checkVisibility({ visibilityProperty: true }) && element.textContent.includes(words),
          ),
        css,
        name,
      ),
    wanted,
    `${css} "${name}" is seen`,
  );
const count = (guest: Guest, css: string, wanted: number) =>
  eventually(
    () => guest.read((selector) => document.querySelectorAll(selector).length, css),
    wanted,
    `number of ${css}`,
  );
const attribute = (guest: Guest, css: string, name: string, wanted: string) =>
  eventually(
    () => guest.read((selector, key) => document.querySelector(selector)?.getAttribute(key) ?? '', css, name),
    wanted,
    `${name} of ${css}`,
  );
/** What has focus: its id, or its text. */
const focus = (guest: Guest, wanted: string) =>
  eventually(
    () => guest.read(() => document.activeElement?.id || (document.activeElement?.textContent ?? '')),
    wanted,
    'focus',
  );

const button = (name: string): Target => ({ css: 'button', name });

const choose =
  (path: string, action: string, host: string): Journey['go'] =>
  async (guest) => {
    await guest.open(path);
    await guest.click({ css: 'main button', name: 'East Ham' });
    await shown(guest, { css: 'dialog', name: 'Confirm Store Selection' });
    await guest.press('Escape');
    await count(guest, 'dialog[open]', 0);
    await eventually(
      () => guest.read(() => document.activeElement?.textContent.includes('East Ham') ?? false),
      true,
      'focus is back on the store',
    );
    await guest.click({ css: 'main button', name: 'East Ham' });
    await guest.click({ css: 'dialog button', name: 'OK' });
    await count(guest, 'main button[aria-pressed=true]', 1);
    await shown(guest, { css: 'main a[target=_blank]', name: action });
    const link = await guest.read(
      (words) =>
        [...document.querySelectorAll<HTMLAnchorElement>('main a[target=_blank]')].find((one) =>
          one.textContent.includes(words),
        )?.href ?? '',
      action,
    );
    if (!link.startsWith(host)) throw new Error(`${action} leads to ${link}, not to ${host}`);
  };

/** The main journeys, each from a freshly opened page in a wide window. */
export const journeys: readonly Journey[] = [
  {
    name: 'Home: the carousel turns',
    go: async (guest) => {
      await guest.open('/');
      await shown(guest, { css: 'h2', name: 'Come in.' });
      await guest.click({ css: 'button', name: 'Slide 2' });
      await shown(guest, { css: 'h2', name: 'A second door' });
      await shown(guest, { css: 'h2', name: 'Come in.' }, false);
    },
  },
  {
    name: 'A link changes the page, moves focus, scrolls up',
    go: async (guest) => {
      await guest.open('/about-us');
      await guest.read(() => window.scrollTo(0, 700));
      await guest.click({ css: 'header nav a', name: 'Blog' });
      await headline(guest, 'Blog');
      await where(guest, '/blog');
      await eventually(() => guest.read(() => document.activeElement?.id ?? ''), 'main', 'focus');
      await eventually(() => guest.read(() => scrollY), 0, 'scroll');
    },
  },
  {
    name: 'Small-screen menu opens, closes, leads on',
    go: async (guest) => {
      await guest.resize('narrow');
      try {
        await guest.open('/about-us');
        await guest.click({ css: 'header button', name: 'Menu' });
        await shown(guest, { css: '[popover] a', name: 'Blog' });
        await guest.press('Escape');
        await shown(guest, { css: '[popover] a', name: 'Blog' }, false);
        await guest.click({ css: 'header button', name: 'Menu' });
        await guest.click({ css: '[popover] a', name: 'Blog' });
        await headline(guest, 'Blog');
        await shown(guest, { css: '[popover] a', name: 'Blog' }, false);
      } finally {
        await guest.resize('wide');
      }
    },
  },
  {
    name: 'Read the menu: branch, page, back',
    go: async (guest) => {
      await guest.open('/menu');
      await shown(guest, { css: 'h4', name: 'Chicken 65' });
      await guest.click({ css: '#main nav a', name: 'Wimbledon' });
      await where(guest, '/menu/wimbledon');
      await guest.click(button('Menu Page 4'));
      await where(guest, '/menu/wimbledon?page=4');
      await shown(guest, { css: 'h2', name: 'Wine & Drinks Menu' });
      await guest.read(() => history.back());
      await where(guest, '/menu/wimbledon');
      await shown(guest, { css: 'h3', name: 'Starters Vegetarian' });
    },
  },
  {
    name: 'Download the menu as a PDF',
    go: async (guest) => {
      await guest.open('/menu');
      // The file is taken where the page makes it: where a browser puts it is the browser's affair.
      await guest.read(() => {
        const make = URL.createObjectURL.bind(URL);
        URL.createObjectURL = (object) => {
          if (object instanceof Blob && object.type === 'application/pdf')
            void object.text().then((text) => (document.documentElement.dataset['pdf'] = text.slice(0, 5)));
          return make(object);
        };
      });
      await guest.click(button('DOWNLOAD EASTHAM MENU'));
      await attribute(guest, 'html', 'data-pdf', '%PDF-');
      await shown(guest, { css: '[role=status]', name: 'Menu saved as' });
      await count(guest, 'dialog[open]', 0);
    },
  },
  { name: 'Order: store, dialog, Order Now', go: choose('/select-store', 'Order Now', 'https://order') },
  { name: 'Book: store, dialog, Book Now', go: choose('/book-reservation', 'Book Now', 'https://book') },
  {
    name: 'Filter the stories and read one',
    go: async (guest) => {
      await guest.open('/blog');
      await count(guest, 'article', 3);
      await guest.type({ css: 'input[type=search]' }, 'soul');
      await count(guest, 'article', 1);
      await guest.click({ css: 'article a', name: 'The soul of Chettinad' });
      await headline(guest, 'The soul of Chettinad');
    },
  },
  {
    name: 'FAQ: one answer, then all',
    go: async (guest) => {
      await guest.open('/faq');
      await shown(guest, { css: 'h3 button' });
      await count(guest, 'h3 button[aria-expanded=true]', 1);
      await guest.click({ css: 'input[type=checkbox]' });
      await count(guest, 'h3 button[aria-expanded=false]', 0);
    },
  },
  {
    name: 'Feedback: refused when empty, then logged only',
    go: async (guest) => {
      await guest.open('/feedback');
      await guest.click(button('SUBMIT'));
      await eventually(() => guest.read(() => document.activeElement?.tagName ?? ''), 'TEXTAREA', 'focus');
      await guest.click({ css: 'label', name: 'Loved' });
      await guest.type({ css: 'textarea' }, 'The rasam, twice.');
      await guest.type({ css: 'input[type=email]' }, 'guest@example.com');
      await guest.click(button('SUBMIT'));
      await shown(guest, { css: '[role=status]', name: 'Nothing has been sent.' });
      await where(guest, '/feedback');
    },
  },
  {
    name: 'App page: the badges become links',
    go: async (guest) => {
      await guest.open('/gotoappstore');
      await count(guest, 'main a[href^=http]', 2);
    },
  },
  {
    name: 'Keyboard: skip link, then into the page',
    go: async (guest) => {
      await guest.open('/about-us');
      await guest.press('Tab');
      await focus(guest, 'Skip to content');
      await guest.press('Enter');
      await focus(guest, 'main');
    },
  },
  {
    name: 'An unknown address says so and leads on',
    go: async (guest) => {
      await guest.open('/no/such/page');
      await headline(guest, 'This door opens on the street.');
      await guest.click({ css: 'main a', name: 'BROWSE MENU' });
      await headline(guest, 'Our Menu');
    },
  },
];
