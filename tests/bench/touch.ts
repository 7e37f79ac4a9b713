import type { Browser, Locator, Page } from '@playwright/test';
import { launch } from './browser.ts';
import { type PhonePage, phonePage } from './phone.ts';
import { missed, type Report } from './report.ts';
import { serveBuild } from './servers.ts';
import { median } from './statistics.ts';
import { ms, table } from './table.ts';

/** The most that a touch may take, as a multiple of the tap on a button that does nothing. */
const MOST = 2;
/** How much longer than beside it a touch may take: what Event Timing, in steps of 8 ms, cannot tell apart. */
const NOISE = 8;

/** A touch of a control, and the page that it is on. */
interface Touch {
  name: string;
  path: string;
  /** What must be there first. */
  prepare?: (page: Page) => Promise<void>;
  act: (page: Page) => Promise<void>;
  /** Waits for its effect. */
  after: (page: Page) => Promise<unknown>;
}

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });

const touches: readonly Touch[] = [
  {
    name: 'dot of the carousel',
    path: '/',
    act: (page) => button(page, /^Slide 3/).tap(),
    after: (page) =>
      button(page, /^Slide 3/)
        .and(page.locator('[aria-current]'))
        .waitFor(),
  },
  {
    name: 'page of the menu',
    path: '/menu',
    act: (page) => button(page, 'Menu Page 2').first().tap(),
    after: (page) => page.locator('[data-menu$="-2"]:not([hidden])').waitFor(),
  },
  {
    name: 'branch of the menu',
    path: '/menu',
    // A link to the branch's own page, and a button in builds that have one page for both.
    act: (page) =>
      tapPrepared(page, page.locator('nav a[href$="/menu/wimbledon"], [data-menu-branch=wimbledon]').first()),
    after: (page) => page.locator('[data-menu^="wimbledon"]:not([hidden])').waitFor(),
  },
  {
    name: 'question of the FAQ',
    path: '/faq',
    prepare: (page) => page.locator('#main li button').nth(2).waitFor(),
    act: (page) => page.locator('#main li button').nth(2).tap(),
    after: (page) => page.locator('#main li button').nth(2).and(page.locator('[aria-expanded=true]')).waitFor(),
  },
  {
    name: 'store, opens the dialog',
    path: '/select-store',
    act: (page) => page.locator('#main').getByRole('button').first().tap(),
    after: (page) => page.getByRole('dialog').waitFor(),
  },
  {
    name: 'letter into the search',
    path: '/blog',
    act: (page) => page.getByRole('searchbox').pressSequentially('z'),
    after: (page) => page.getByText('No story matches').waitFor(),
  },
  {
    name: 'category of the stories',
    path: '/blog',
    prepare: (page) => page.getByRole('combobox').focus(),
    // By the keyboard: a choice made by a script is no interaction.
    act: (page) => page.keyboard.press('ArrowDown'),
    after: (page) => page.getByRole('status').filter({ hasText: '1 story' }).waitFor(),
  },
];

/** From one page to another, by a link that a phone shows; the next page has been fetched when the finger comes down. */
const changes: readonly Touch[] = [
  ['/', '/about-us'],
  ['/', '/menu'],
  ['/', '/faq'],
  ['/blog', '/blog/the-soul-of-chettinad'],
  ['/blog/the-soul-of-chettinad', '/blog'],
].map(([path = '', to = '']) => ({
  name: `link ${path} to ${to}`,
  path,
  act: (page) => tapPrepared(page, page.locator(`a[href="${to}"]`).filter({ visible: true }).first()),
  after: (page) => page.waitForURL(`**${to}`),
}));

/** What every tap costs on this machine at this moment. */
const nothing: Touch = {
  name: 'button that does nothing',
  path: '/faq',
  prepare: (page) =>
    page.evaluate(() =>
      document
        .querySelector('h1')
        ?.insertAdjacentHTML('afterend', '<button type="button" id="nothing">Nothing</button>'),
    ),
  act: (page) => page.locator('#nothing').tap(),
  after: (page) => page.locator('#nothing').waitFor(),
};

interface Times {
  touch: Touch;
  ours: number[];
  beside: number[];
}

/**
 * Event Timing of touches, at a quarter of the speed.
 *
 * @param beside another build, measured in turns with ours
 */
export async function measureTouches(build: string, runs: number, beside?: string): Promise<Report> {
  await using site = await serveBuild(build);
  await using other = beside === undefined ? undefined : await serveBuild(beside);
  const browser = await launch();
  const rows = [nothing, ...touches, ...changes].map((touch): Times => ({ touch, ours: [], beside: [] }));
  for (let run = 0; run < runs; run += 1)
    for (const { touch, ours, beside: theirs } of rows) {
      const turns = [{ origin: site.origin, times: ours }, ...(other ? [{ origin: other.origin, times: theirs }] : [])];
      // Who goes first changes, so that neither gains by what the machine did just before.
      for (const { origin, times } of run % 2 === 0 ? turns : turns.toReversed())
        times.push(await timeOf(browser, origin, touch));
    }
  await browser.close();
  const empty = median(rows[0]?.ours ?? []);
  const share = (times: readonly number[]) => (median(times) / empty).toFixed(2);
  return {
    title: 'From a touch to its paint',
    method: `Event Timing of a tap on each kind of button, a letter typed, a choice made and a link followed whose page was prepared when the finger came down, at a quarter of this machine's speed; medians of ${runs} in milliseconds, in steps of 8, from 16. “× nothing” is the multiple of a tap on a button that does nothing.${beside === undefined ? '' : ' “Beside” is another build, measured in turns.'}`,
    text: table(
      ['Touch', 'median', 'longest', '× nothing', ...(other ? ['beside', 'ratio'] : [])],
      rows.map(({ touch, ours, beside: theirs }) => [
        touch.name,
        ms(median(ours)),
        ms(Math.max(...ours)),
        share(ours),
        ...(other ? [ms(median(theirs)), (median(ours) / median(theirs)).toFixed(2)] : []),
      ]),
    ),
    missed: rows.flatMap(({ touch, ours, beside: theirs }) =>
      missed(
        [median(ours) <= MOST * empty, `${touch.name}: ${share(ours)} times a tap on nothing`],
        [
          !other || median(ours) <= median(theirs) + NOISE,
          `${touch.name}: ${ms(median(ours))} ms, ${ms(median(theirs))} beside it`,
        ],
      ),
    ),
    data: rows.map(({ touch, ours, beside: theirs }) => ({ name: touch.name, ours, beside: theirs })),
  };
}

async function timeOf(browser: Browser, origin: string, { path, prepare, act, after }: Touch): Promise<number> {
  await using phone = await readyPage(await phonePage(browser, { network: false }), origin + path);
  await prepare?.(phone.page);
  const time = await slowestEvent(phone.page, () => act(phone.page));
  await after(phone.page);
  return time;
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

/** Taps a link some time after a finger has come down on it, so that its page is prepared. */
async function tapPrepared(page: Page, link: Locator): Promise<void> {
  await link.scrollIntoViewIfNeeded();
  await link.dispatchEvent('touchstart');
  await page.waitForTimeout(700);
  await page.evaluate(() => void ((window as unknown as { events: number[] }).events.length = 0));
  const box = await link.boundingBox();
  if (!box) throw new Error(`the link is not to be seen on ${page.url()}`);
  // By the screen, not by Playwright's own tap: that looks at the page while the tap goes on.
  await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
}
