import type { Browser } from '@playwright/test';
import type { Report } from './bench.ts';
import { median, openPhone } from './phone.ts';
import { copyWithoutScripts, serve, type Site } from './serve.ts';

/** Limits of a page. LCP and blocking time (ms) are relative to the same page without scripts. Sizes in bytes. */
const LIMITS = { lcpRatio: 1.03, blocking: 20, shift: 0.0005, script: 72 * 1024, homeBytes: 300 * 1024 };

/** The page is idle after this time without a request or a long task, in milliseconds. */
const IDLE_MS = 1000;

/** A visit without input until the page is idle. Times in milliseconds from its start, sizes in bytes of the bodies as sent. */
type Visit = Record<(typeof KEYS)[number], number>;
/** `blocking` is the time above 50 ms of each task after the first paint. */
const KEYS = ['lcp', 'blocking', 'shift', 'requests', 'document', 'script', 'bytes'] as const;

/** Visits each page and the same page without scripts in turn, each time with an empty cache. */
export async function measurePages(browser: Browser, runs: number, paths: string[], build: string, site: Site) {
  await using bare = await serve(await copyWithoutScripts(build));
  const report = { rows: [] as (string | number)[][], missed: [] as string[] } satisfies Partial<Report>;
  for (const path of paths) {
    const visits = [[], []] as [Visit[], Visit[]];
    for (let run = 0; run < runs; run += 1)
      // The order changes, so that the state of the machine favours none.
      for (const index of run % 2 === 0 ? ([0, 1] as const) : ([1, 0] as const))
        visits[index].push(await visit(browser, (index === 0 ? site : bare).origin + path));
    const [own, without] = visits.map(medians) as [Visit, Visit];
    const ratio = own.lcp / without.lcp;
    const pairs = [own.lcp, without.lcp, own.blocking, without.blocking].map((time) => time.toFixed());
    const sizes = [own.document, own.script, own.bytes].map(kb);
    report.rows.push([path, ratio.toFixed(3), ...pairs, own.shift.toFixed(3), own.requests, ...sizes]);
    const limits: [isMet: boolean, what: string][] = [
      [ratio <= LIMITS.lcpRatio, `LCP is ${ratio.toFixed(3)} times that without scripts`],
      [own.blocking <= without.blocking + LIMITS.blocking, `blocks for ${own.blocking.toFixed()} ms`],
      [own.shift < LIMITS.shift, `shifts by ${own.shift.toFixed(4)}`],
      [own.script <= LIMITS.script, `has ${kb(own.script)} KB of scripts`],
      [path !== '/' || own.bytes <= LIMITS.homeBytes, `has ${kb(own.bytes)} KB`],
    ];
    report.missed.push(...limits.flatMap(([isMet, what]) => (isMet ? [] : [`${path} ${what}`])));
    process.stdout.write(`${path}: ${ratio.toFixed(3)}\n`);
  }
  const head = 'ratio,LCP ms,without scripts,blocking ms,without scripts,shift,requests,HTML KB,scripts KB,all KB';
  return { head: head.split(','), ...report };
}

const kb = (bytes: number) => (bytes / 1024).toFixed(1);
/** The median of each number. */
const medians = (visits: readonly Visit[]): Visit =>
  Object.fromEntries(KEYS.map((key) => [key, median(visits.map((one) => one[key]))])) as unknown as Visit;

type Metrics = Record<'fcp' | 'lcp' | 'shift', number> & { tasks: { start: number; duration: number }[] };
export type MeasuredWindow = Window & { metrics: Metrics };

async function visit(browser: Browser, url: string): Promise<Visit> {
  await using phone = await openPhone(browser, true);
  const { page } = phone;
  await page.addInitScript(watchLoading);
  await page.goto(url, { waitUntil: 'networkidle' });
  await page.waitForFunction(
    (idle) => {
      const task = (window as unknown as MeasuredWindow).metrics.tasks.at(-1);
      const [request = 0] = performance
        .getEntriesByType('resource')
        .map(({ startTime, duration }) => startTime + duration)
        .toSorted((a, b) => b - a);
      return performance.now() - Math.max(request, task ? task.start + task.duration : 0) > idle;
    },
    IDLE_MS,
    // Each poll costs the page time.
    { polling: 250 },
  );
  const { metrics, bodies } = await page.evaluate(() => ({
    metrics: (window as unknown as MeasuredWindow).metrics,
    bodies: [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')].map(
      (entry) => ({ url: entry.name, size: (entry as PerformanceResourceTiming).encodedBodySize }),
    ),
  }));
  if (Number.isNaN(metrics.lcp)) throw new Error(`${url} paints nothing`);
  const bytesOf = (some: typeof bodies) => some.reduce((sum, { size }) => sum + size, 0);
  return {
    lcp: metrics.lcp,
    blocking: metrics.tasks
      .filter(({ start, duration }) => start + duration > metrics.fcp)
      .reduce((sum, { duration }) => sum + duration - 50, 0),
    shift: metrics.shift,
    requests: bodies.length,
    document: bodies[0]?.size ?? 0,
    script: bytesOf(bodies.filter((one) => one.url.endsWith('.js'))),
    bytes: bytesOf(bodies),
  };
}

/** Runs in the page before its own scripts. */
export function watchLoading(): void {
  const metrics: Metrics = { fcp: Number.NaN, lcp: Number.NaN, shift: 0, tasks: [] };
  Object.assign(window, { metrics });
  const watch = (type: string, record: (entry: PerformanceEntry & { value?: number }) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(record)).observe({ type, buffered: true });
  watch('paint', ({ name, startTime }) => name === 'first-contentful-paint' && (metrics.fcp = startTime));
  watch('largest-contentful-paint', ({ startTime }) => (metrics.lcp = startTime));
  watch('layout-shift', ({ value = 0 }) => (metrics.shift += value));
  watch('longtask', ({ startTime: start, duration }) => metrics.tasks.push({ start, duration }));
}
