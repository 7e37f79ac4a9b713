import type { Browser } from '@playwright/test';
import type { Report } from './bench.ts';
import { median, openPhone } from './phone.ts';
import type { Site } from './serve.ts';

/** The longest time of a tap, as a multiple of a tap on a button that does nothing. */
const MAX_RATIO = 2;

/** What is tapped, and what is visible afterwards. The first is the cost of any tap on this machine at the moment. */
const taps: readonly (readonly [name: string, path: string, target: string, effect: string])[] = [
  ['button that does nothing', '/under-construction', '#nothing', '#nothing'],
  ['dot of the carousel', '/', '[aria-label^="Slide 3"]', '[aria-label^="Slide 3"][aria-current=true]'],
  ['page of the menu', '/menu', 'role=button[name=/^Menu Page 2/] >> nth=0', '[data-menu$="-2"] h3'],
  ['first filter of the menu', '/menu', '[data-filter=vegetarian]', '[data-shows]'],
  ['question of the FAQ', '/faq', '#main li button >> nth=2', '#main li button[aria-expanded=true] >> nth=1'],
  ['store, opens the dialog', '/select-store', '#main li button', 'dialog[open]'],
];

/** Measures the longest event from a tap to the next paint with Event Timing, in milliseconds, on a fast network. */
export async function measureTaps(browser: Browser, runs: number, { origin }: Site): Promise<Report> {
  const times = taps.map((): number[] => []);
  for (let run = 0; run < runs; run += 1)
    for (const [index, tap] of taps.entries()) times[index]!.push(await measure(browser, origin, tap));
  const [nothing = Number.NaN] = times.map(median);
  const rows = taps.map(([name], index) => ({ name, own: times[index]!, ratio: median(times[index]!) / nothing }));
  return {
    head: ['median ms', 'longest', '× nothing'],
    rows: rows.map(({ name, own, ratio }) => [name, median(own).toFixed(), Math.max(...own), ratio.toFixed(2)]),
    missed: rows.flatMap(({ name, ratio }) =>
      ratio > MAX_RATIO ? `${name}: ${ratio.toFixed(2)} times a button that does nothing` : [],
    ),
  };
}

type MeasuredWindow = Window & { durations: number[] };

async function measure(browser: Browser, origin: string, [, path, target, effect]: (typeof taps)[number]) {
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
    document.addEventListener('DOMContentLoaded', () =>
      document
        .querySelector('h1')
        ?.after(Object.assign(document.createElement('button'), { id: 'nothing', textContent: 'x' })),
    );
  });
  await page.goto(origin + path, { waitUntil: 'load' });
  // What a page does once it is idle is done.
  await page.waitForTimeout(2500);
  await page.locator(target).first().tap();
  await page.locator(effect).first().waitFor();
  await page.waitForTimeout(800);
  // Event Timing reports nothing shorter than 16 ms.
  return Math.max(16, ...(await page.evaluate(() => (window as unknown as MeasuredWindow).durations)));
}
