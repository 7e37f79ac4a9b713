import {
  CacheFirst,
  ExpirationPlugin,
  NetworkFirst,
  Serwist,
  type RouteHandlerCallback,
  type RouteMatchCallback,
  type SerwistPlugin,
} from 'serwist';
import { isSavingData } from '../ui/saving-data.ts';
import { cacheKey, rewriteHtml, toCacheable, withFetchDate } from './cached-response.ts';
import { fetchAhead, takeAhead } from './fetched-ahead.ts';

/**
 * The site's service worker. Pages and the FAQ come from the network whenever it responds, so that no outdated price is shown.
 * A cached page carries the date on which it was fetched, which scripts/offline.ts shows. One that was fetched ahead is shown at once,
 * and compared with what the server has.
 */

declare const PRECACHE: Precache;
declare const self: ServiceWorkerGlobalScope;

const MAX_AGE_SECONDS = 60 * 24 * 60 * 60;
/** Seconds until the cached page is shown instead of one that is slow to load. */
const NETWORK_TIMEOUT_SECONDS = 10;

const useCacheKey: SerwistPlugin = { cacheKeyWillBeUsed: ({ request }) => Promise.resolve(cacheKey(request.url)) };
const cacheOnlyComplete: SerwistPlugin = { cacheWillUpdate: ({ response }) => Promise.resolve(toCacheable(response)) };
const addFetchDate: SerwistPlugin = {
  cachedResponseWillBeUsed: async ({ cachedResponse }) =>
    cachedResponse ? withFetchDate(cachedResponse, PRECACHE.note) : null,
};

/** Serves the offline page for one that is neither reachable nor cached. Its scripts would load the other page, so they are removed. */
const fallBackToOfflinePage: SerwistPlugin = {
  handlerDidError: async () => {
    const page = await caches.match(new URL(PRECACHE.offline, self.location.origin));
    return page && rewriteHtml(page, (html) => html.replaceAll(/<script\b.*?<\/script>/gs, ''));
  },
};

/** On a full disk only caches that say so are emptied: pages must stay when pictures have filled it. */
const createExpiration = (maxEntries: number, { purgeOnQuotaError = false } = {}) =>
  new ExpirationPlugin({ maxEntries, maxAgeSeconds: MAX_AGE_SECONDS, maxAgeFrom: 'last-used', purgeOnQuotaError });

const pages = new NetworkFirst({
  cacheName: 'pages',
  networkTimeoutSeconds: NETWORK_TIMEOUT_SECONDS,
  plugins: [useCacheKey, cacheOnlyComplete, addFetchDate, fallBackToOfflinePage, createExpiration(60)],
});
const apiResponses = new NetworkFirst({
  cacheName: 'answers',
  // Less than the page's own time limit (api/call-api.ts).
  networkTimeoutSeconds: 5,
  plugins: [useCacheKey, cacheOnlyComplete, createExpiration(5)],
});
/** The addresses of these files change with their content, so a cached file is never outdated. */
const assets = new CacheFirst({ cacheName: 'parts', plugins: [createExpiration(200)] });
const pictures = new CacheFirst({
  cacheName: 'pictures',
  plugins: [createExpiration(80, { purgeOnQuotaError: true })],
});

const TOO_MANY_REQUESTS = 429;

/**
 * From the network first. An error of the server or of a gateway before it, or a refusal because of too many requests, is treated
 * like no response: the cached copy is used.
 * Serwist does not do so itself, because such a response comes from a navigation preload, past its plugins.
 */
const copyOnServerError =
  (strategy: NetworkFirst): RouteHandlerCallback =>
  async (options) => {
    const response = await strategy.handle(options);
    if (response.status < 500 && response.status !== TOO_MANY_REQUESTS) return response;
    const copy = await caches.match(cacheKey(options.request.url), { cacheName: strategy.cacheName });
    return (copy && (await withFetchDate(copy, PRECACHE.note))) ?? response;
  };

const fromNetwork = copyOnServerError(pages);

/** Whether the server has another page by now than the one that was fetched ahead, or none; by its address. */
const comparisons = new Map<string, Promise<boolean>>();

/** A page that was fetched ahead at once, then stored and compared. */
const aheadOrFromNetwork: RouteHandlerCallback = async (options) => {
  const shown = await takeAhead(options.request.url);
  if (!shown) return fromNetwork(options);
  const key = cacheKey(options.request.url);
  const copy = toCacheable(shown.clone());
  const compare = async () => {
    if (copy) await (await caches.open('pages')).put(key, copy);
    return (await fromNetwork(options)).headers.get('etag') !== shown.headers.get('etag');
  };
  const isOutdated = compare();
  comparisons.set(key, isOutdated);
  options.event.waitUntil(isOutdated);
  return shown;
};

/** Tells a page that has just been shown if the server has another by now. */
async function answerShown(event: ExtendableMessageEvent): Promise<void> {
  const key = cacheKey(new URL(event.data.shown, self.location.origin).href);
  const isOutdated = comparisons.get(key);
  comparisons.delete(key);
  if (await isOutdated) event.source?.postMessage('outdated');
}

const matchFolders =
  (...folders: string[]): RouteMatchCallback =>
  ({ url, sameOrigin }) =>
    sameOrigin && folders.some((folder) => url.pathname.startsWith(folder));
const matchDestination =
  (destination: RequestDestination): RouteMatchCallback =>
  ({ request, sameOrigin }) =>
    sameOrigin && request.destination === destination;

const worker = new Serwist({
  // A new worker takes over at once: pages come from the network anyway, and cached assets stay valid.
  skipWaiting: true,
  clientsClaim: true,
  // The page is requested while the worker starts, so that the start costs no time.
  navigationPreload: true,
  runtimeCaching: [
    // The meanings of words have one address, because most pages have words and no data for scripts.
    { matcher: matchFolders('/api/faq', '/data/words.json'), handler: copyOnServerError(apiResponses) },
    { matcher: matchDestination('image'), handler: pictures },
    { matcher: matchFolders('/_astro/', '/data/'), handler: assets },
    // Not the page in the frame of the reviews, which is useless without a network.
    { matcher: matchDestination('document'), handler: aheadOrFromNetwork },
  ],
});

async function cachePages(paths: readonly string[]): Promise<void> {
  const cache = await caches.open('pages');
  const fetchPage = async (path: string) => {
    const response = toCacheable(await fetch(path));
    if (!response) throw new Error(`${path} could not be fetched`);
    await cache.put(cacheKey(new URL(path, self.location.origin).href), response);
  };
  await Promise.all(paths.map(fetchPage));
}

/** Caches those pages of the first set again that the browser has since removed. */
async function restorePages(): Promise<void> {
  const cache = await caches.open('pages');
  const found = await Promise.all(PRECACHE.paths.map((path) => cache.match(path)));
  await cachePages(PRECACHE.paths.filter((_, index) => !found[index]));
}

/** Caches what the page of the list loads, for a guest who has one and has not opened it yet. */
const cacheTable = (event: ExtendableEvent) =>
  Promise.all(PRECACHE.table.parts.map((part) => assets.handle({ event, request: new Request(part) })));

// PRECACHE.version is in the script's text. When it changes, browsers install the new worker, which fetches these pages again. For a
// guest who saves data it stores only the pages that are opened.
self.addEventListener('install', (event) => isSavingData() || event.waitUntil(cachePages(PRECACHE.paths)));
self.addEventListener('message', (event) => {
  const { data } = event;
  if (typeof data?.shown === 'string') return event.waitUntil(answerShown(event));
  if (isSavingData()) return;
  if (typeof data?.ahead === 'string')
    return event.waitUntil(fetchAhead(new URL(data.ahead, self.location.origin).href) ?? Promise.resolve());
  // The path of a page that was fetched before the worker controlled it. One that is missing or fails to load is not cached; the next
  // visit tries again.
  if (typeof data !== 'string') return;
  const parts = data === PRECACHE.table.path ? [cacheTable(event)] : [];
  event.waitUntil(Promise.all([cachePages([data]), restorePages(), ...parts]).catch(() => undefined));
});
worker.addEventListeners();

/** What the build passes to the service worker. */
export interface Precache {
  /** Path of the page that is shown instead of one that is not cached. */
  readonly offline: string;
  readonly paths: readonly string[];
  /** The page of the list, and the addresses of all that it loads but pictures. */
  readonly table: { readonly path: string; readonly parts: readonly string[] };
  /** "You are offline. What you see was fetched on {time}.", for a cached page whose scripts cannot run. */
  readonly note: string;
  /** Changes with the content of any of these pages. */
  readonly version: string;
}
