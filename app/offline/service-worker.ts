/**
 * The site's service worker. Pages and the FAQ come from the network whenever it answers, so no old price is shown while a new one can
 * be had; what is shown from the device carries the date it was fetched, and the page says so (offline-line.tsx).
 */
import { CacheFirst, ExpirationPlugin, NetworkFirst, type RouteHandler, Serwist, type SerwistPlugin } from 'serwist';
import { isKeepOrder, type Precache, SAVED } from './messages.ts';

/** Put in by the build. */
declare const PRECACHE: Precache;
declare const self: ServiceWorkerGlobalScope;

const DAY = 24 * 60 * 60;
/** Seconds that a page may keep a guest waiting before the one from the device is shown, with its date. */
const TIMEOUT_MS = 10;

/** Pages are the same whatever stands behind the question mark: branch and menu page are chosen in the browser. */
const byPath: SerwistPlugin = {
  cacheKeyWillBeUsed: ({ request }) => {
    const { origin, pathname } = new URL(request.url);
    return Promise.resolve(origin + pathname);
  },
};

/** A page from the device, changed: the headers that told how it was coded, and how long it was, no longer fit. */
async function rewritten(response: Response, rewrite: (html: string) => string): Promise<Response> {
  const headers = new Headers(response.headers);
  for (const name of ['content-encoding', 'content-length', 'etag']) headers.delete(name);
  return new Response(rewrite(await response.text()), { status: response.status, headers });
}

/** Writes into a page from the device when it was fetched. */
const dated: SerwistPlugin = {
  cachedResponseWillBeUsed: async ({ cachedResponse }) => {
    if (!cachedResponse) return null;
    const fetched = new Date(cachedResponse.headers.get('date') ?? Number.NaN);
    const when = Number.isNaN(fetched.getTime()) ? '' : fetched.toISOString();
    return rewritten(cachedResponse, (html) => html.replace('<html ', `<html ${SAVED}="${when}" `));
  },
};

/** For a page that is neither to be had nor on the device: one that says so, without scripts, as they would look for the other page. */
const orOfflinePage: SerwistPlugin = {
  handlerDidError: async () => {
    const page = await caches.match(new URL(PRECACHE.offline, self.location.origin));
    return page && rewritten(page, (html) => html.replaceAll(/<script\b.*?<\/script>/gs, ''));
  },
};

const limit = (maxEntries: number, days: number) =>
  new ExpirationPlugin({ maxEntries, maxAgeSeconds: days * DAY, maxAgeFrom: 'last-used', purgeOnQuotaError: true });

const pages = new NetworkFirst({
  cacheName: 'pages',
  networkTimeoutSeconds: TIMEOUT_MS,
  plugins: [byPath, dated, orOfflinePage, limit(60, 60)],
});
const answers = new NetworkFirst({ cacheName: 'answers', plugins: [limit(5, 60)] });
/** Their names change with their content, so they are never old. */
const parts = new CacheFirst({ cacheName: 'parts', plugins: [limit(200, 60)] });
const pictures = new CacheFirst({ cacheName: 'pictures', plugins: [limit(80, 60)] });

const isOurs = (url: URL) => url.origin === self.location.origin;
const inFolder =
  (...folders: string[]) =>
  ({ url }: { url: URL }) =>
    isOurs(url) && folders.some((folder) => url.pathname.startsWith(folder));
const route = (matcher: (options: { url: URL; request: Request }) => boolean, handler: RouteHandler) => ({
  matcher,
  handler,
});

const worker = new Serwist({
  // A new worker takes over at once: pages come from the network anyway, and parts keep their names.
  skipWaiting: true,
  clientsClaim: true,
  // The page is asked for while the worker starts, so that it costs no time.
  navigationPreload: true,
  runtimeCaching: [
    route(({ request, url }) => request.mode === 'navigate' && isOurs(url), pages),
    route(inFolder('/api/faq'), answers),
    route(inFolder('/assets/', '/fonts/'), parts),
    route(inFolder('/pictures/'), pictures),
  ],
});

const keep = (paths: readonly string[]) =>
  caches.open('pages').then((cache) => Promise.all(paths.map((path) => cache.add(path))));

// The version is in the worker's text, by which browsers see that there is a new one and install it: then these are fetched anew.
self.addEventListener('install', (event) => event.waitUntil(keep(PRECACHE.paths)));
self.addEventListener('message', (event) => {
  if (isKeepOrder(event.data)) {
    // Not kept: a page that is not there, or that cannot be had just now. It is asked for again at the next visit.
    event.waitUntil(keep([event.data.keep]).catch(() => undefined));
  }
});
worker.addEventListeners();
