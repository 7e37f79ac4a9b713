/**
 * Becomes `/sw.js` when the service worker is withdrawn (DEPLOY.md): it replaces the old worker, deletes its caches and
 * unregisters itself.
 */
declare const self: ServiceWorkerGlobalScope;

self.addEventListener('install', () => void self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(withdraw()));

async function withdraw(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(names.map((name) => caches.delete(name)));
  await self.registration.unregister();
}
