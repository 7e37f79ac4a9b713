/**
 * What `/sw.js` becomes when the service worker is withdrawn (DEPLOY.md): it takes the place of the one before, throws away what that
 * one kept, and is gone.
 */
declare const self: ServiceWorkerGlobalScope;

self.addEventListener('install', () => void self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(withdraw()));

async function withdraw(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(names.map((name) => caches.delete(name)));
  await self.registration.unregister();
}
