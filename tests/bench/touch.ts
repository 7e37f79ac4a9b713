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
  /** Waits for the effect of the touch. */
  waitForEffect: (page: Page) => Promise<unknown>;
}

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });

const touches: readonly Touch[] = [
  {
    name: 'dot of the carousel',
    path: '/',
    act: (page) => button(page, /^Slide 3/).tap(),
    waitForEffect: (page) =>
      button(page, /^Slide 3/)
        .and(page.locator('[aria-current]'))
        .waitFor(),
  },
  {
    name: 'page of the menu',
    path: '/menu',
    act: (page) => button(page, 'Menu Page 2').first().tap(),
    waitForEffect: (page) => page.locator('[data-menu$="-2"]:not([hidden])').waitFor(),
  },
  {
    name: 'branch of the menu',
    path: '/menu',
    // A link to the branch's page. Older builds have one page for both branches, with a button.
    act: (page) =>
      tapAfterPrefetch(page, page.locator('nav a[href$="/menu/wimbledon"], [data-menu-branch=wimbledon]').first()),
    waitForEffect: (page) => page.locator('[data-menu^="wimbledon"]:not([hidden])').waitFor(),
  },
  {
    name: 'question of the FAQ',
    path: '/faq',
    prepare: (page) => page.locator('#main li button').nth(2).waitFor(),
    act: (page) => page.locator('#main li button').nth(2).tap(),
    waitForEffect: (page) => page.locator('#main li button').nth(2).and(page.locator('[aria-expanded=true]')).waitFor(),
  },
  {
    name: 'store, opens the dialog',
    path: '/select-store',
    act: (page) => page.locator('#main').getByRole('button').first().tap(),
    waitForEffect: (page) => page.getByRole('dialog').waitFor(),
  },
  {
    name: 'letter into the search',
    path: '/blog',
    act: (page) => page.getByRole('searchbox').pressSequentially('z'),
    waitForEffect: (page) => page.getByText('No story matches').waitFor(),
  },
  {
    name: 'category of the stories',
    path: '/blog',
    prepare: (page) => page.getByRole('combobox').focus(),
    // With the keyboard, because a choice made by a script does not count as an interaction.
    act: (page) => page.keyboard.press('ArrowDown'),
    waitForEffect: (page) => page.getByRole('status').filter({ hasText: '1 story' }).waitFor(),
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
  waitForEffect: (page) => page.waitForURL(`**${to}`),
}));

/** The cost of any tap on this machine at the moment. */
const emptyTap: Touch = {
  name: 'button that does nothing',
  path: '/faq',
  prepare: (page) =>
    page.evaluate(() =>
      document
        .querySelector('h1')
        ?.insertAdjacentHTML('afterend', '<button type="button" id="nothing">Nothing</button>'),
    ),
  act: (page) => page.locator('#nothing').tap(),
  waitForEffect: (page) => page.locator('#nothing').waitFor(),
};

interface Times {
  touch: Touch;
  ours: number[];
  other: number[];
}

/**
 * Measures touches with Event Timing, at a quarter of the processor speed.
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
      const turns = [
        { origin: site.origin, times: ours },
        ...(otherSite ? [{ origin: otherSite.origin, times: other }] : []),
      ];
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
  { path, prepare, act, waitForEffect }: Touch,
): Promise<number> {
  await using phone = await openHydratedPage(await openPhonePage(browser, { network: false }), origin + path);
  await prepare?.(phone.page);
  const time = await longestEvent(phone.page, () => act(phone.page));
  await waitForEffect(phone.page);
  return time;
}

async function openHydratedPage(phone: PhonePage, url: string): Promise<PhonePage> {
  const { page } = phone;
  await page.addInitScript(() => {
    const events: number[] = [];
    Object.assign(window, { events });
    new PerformanceObserver((list) => {
      // Only user interactions. Hovering is not a touch.
      for (const entry of list.getEntries())
        if ('interactionId' in entry && entry.interactionId) events.push(entry.duration);
    }).observe({ type: 'event', buffered: true, durationThreshold: 16 } as PerformanceObserverInit);
  });
  await page.goto(url, { waitUntil: 'load' });
  await page.waitForFunction(() => document.documentElement.hasAttribute('data-hydrated'));
  await page.waitForTimeout(700);
  return phone;
}

/** Returns the longest event of a touch in milliseconds, at least 16: Event Timing reports no shorter ones. */
async function longestEvent(page: Page, act: () => Promise<void>): Promise<number> {
  await page.evaluate(() => void ((window as unknown as { events: number[] }).events.length = 0));
  await act();
  await page.waitForTimeout(800);
  return page.evaluate(() => Math.max(16, ...(window as unknown as { events: number[] }).events));
}

/** Taps a link 700 ms after touchstart, so that its page is prefetched. */
async function tapAfterPrefetch(page: Page, link: Locator): Promise<void> {
  await link.scrollIntoViewIfNeeded();
  await link.dispatchEvent('touchstart');
  await page.waitForTimeout(700);
  await page.evaluate(() => void ((window as unknown as { events: number[] }).events.length = 0));
  const box = await link.boundingBox();
  if (!box) throw new Error(`The link is not visible on ${page.url()}.`);
  // Uses the touchscreen, because Playwright's own `tap` evaluates code in the page during the tap.
  await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
}
