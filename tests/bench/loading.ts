import type { Browser, Page } from '@playwright/test';
import { type PhonePage, phonePage } from './phone.ts';

/** How one visit to a page went. Times in milliseconds from its start, sizes of bodies in bytes as sent. */
export interface Visit {
  /** First and largest contentful paint. */
  fcp: number;
  lcp: number;
  /** Time by which tasks after the first paint ran over 50 ms (total blocking time). */
  blocking: number;
  /** Cumulative layout shift. */
  shift: number;
  /** When React had taken over; NaN on the floor. */
  ready: number;
  requests: number;
  bytes: number;
  document: number;
  image: number;
  font: number;
  script: number;
  other: number;
}

/** What the page itself sees of its loading; runs before its own scripts. */
interface Seen {
  fcp: number;
  lcp: number;
  shift: number;
  ready: number;
  tasks: { start: number; duration: number }[];
}

/** Nothing is asked for and nothing blocks for this long: the page is at rest. In milliseconds. */
const REST = 1000;

const kinds: Record<string, 'document' | 'image' | 'font' | 'script'> = {
  Document: 'document',
  Image: 'image',
  Font: 'font',
  Script: 'script',
};

/** Opens a page on the emulated phone, lets it come to rest without touching it, and says how it went. */
export async function visit(browser: Browser, url: string): Promise<Visit> {
  await using phone = await phonePage(browser);
  const { page } = phone;
  const traffic = watchTraffic(phone, new URL(url).host);
  await page.addInitScript(watchLoading);
  await page.goto(url, { waitUntil: 'load' });
  const seen = await rest(page, traffic);
  if (Number.isNaN(seen.fcp) || Number.isNaN(seen.lcp)) throw new Error(`${url} paints nothing`);
  if (traffic.foreign.length > 0) throw new Error(`${url} asks other hosts: ${traffic.foreign.join(', ')}`);
  const { document = 0, image = 0, font = 0, script = 0, other = 0 } = traffic.bytes;
  return {
    fcp: seen.fcp,
    lcp: seen.lcp,
    blocking: seen.tasks
      .filter((task) => task.start + task.duration > seen.fcp)
      .reduce((sum, { duration }) => sum + duration - 50, 0),
    shift: seen.shift,
    ready: seen.ready,
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
  under: number;
  lastEnd: number;
  bytes: Partial<Record<string, number>>;
  foreign: string[];
}

function watchTraffic({ session }: PhonePage, host: string): Traffic {
  const traffic: Traffic = { requests: 0, under: 0, lastEnd: Date.now(), bytes: {}, foreign: [] };
  const kindOf = new Map<string, string>();
  session.on('Network.requestWillBeSent', ({ requestId, request, type = '' }) => {
    if (!request.url.startsWith('http')) return;
    if (new URL(request.url).host !== host) traffic.foreign.push(request.url);
    kindOf.set(requestId, kinds[type] ?? 'other');
    traffic.requests += 1;
    traffic.under += 1;
  });
  const end = (requestId: string, length: number) => {
    const kind = kindOf.get(requestId);
    if (!kind) return;
    kindOf.delete(requestId);
    traffic.under -= 1;
    traffic.lastEnd = Date.now();
    traffic.bytes[kind] = (traffic.bytes[kind] ?? 0) + length;
  };
  // Bodies only: over HTTP/2 headers that are alike cost next to nothing, over the HTTP/1.1 of this measurement 1 KB each.
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

/** Waits until no request is under way and the page has been quiet for a while; what it has seen by then. */
async function rest(page: Page, traffic: Traffic): Promise<Seen> {
  const limit = Date.now() + 30_000;
  let busyUntil = 0;
  for (;;) {
    while (traffic.under > 0 || Date.now() - Math.max(traffic.lastEnd, busyUntil) < REST) {
      if (Date.now() > limit) throw new Error(`${page.url()} never comes to rest`);
      await page.waitForTimeout(100);
    }
    // Asked only now: each question costs the page time. It answers when no task is in its way.
    const { seen, origin } = await page.evaluate(() => ({
      seen: (window as unknown as { seen: Seen }).seen,
      origin: performance.timeOrigin,
    }));
    const last = seen.tasks.at(-1);
    busyUntil = last ? origin + last.start + last.duration : 0;
    if (Date.now() - busyUntil >= REST) return seen;
  }
}

function watchLoading(): void {
  const seen: Seen = { fcp: Number.NaN, lcp: Number.NaN, shift: 0, ready: Number.NaN, tasks: [] };
  Object.assign(window, { seen });
  const watch = (type: string, note: (entry: PerformanceEntry & { value?: number }) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true });
  watch('paint', ({ name, startTime }) => name === 'first-contentful-paint' && (seen.fcp = startTime));
  watch('largest-contentful-paint', ({ startTime }) => (seen.lcp = startTime));
  watch('layout-shift', ({ value = 0 }) => (seen.shift += value));
  watch('longtask', ({ startTime: start, duration }) => seen.tasks.push({ start, duration }));
  addEventListener('valavu:hydrated', () => (seen.ready = performance.now()));
}
