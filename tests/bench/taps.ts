import type { Browser, Locator, Page } from '@playwright/test';
import { launch } from './browser.ts';
import { type PhonePage, openPhonePage } from './phone.ts';
import { findMissed, type Report } from './report.ts';
import { serveBuild } from './servers.ts';
import { median } from './statistics.ts';
import { ms, renderTable } from './table.ts';

/** The maximum time of a touch, as a multiple of a tap on a button that does nothing. */
const MAX_RATIO = 2;
/** How much longer a touch may take than in the other build, in milliseconds: the resolution of Event Timing. */
const RESOLUTION = 8;

/** A touch of a control on a page. */
interface Touch {
  name: string;
  path: string;
  /** Runs before the measurement. */
  prepare?: (page: Page) => Promise<void>;
  act: (page: Page) => Promise<void>;
  /** Whether the page shows the effect of the touch. Runs inside the page, with `target`. */
  isShown: (target: string) => boolean;
  /** A CSS selector or a path. */
  target: string;
}

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const whenVisible = (selector: string) =>
  [...document.querySelectorAll(selector)].some((element) => element.checkVisibility());
const whenPageShown = (path: string) => location.pathname === path && document.querySelector('main h1') !== null;

const touches: readonly Touch[] = [
  {
    name: 'dot of the carousel',
    path: '/',
    act: (page) => button(page, /^Slide 3/).tap(),
    isShown: whenVisible,
    target: '[aria-label^="Slide 3"][aria-current="true"]',
  },
  {
    name: 'page of the menu',
    path: '/menu',
    act: (page) => button(page, 'Menu Page 2').first().tap(),
    isShown: whenVisible,
    target: '[data-menu$="-2"] h3',
  },
  {
    name: 'branch of the menu',
    path: '/menu',
    // A link to the branch's page. Older builds have one page for both branches, with a button.
    act: (page) =>
      tapAfterPrefetch(page, page.locator('nav a[href$="/menu/wimbledon"], [data-menu-branch=wimbledon]').first()),
    isShown: whenVisible,
    target: '[data-menu^="wimbledon"] h3',
  },
  {
    name: 'question of the FAQ',
    path: '/faq',
    prepare: (page) => page.locator('#main li button').nth(2).waitFor(),
    act: (page) => page.locator('#main li button').nth(2).tap(),
    isShown: (selector) => document.querySelectorAll(selector)[2]?.getAttribute('aria-expanded') === 'true',
    target: '#main li button',
  },
  {
    name: 'store, opens the dialog',
    path: '/select-store',
    act: (page) => page.locator('#main').getByRole('button').first().tap(),
    isShown: whenVisible,
    target: 'dialog[open]',
  },
  {
    name: 'letter into the search',
    path: '/blog',
    act: (page) => page.getByRole('searchbox').pressSequentially('z'),
    isShown: (text) => document.querySelector('main')!.textContent.includes(text),
    target: 'No story matches',
  },
  {
    name: 'category of the stories',
    path: '/blog',
    prepare: (page) => page.getByRole('combobox').focus(),
    // With the keyboard, because a choice made by a script does not count as an interaction.
    act: (page) => page.keyboard.press('ArrowDown'),
    isShown: (text) => document.querySelector('main [role=status]')!.textContent.includes(text),
    target: '1 story',
  },
];

/** Navigations by a link that is visible on a phone. The next page is prefetched on touchstart. */
const navigations: readonly Touch[] = [
  ['/', '/about-us'],
  ['/', '/menu'],
  ['/', '/faq'],
  ['/blog', '/blog/the-soul-of-chettinad'],
  ['/blog/the-soul-of-chettinad', '/blog'],
].map(([path = '', to = '']) => ({
  name: `link ${path} to ${to}`,
  path,
  act: (page) => tapAfterPrefetch(page, page.locator(`a[href="${to}"]`).filter({ visible: true }).first()),
  isShown: whenPageShown,
  target: to,
}));

/** The cost of any tap on this machine at the moment. */
const emptyTap: Touch = {
  name: 'button that does nothing',
  path: '/faq',
  prepare: (page) =>
    page.evaluate(() =>
      // An element, because Trusted Types refuse markup.
      document
        .querySelector('h1')
        ?.after(
          Object.assign(document.createElement('button'), { type: 'button', id: 'nothing', textContent: 'Nothing' }),
        ),
    ),
  act: (page) => page.locator('#nothing').tap(),
  isShown: whenVisible,
  target: '#nothing',
};

interface Times {
  touch: Touch;
  ours: number[];
  other: number[];
}

/**
 * Measures the time from a touch to the next paint with Event Timing, in milliseconds, at a quarter of the processor speed.
 *
 * @param otherBuild another build to compare with, measured alternately
 */
export async function measureTouches(build: string, runs: number, otherBuild?: string): Promise<Report> {
  await using site = await serveBuild(build);
  await using otherSite = otherBuild === undefined ? undefined : await serveBuild(otherBuild);
  const browser = await launch();
  const rows = [emptyTap, ...touches, ...navigations].map((touch): Times => ({ touch, ours: [], other: [] }));
  for (let run = 0; run < runs; run += 1)
    for (const { touch, ours, other } of rows) {
      const turns = [{ origin: site.origin, times: ours }];
      if (otherSite) turns.push({ origin: otherSite.origin, times: other });
      // The order alternates, so that the state of the machine favours neither.
      for (const { origin, times } of run % 2 === 0 ? turns : turns.toReversed())
        times.push(await measureTouch(browser, origin, touch));
    }
  await browser.close();
  const emptyTime = median(rows[0]?.ours ?? []);
  const multiple = (times: readonly number[]) => (median(times) / emptyTime).toFixed(2);
  return {
    title: 'From touch to paint',
    method: `Event Timing of a tap on each kind of button, a typed letter, a choice, and a link whose page is prefetched on touchstart, at a quarter of this machine's processor speed. Medians of ${runs} in milliseconds, in steps of 8, from 16. “× nothing” is the multiple of a tap on a button that does nothing.${otherSite ? ' The other build is measured alternately.' : ''}`,
    text: renderTable(
      ['Touch', 'median', 'longest', '× nothing', ...(otherSite ? ['other build', 'ratio'] : [])],
      rows.map(({ touch, ours, other }) => [
        touch.name,
        ms(median(ours)),
        ms(Math.max(...ours)),
        multiple(ours),
        ...(otherSite ? [ms(median(other)), (median(ours) / median(other)).toFixed(2)] : []),
      ]),
    ),
    missed: rows.flatMap(({ touch, ours, other }) =>
      findMissed(
        [
          median(ours) <= MAX_RATIO * emptyTime,
          `${touch.name}: ${multiple(ours)} times a tap on a button that does nothing`,
        ],
        [
          !otherSite || median(ours) <= median(other) + RESOLUTION,
          `${touch.name}: ${ms(median(ours))} ms, in the other build ${ms(median(other))} ms`,
        ],
      ),
    ),
    data: rows.map(({ touch, ours, other }) => ({ name: touch.name, ours, other })),
  };
}

async function measureTouch(
  browser: Browser,
  origin: string,
  { path, prepare, act, isShown, target }: Touch,
): Promise<number> {
  await using phone = await openStartedPage(await openPhonePage(browser, { network: false }), origin + path);
  const { page } = phone;
  await prepare?.(page);
  await page.evaluate(() => void ((window as unknown as WatchedWindow).durations.length = 0));
  await act(page);
  await page.waitForFunction(isShown, target);
  await page.waitForTimeout(800);
  // Event Timing reports nothing shorter than 16 ms.
  return Math.max(16, ...(await page.evaluate(() => (window as unknown as WatchedWindow).durations)));
}

/** The window of a page whose interactions are recorded, in milliseconds. */
interface WatchedWindow {
  durations: number[];
}

async function openStartedPage(phone: PhonePage, url: string): Promise<PhonePage> {
  const { page } = phone;
  await page.addInitScript(() => {
    const durations: number[] = [];
    Object.assign(window, { durations });
    new PerformanceObserver((list) => {
      // Only user interactions. Hovering is not a touch.
      for (const entry of list.getEntries())
        if ('interactionId' in entry && entry.interactionId) durations.push(entry.duration);
    }).observe({ type: 'event', buffered: true, durationThreshold: 16 } as PerformanceObserverInit);
  });
  await page.goto(url, { waitUntil: 'load' });
  // Islands that start by themselves have started.
  await page.waitForTimeout(2500);
  return phone;
}

/** Taps a link 700 ms after touchstart, so that its page is prefetched. */
async function tapAfterPrefetch(page: Page, link: Locator): Promise<void> {
  await link.scrollIntoViewIfNeeded();
  await link.dispatchEvent('touchstart');
  await page.waitForTimeout(700);
  await page.evaluate(() => void ((window as unknown as WatchedWindow).durations.length = 0));
  const box = await link.boundingBox();
  if (!box) throw new Error(`The link is not visible on ${page.url()}.`);
  // Uses the touchscreen, because Playwright's own `tap` evaluates code in the page during the tap.
  await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
}
