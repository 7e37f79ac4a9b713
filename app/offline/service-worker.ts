/**
 * The site's service worker. Pages and the FAQ come from the network whenever it responds, so that no outdated price is shown.
 * A cached page carries the date on which it was fetched, which offline-line.tsx shows.
 */
import {
  CacheFirst,
  ExpirationPlugin,
  NetworkFirst,
  type RouteHandler,
  type RouteHandlerCallback,
  Serwist,
  type SerwistPlugin,
} from 'serwist';
import { isCachePageMessage, type Precache, SAVED_ATTRIBUTE } from './messages.ts';

/** Defined by the build. */
declare const PRECACHE: Precache;
declare const self: ServiceWorkerGlobalScope;

const DAY_SECONDS = 24 * 60 * 60;
/** Seconds until the cached page is shown instead of one that is slow to load. */
const NETWORK_TIMEOUT_SECONDS = 10;

/**
 * The cache key of a page. It omits the query, which does not change the HTML: menu pages and filters are chosen in the browser.
 * The server redirects addresses with a slash at the end, so they have the key of the page without it.
 */
const pageKey = (url: string): string => {
  const { origin, pathname } = new URL(url);
  return origin + (pathname.replace(/\/+$/, '') || '/');
};
const usePageKey: SerwistPlugin = { cacheKeyWillBeUsed: ({ request }) => Promise.resolve(pageKey(request.url)) };

/** A cached page with changed HTML. Its encoding, length and tag headers no longer apply. */
async function rewriteHtml(response: Response, rewrite: (html: string) => string): Promise<Response> {
  const headers = new Headers(response.headers);
  for (const name of ['content-encoding', 'content-length', 'etag']) headers.delete(name);
  return new Response(rewrite(await response.text()), { status: response.status, headers });
}

/** Writes the fetch date into a cached page. */
const addFetchDate: SerwistPlugin = {
  cachedResponseWillBeUsed: async ({ cachedResponse }) => {
    if (!cachedResponse?.headers.get('content-type')?.startsWith('text/html')) return cachedResponse ?? null;
    const fetched = new Date(cachedResponse.headers.get('date') ?? Number.NaN);
    const when = Number.isNaN(fetched.getTime()) ? '' : fetched.toISOString();
    // The line of offline-line.tsx is a script. A page without its scripts shows its date here (app/start/without-scripts.ts).
    const time =
      when && fetched.toLocaleString('en-GB', { dateStyle: 'long', timeStyle: 'short', timeZone: 'Europe/London' });
    const note = `<p class="no-script wrap" role="note">${PRECACHE.note.replace('{time}', time)}</p>`;
    return rewriteHtml(cachedResponse, (html) =>
      html.replace('<html ', `<html ${SAVED_ATTRIBUTE}="${when}" `).replace('<div id="root"', `${note}<div id="root"`),
    );
  },
};

/** Only complete responses: a redirect of an old address must not replace the page that its path has. */
const onlyComplete: SerwistPlugin = {
  cacheWillUpdate: ({ response }) => Promise.resolve(response.status === 200 ? response : null),
};

/** Serves the offline page for one that is neither reachable nor cached. Its scripts would load the other page, so they are removed. */
const fallBackToOfflinePage: SerwistPlugin = {
  handlerDidError: async () => {
    const page = await caches.match(new URL(PRECACHE.offline, self.location.origin));
    return page && rewriteHtml(page, (html) => html.replaceAll(/<script\b.*?<\/script>/gs, ''));
  },
};

/** On a full disk only caches that say so are emptied: pages must stay when pictures have filled it. */
const createExpiration = (maxEntries: number, days: number, { purgeOnQuotaError = false } = {}) =>
  new ExpirationPlugin({
    maxEntries,
    maxAgeSeconds: days * DAY_SECONDS,
    maxAgeFrom: 'last-used',
    purgeOnQuotaError,
  });

const pages = new NetworkFirst({
  cacheName: 'pages',
  networkTimeoutSeconds: NETWORK_TIMEOUT_SECONDS,
  plugins: [usePageKey, onlyComplete, addFetchDate, fallBackToOfflinePage, createExpiration(60, 60)],
});
const apiResponses = new NetworkFirst({
  cacheName: 'answers',
  // Less than the page's own time limit (app/api/call-api.ts).
  networkTimeoutSeconds: 5,
  plugins: [onlyComplete, createExpiration(5, 60)],
});
/** File names change with the content, so a cached file is never outdated. */
const assets = new CacheFirst({ cacheName: 'parts', plugins: [createExpiration(200, 60)] });
const pictures = new CacheFirst({
  cacheName: 'pictures',
  plugins: [createExpiration(80, 60, { purgeOnQuotaError: true })],
});

/**
 * Pages, from the network first. An error of the server or of a gateway before it is treated like no response: the cached page is
 * shown, with its date. Serwist does not do so itself, because such a response comes from a navigation preload, past its plugins.
 */
const pageOrCopy: RouteHandlerCallback = async (options) => {
  const response = await pages.handle(options);
  if (response.status < 500) return response;
  const cachedResponse = await caches.match(pageKey(options.request.url), { cacheName: 'pages' });
  const copy =
    cachedResponse &&
    (await addFetchDate.cachedResponseWillBeUsed?.({ ...options, cacheName: 'pages', cachedResponse }));
  return copy ?? response;
};

/** The FAQ: an error of the server is treated like no response, too. */
const answerOrCopy: RouteHandlerCallback = async (options) => {
  const response = await apiResponses.handle(options);
  if (response.status < 500) return response;
  return (await caches.match(options.request, { cacheName: 'answers' })) ?? response;
};

const isSameOrigin = (url: URL) => url.origin === self.location.origin;
const matchFolders =
  (...folders: string[]) =>
  ({ url }: { url: URL }) =>
    isSameOrigin(url) && folders.some((folder) => url.pathname.startsWith(folder));
const createRoute = (matcher: (options: { url: URL; request: Request }) => boolean, handler: RouteHandler) => ({
  matcher,
  handler,
});

const worker = new Serwist({
  // A new worker takes over at once: pages come from the network anyway, and cached assets stay valid.
  skipWaiting: true,
  clientsClaim: true,
  // The page is requested while the worker starts, so that the start costs no time.
  navigationPreload: true,
  runtimeCaching: [
    createRoute(matchFolders('/api/faq'), answerOrCopy),
    createRoute(matchFolders('/assets/', '/fonts/'), assets),
    createRoute(matchFolders('/pictures/'), pictures),
    createRoute(({ request, url }) => request.mode === 'navigate' && isSameOrigin(url), pageOrCopy),
  ],
});

const cachePages = (paths: readonly string[]) =>
  caches.open('pages').then((cache) => Promise.all(paths.map((path) => cache.add(path))));

/** Caches those pages of the first set again that the browser has since removed. */
async function restorePages(): Promise<void> {
  const cache = await caches.open('pages');
  const found = await Promise.all(PRECACHE.paths.map((path) => cache.match(path)));
  await cachePages(PRECACHE.paths.filter((_, index) => !found[index]));
}

// PRECACHE.version is in the script's text. When it changes, browsers install the new worker, which fetches these pages again.
self.addEventListener('install', (event) => event.waitUntil(cachePages(PRECACHE.paths)));
self.addEventListener('message', (event) => {
  if (isCachePageMessage(event.data)) {
    // A page that is missing or fails to load is not cached; the next visit tries again.
    event.waitUntil(Promise.all([cachePages([event.data.keep]), restorePages()]).catch(() => undefined));
  }
});
worker.addEventListeners();
