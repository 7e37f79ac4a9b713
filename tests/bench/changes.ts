import { openTab, type Tab } from '../tab.ts';
import type { Report } from './bench.ts';
import { median, SLOWDOWN } from './phone.ts';
import type { Site } from './serve.ts';
import { slowLine } from './slow-line.ts';

/** The longest median from a tap to the first paint of the next page, in milliseconds. */
const LIMITS = { rendered: 150, fetched: 400 };
/** A guest looks at a page for this long before the tap, in milliseconds. */
const READING_MS = 6000;
/** And at its link for this long after scrolling: what the browser paints for the scroll is no part of the page change. */
const AIMING_MS = 1000;

const ways = [
  ['/', '/menu'],
  ['/menu', '/select-store'],
  ['/menu', '/book-reservation'],
  ['/', '/book-reservation'],
] as const;

/** Runs in each page before its own scripts. */
const keepPress =
  "addEventListener('pointerdown', (e) => sessionStorage.setItem('pressed', String(performance.timeOrigin + e.timeStamp)));";
const withoutRules = 'HTMLScriptElement.supports = () => false;';

/**
 * Measures page changes of a second visit on the emulated phone, in alternation: in a browser with speculation rules, in one without, and
 * the same with an earlier build.
 */
export async function measureChanges(runs: number, site: Site, earlier?: Site): Promise<Report> {
  const kinds = [
    { name: 'rendered', site, hasRules: true },
    { name: 'fetched', site, hasRules: false },
    ...(earlier ? [{ name: 'earlier', site: earlier, hasRules: true }] : []),
  ];
  await using stack = new AsyncDisposableStack();
  const visits = [];
  for (const { name, site: each, hasRules } of kinds) {
    const { origin } = stack.use(await slowLine(each, hasRules));
    const source = hasRules ? keepPress : keepPress + withoutRules;
    const tab = stack.use(
      await openTab(
        ['Emulation.setCPUThrottlingRate', { rate: SLOWDOWN }],
        ['Page.addScriptToEvaluateOnNewDocument', { source }],
        ['Page.enable', {}],
      ),
    );
    for (const path of new Set(ways.flat())) await read(tab, origin + path);
    await tab.until('navigator.serviceWorker.controller !== null');
    visits.push({ name, origin, tab, times: ways.map((): number[] => []) });
  }
  for (let run = 0; run < runs; run += 1)
    for (const [index, way] of ways.entries())
      for (const { tab, origin, times } of visits) times[index]!.push(await change(tab, origin, way));
  const medians = visits.map(({ name, times }) => ({ name, all: times.map(median) }));
  return {
    head: medians.map(({ name }) => `${name} ms`),
    rows: ways.map((way, index) => [way.join(' → '), ...medians.map(({ all }) => all[index]!.toFixed())]),
    missed: Object.entries(LIMITS).flatMap(([kind, limit]) =>
      ways.flatMap((way, index) => {
        const time = medians.find(({ name }) => name === kind)?.all[index] ?? Number.NaN;
        return time <= limit ? [] : [`${way.join(' → ')} takes ${time.toFixed()} ms, ${kind}`];
      }),
    ),
  };
}

const read = async (tab: Tab, url: string) => {
  await tab.open(url);
  await new Promise((resolve) => setTimeout(resolve, READING_MS));
};

/** Runs in the next page. Undefined before its first paint; a prerendered page paints nothing before it is shown. */
const sincePress = () => {
  const [paint] = performance.getEntriesByName('first-contentful-paint');
  return paint && performance.timeOrigin + paint.startTime - Number(sessionStorage.getItem('pressed'));
};

/** From the press to the first paint of the next page, in milliseconds. */
async function change(tab: Tab, origin: string, [from, to]: readonly [string, string]): Promise<number> {
  await read(tab, origin + from);
  await tab.tap(`a[href="${to}"]`, AIMING_MS);
  return Number(await tab.until(`location.pathname === '${to}' && (${sincePress})()`));
}
