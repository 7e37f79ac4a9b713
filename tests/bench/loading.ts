import type { Browser, Page } from '@playwright/test';
import { type PhonePage, openPhonePage } from './phone.ts';

/** Measurements of one page visit. Times in milliseconds from its start, sizes in bytes of the bodies as sent. */
export interface Visit {
  /** First and largest contentful paint. */
  fcp: number;
  lcp: number;
  /** Total blocking time: the time above 50 ms of each task after the first paint. */
  blocking: number;
  /** Cumulative layout shift. */
  shift: number;
  requests: number;
  bytes: number;
  document: number;
  image: number;
  font: number;
  script: number;
  other: number;
}

/** Measurements inside the page. */
interface PageMetrics {
  fcp: number;
  lcp: number;
  shift: number;
  tasks: { start: number; duration: number }[];
}

/** The page is idle after this time without a request or a long task. In milliseconds. */
const IDLE_MS = 1000;

const kinds: Record<string, 'document' | 'image' | 'font' | 'script'> = {
  Document: 'document',
  Image: 'image',
  Font: 'font',
  Script: 'script',
};

/** Opens a page on the emulated phone, waits without input until it is idle, and returns the measurements. */
export async function visit(browser: Browser, url: string): Promise<Visit> {
  await using phone = await openPhonePage(browser);
  const { page } = phone;
  const traffic = watchTraffic(phone, new URL(url).host);
  await page.addInitScript(watchLoading);
  await page.goto(url, { waitUntil: 'load' });
  const metrics = await waitUntilIdle(page, traffic);
  if (Number.isNaN(metrics.fcp) || Number.isNaN(metrics.lcp)) throw new Error(`${url} paints nothing`);
  if (traffic.otherHosts.length > 0) throw new Error(`${url} requests other hosts: ${traffic.otherHosts.join(', ')}`);
  const { document = 0, image = 0, font = 0, script = 0, other = 0 } = traffic.bytes;
  return {
    fcp: metrics.fcp,
    lcp: metrics.lcp,
    blocking: metrics.tasks
      .filter((task) => task.start + task.duration > metrics.fcp)
      .reduce((sum, { duration }) => sum + duration - 50, 0),
    shift: metrics.shift,
    requests: traffic.requests,
    bytes: document + image + font + script + other,
    document,
    image,
    font,
    script,
    other,
  };
}

interface Traffic {
  requests: number;
  inFlight: number;
  lastEnd: number;
  bytes: Partial<Record<string, number>>;
  otherHosts: string[];
}

function watchTraffic({ session }: PhonePage, host: string): Traffic {
  const traffic: Traffic = { requests: 0, inFlight: 0, lastEnd: Date.now(), bytes: {}, otherHosts: [] };
  const kindOf = new Map<string, string>();
  session.on('Network.requestWillBeSent', ({ requestId, request, type = '' }) => {
    if (!request.url.startsWith('http')) return;
    if (new URL(request.url).host !== host) traffic.otherHosts.push(request.url);
    kindOf.set(requestId, kinds[type] ?? 'other');
    traffic.requests += 1;
    traffic.inFlight += 1;
  });
  const end = (requestId: string, length: number) => {
    const kind = kindOf.get(requestId);
    if (!kind) return;
    kindOf.delete(requestId);
    traffic.inFlight -= 1;
    traffic.lastEnd = Date.now();
    traffic.bytes[kind] = (traffic.bytes[kind] ?? 0) + length;
  };
  // Bodies only. Repeated headers cost almost nothing over HTTP/2, but 1 KB each over the HTTP/1.1 of this measurement.
  const headers = new Map<string, number>();
  session.on('Network.responseReceived', ({ requestId, response }) =>
    headers.set(requestId, response.encodedDataLength),
  );
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) =>
    end(requestId, Math.max(0, encodedDataLength - (headers.get(requestId) ?? 0))),
  );
  session.on('Network.loadingFailed', ({ requestId }) => end(requestId, 0));
  return traffic;
}

/** Waits until the page is idle. Returns its measurements. */
async function waitUntilIdle(page: Page, traffic: Traffic): Promise<PageMetrics> {
  const limit = Date.now() + 30_000;
  let busyUntil = 0;
  for (;;) {
    while (traffic.inFlight > 0 || Date.now() - Math.max(traffic.lastEnd, busyUntil) < IDLE_MS) {
      if (Date.now() > limit) throw new Error(`${page.url()} did not become idle within 30 s`);
      await page.waitForTimeout(100);
    }
    // Evaluated only now, because each call costs the page time. It resolves when no task blocks the page.
    const { metrics, origin } = await page.evaluate(() => ({
      metrics: (window as unknown as { metrics: PageMetrics }).metrics,
      origin: performance.timeOrigin,
    }));
    const last = metrics.tasks.at(-1);
    busyUntil = last ? origin + last.start + last.duration : 0;
    if (Date.now() - busyUntil >= IDLE_MS) return metrics;
  }
}

/** Runs in the page before its own scripts. */
function watchLoading(): void {
  const metrics: PageMetrics = { fcp: Number.NaN, lcp: Number.NaN, shift: 0, tasks: [] };
  Object.assign(window, { metrics });
  const watch = (type: string, record: (entry: PerformanceEntry & { value?: number }) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(record)).observe({ type, buffered: true });
  watch('paint', ({ name, startTime }) => name === 'first-contentful-paint' && (metrics.fcp = startTime));
  watch('largest-contentful-paint', ({ startTime }) => (metrics.lcp = startTime));
  watch('layout-shift', ({ value = 0 }) => (metrics.shift += value));
  watch('longtask', ({ startTime: start, duration }) => metrics.tasks.push({ start, duration }));
}
