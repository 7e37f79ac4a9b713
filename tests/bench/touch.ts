import type { Locator, Page } from '@playwright/test';
import { launch } from './browser.ts';
import { type PhonePage, phonePage } from './phone.ts';
import { missed, type Report } from './report.ts';
import { serveBuild } from './servers.ts';
import { median } from './statistics.ts';
import { ms, table } from './table.ts';

/** The longest that a touch may take until its effect is painted, in milliseconds. */
const MOST = 100;

/** A touch of a control, and the page that it is on. */
interface Touch {
  name: string;
  path: string;
  /** What must be there first. */
  prepare?: (page: Page) => Promise<void>;
  act: (page: Page) => Promise<void>;
  /** What is to be seen when it has had its effect. */
  after: (page: Page) => Locator;
}

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });

const touches: readonly Touch[] = [
  {
    name: 'dot of the carousel',
    path: '/',
    act: (page) => button(page, /^Slide 3/).tap(),
    after: (page) => button(page, /^Slide 3/).and(page.locator('[aria-current]')),
  },
  {
    name: 'page of the menu',
    path: '/menu',
    act: (page) => button(page, 'Menu Page 2').first().tap(),
    after: (page) => page.locator('[data-menu$="-2"]:not([hidden])'),
  },
  {
    name: 'branch of the menu',
    path: '/menu',
    act: (page) => button(page, 'Wimbledon').first().tap(),
    after: (page) => page.locator('[data-menu^="wimbledon"]:not([hidden])'),
  },
  {
    name: 'question of the FAQ',
    path: '/faq',
    prepare: (page) => page.locator('#main li button').nth(2).waitFor(),
    act: (page) => page.locator('#main li button').nth(2).tap(),
    after: (page) => page.locator('#main li button').nth(2).and(page.locator('[aria-expanded=true]')),
  },
  {
    name: 'store, opens the dialog',
    path: '/select-store',
    act: (page) => page.locator('#main').getByRole('button').first().tap(),
    after: (page) => page.getByRole('dialog'),
  },
  {
    name: 'letter into the search',
    path: '/blog',
    act: (page) => page.getByRole('searchbox').pressSequentially('z'),
    after: (page) => page.getByText('No story matches'),
  },
  {
    name: 'category of the stories',
    path: '/blog',
    prepare: (page) => page.getByRole('combobox').focus(),
    // By the keyboard: a choice made by a script is no interaction.
    act: (page) => page.keyboard.press('ArrowDown'),
    after: (page) => page.getByRole('status').filter({ hasText: '1 story' }),
  },
];

/** From one page to another, by a link that a phone shows; the next page has been fetched when the finger comes down. */
const changes = [
  ['/', '/about-us'],
  ['/', '/menu'],
  ['/', '/faq'],
  ['/blog', '/blog/the-soul-of-chettinad'],
  ['/blog/the-soul-of-chettinad', '/blog'],
] as const;

/** Event Timing of touches, and the time from a click on a link to the new page's paint, at a quarter of the speed. */
export async function measureTouches(build: string, runs: number): Promise<Report> {
  await using site = await serveBuild(build);
  const browser = await launch();
  const rows: { name: string; times: number[] }[] = [];
  for (const { name, path, prepare, act, after } of touches) {
    const times = [];
    for (let run = 0; run < runs; run += 1) {
      await using phone = await readyPage(await phonePage(browser, { network: false }), site.origin + path);
      await prepare?.(phone.page);
      times.push(await slowestEvent(phone.page, () => act(phone.page)));
      await after(phone.page).waitFor();
    }
    rows.push({ name, times });
  }
  for (const [from, to] of changes) {
    const times = [];
    for (let run = 0; run < runs; run += 1) {
      await using phone = await readyPage(await phonePage(browser, { network: false }), site.origin + from);
      times.push(await changeRoute(phone.page, to));
    }
    rows.push({ name: `link ${from} to ${to}`, times });
  }
  await browser.close();
  return {
    title: 'From a touch to its paint',
    method: `Event Timing of a tap on each kind of button, a letter typed and a choice made, and from the click that a tap on a link makes to the first frame that shows the new page (prepared on intent), at a quarter of this machine's speed. Medians of ${runs} in milliseconds; Event Timing counts in steps of 8, from 16.`,
    text: table(
      ['Touch', 'median', 'longest'],
      rows.map(({ name, times }) => [name, ms(median(times)), ms(Math.max(...times))]),
    ),
    missed: rows.flatMap(({ name, times }) => missed([median(times) <= MOST, `${name}: ${ms(median(times))} ms`])),
    data: rows,
  };
}

async function readyPage(phone: PhonePage, url: string): Promise<PhonePage> {
  const { page } = phone;
  await page.addInitScript(() => {
    const events: number[] = [];
    Object.assign(window, { events });
    new PerformanceObserver((list) => {
      // Only what a guest did: hovering is no touch.
      for (const entry of list.getEntries())
        if ('interactionId' in entry && entry.interactionId) events.push(entry.duration);
    }).observe({ type: 'event', buffered: true, durationThreshold: 16 } as PerformanceObserverInit);
  });
  await page.goto(url, { waitUntil: 'load' });
  await page.waitForFunction(() => document.documentElement.hasAttribute('data-hydrated'));
  await page.waitForTimeout(700);
  return phone;
}

/** The longest event that the touch makes; 16 when all were below the shortest that Event Timing reports. */
async function slowestEvent(page: Page, act: () => Promise<void>): Promise<number> {
  await page.evaluate(() => void ((window as unknown as { events: number[] }).events.length = 0));
  await act();
  await page.waitForTimeout(800);
  return page.evaluate(() => Math.max(16, ...(window as unknown as { events: number[] }).events));
}

/** Taps a link that has been touched before; milliseconds from the click to the frame after the new page's main heading. */
async function changeRoute(page: Page, to: string): Promise<number> {
  const link = page.locator(`a[href="${to}"]`).filter({ visible: true }).first();
  await link.scrollIntoViewIfNeeded();
  await link.dispatchEvent('touchstart');
  await page.waitForTimeout(700);
  const box = await link.boundingBox();
  if (!box) throw new Error(`No link to ${to} is to be seen on ${page.url()}`);
  const painted = page.evaluate(
    (path) =>
      new Promise<number>((resolve) => {
        const before = document.querySelector('#main h1');
        let start = Number.NaN;
        addEventListener('click', () => (start = performance.now()), { capture: true, once: true });
        // Not by a look in every frame: the frames that this makes cost the page as much as the change itself.
        const observer = new MutationObserver(() => {
          const heading = document.querySelector('#main h1');
          if (location.pathname !== path || !heading || heading === before) return;
          observer.disconnect();
          // The frame in which it stands has been handed over when the next task runs; this one goes before all others.
          requestAnimationFrame(
            () => void scheduler.postTask(() => resolve(performance.now() - start), { priority: 'user-blocking' }),
          );
        });
        observer.observe(document.documentElement, { childList: true, subtree: true });
      }),
    to,
  );
  // By the screen, not by Playwright's own tap: that looks at the page while the tap goes on.
  await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
  return painted;
}
