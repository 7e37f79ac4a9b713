import { NO_COPIES_KEY, readStored } from '../stores/keys.ts';

/** The button of the privacy policy that deletes the copies of pages on this device and keeps no more of them, until pressed again. */
export function startCopiesButton(): void {
  const button = document.querySelector('[data-copies]');
  const isRefused = () => readStored('localStorage', NO_COPIES_KEY) !== null;
  const show = () => button?.setAttribute('aria-pressed', String(isRefused()));
  button?.addEventListener('click', () => {
    if (isRefused()) localStorage.removeItem(NO_COPIES_KEY);
    else {
      localStorage.setItem(NO_COPIES_KEY, '');
      void deleteCopies();
    }
    show();
  });
  show();
}

/** Deletes all copies of pages on this device, and unregisters the worker that keeps them. */
export async function deleteCopies(): Promise<void> {
  const workers = await navigator.serviceWorker.getRegistrations();
  await Promise.all(workers.map((worker) => worker.unregister()));
  for (const name of await caches.keys()) await caches.delete(name);
}
