/** The service worker of these pages: without a network, a page of ours says so in place of the browser's. It keeps nothing else. */
import { dishesAddress, paths } from './paths.ts';

declare const self: ServiceWorkerGlobalScope;

const kept: string[] = [paths.offline, paths.styles];

self.addEventListener('install', (event) =>
  event.waitUntil(caches.open('offline').then((cache) => cache.addAll(kept))),
);

self.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.mode !== 'navigate' && !kept.includes(new URL(request.url).pathname)) return;
  // Its body can be read once.
  const sent = request.clone();
  event.respondWith(
    fetch(request).catch(async () => {
      if (request.method === 'POST') return Response.redirect(await pageOf(sent), 303);
      return (await caches.match(request.mode === 'navigate' ? paths.offline : request)) ?? Response.error();
    }),
  );
});

/** The page of a form that could not be sent: that of the dishes with those that were ticked, or the one that it was on. */
async function pageOf(sent: Request): Promise<string> {
  if (new URL(sent.url).pathname !== paths.setSoldOut) return sent.referrer || paths.dishes;
  const fields = Object.fromEntries([...(await sent.formData())].map(([name, value]) => [name, String(value)]));
  return dishesAddress(fields);
}
