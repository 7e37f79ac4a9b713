import type { Browser, Locator, Page } from '@playwright/test';
import type { Report } from './bench.ts';
import { median, openPhone } from './phone.ts';
import type { Site } from './serve.ts';

/** The longest time of a tap, as a multiple of a tap on a button that does nothing. */
const MAX_RATIO = 2;

interface Tap {
  name: string;
  path: string;
  act: (page: Page) => Promise<void>;
  /** Visible afterwards. */
  effect: (page: Page) => Locator;
}

const taps: readonly Tap[] = [
  {
    // The cost of any tap on this machine at the moment.
    name: 'button that does nothing',
    path: '/under-construction',
    act: async (page) => {
      await page.evaluate(() =>
        document
          .querySelector('h1')
          ?.after(Object.assign(document.createElement('button'), { id: 'nothing', textContent: 'Nothing' })),
      );
      await page.locator('#nothing').tap();
    },
    effect: (page) => page.locator('#nothing'),
  },
  {
    name: 'dot of the carousel',
    path: '/',
    act: (page) => page.getByRole('button', { name: /^Slide 3/ }).tap(),
    effect: (page) => page.locator('[aria-label^="Slide 3"][aria-current=true]'),
  },
  {
    name: 'page of the menu',
    path: '/menu',
    act: (page) => page.getByRole('button', { name: 'Menu Page 2' }).first().tap(),
    effect: (page) => page.locator('[data-menu$="-2"] h3').first(),
  },
  {
    name: 'first filter of the menu',
    path: '/menu',
    act: (page) => page.locator('[data-filter=vegetarian]').tap(),
    effect: (page) => page.locator('[data-shows]').first(),
  },
  {
    name: 'question of the FAQ',
    path: '/faq',
    act: (page) => page.locator('#main li button').nth(2).tap(),
    effect: (page) => page.locator('#main li button[aria-expanded=true]').nth(1),
  },
  {
    name: 'store, opens the dialog',
    path: '/select-store',
    act: (page) => page.locator('#main').getByRole('button').first().tap(),
    effect: (page) => page.locator('dialog[open]'),
  },
  {
    name: 'letters into the search',
    path: '/blog',
    act: (page) => page.getByRole('searchbox').pressSequentially('zz'),
    effect: (page) => page.locator('[data-no-stories]'),
  },
];

/** Measures the longest event from a tap to the next paint with Event Timing, in milliseconds, on a fast network. */
export async function measureTaps(browser: Browser, runs: number, { origin }: Site): Promise<Report> {
  const times = taps.map((): number[] => []);
  for (let run = 0; run < runs; run += 1)
    for (const [index, tap] of taps.entries()) times[index]!.push(await measure(browser, origin, tap));
  const [nothing = Number.NaN] = times.map(median);
  const rows = taps.map(({ name }, index) => ({ name, own: times[index]!, ratio: median(times[index]!) / nothing }));
  return {
    head: ['median ms', 'longest', '× nothing'],
    rows: rows.map(({ name, own, ratio }) => [name, median(own).toFixed(), Math.max(...own), ratio.toFixed(2)]),
    missed: rows.flatMap(({ name, ratio }) =>
      ratio > MAX_RATIO ? `${name}: ${ratio.toFixed(2)} times a button that does nothing` : [],
    ),
  };
}

type MeasuredWindow = Window & { durations: number[] };

async function measure(browser: Browser, origin: string, { path, act, effect }: Tap): Promise<number> {
  await using phone = await openPhone(browser, false);
  const { page } = phone;
  await page.addInitScript(() => {
    const durations: number[] = [];
    Object.assign(window, { durations });
    new PerformanceObserver((list) => {
      // Hovering has no id.
      for (const entry of list.getEntries())
        if ('interactionId' in entry && entry.interactionId) durations.push(entry.duration);
    }).observe({ type: 'event', buffered: true, durationThreshold: 16 } as PerformanceObserverInit);
  });
  await page.goto(origin + path, { waitUntil: 'load' });
  // Islands that start by themselves have started.
  await page.waitForTimeout(2500);
  await act(page);
  await effect(page).waitFor();
  await page.waitForTimeout(800);
  // Event Timing reports nothing shorter than 16 ms.
  return Math.max(16, ...(await page.evaluate(() => (window as unknown as MeasuredWindow).durations)));
}
