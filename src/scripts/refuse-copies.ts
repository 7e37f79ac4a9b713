import { NO_COPIES_KEY } from '../stores/keys.ts';
import { storedText } from '../stores/stored-text.ts';

/** The button of the privacy policy that deletes the copies of pages on this device and keeps no more of them, until pressed again. */
export function startCopiesButton(): void {
  const button = document.querySelector('[data-copies]');
  const refusal = storedText('localStorage', NO_COPIES_KEY);
  let isRefused = refusal.read() !== null;
  const show = () => button?.setAttribute('aria-pressed', String(isRefused));
  button?.addEventListener('click', () => {
    isRefused = !isRefused;
    refusal.write(isRefused ? '' : null);
    if (isRefused) void deleteCopies();
    show();
  });
  show();
}

/** Deletes all copies of pages on this device, and unregisters the worker that keeps them. */
export async function deleteCopies(): Promise<void> {
  try {
    const workers = await navigator.serviceWorker.getRegistrations();
    await Promise.all(workers.map((worker) => worker.unregister()));
    for (const name of await caches.keys()) await caches.delete(name);
  } catch {
    // Where storage is blocked, or without HTTPS, the browser has neither workers nor copies.
  }
}
