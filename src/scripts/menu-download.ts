/**
 * The button that makes a branch's menu as PDF and saves it (components/menu/menu-download.tsx). What the PDF needs is loaded on hover,
 * touch or focus (PDF-15). A modal overlay shows while it works; Escape, Back or leaving the page aborts it.
 */
import type { MenuDownloader } from '../pdf/download.ts';
import { coverWithDialog } from '../ui/cover.ts';
import { PRESSED_ATTRIBUTE } from './inline-scripts.ts';
import { showPartMissing } from './page.ts';
import { INTENT_EVENTS } from './when-shown.ts';

const place = document.querySelector<HTMLElement>('[data-download]');
const button = place?.querySelector('button');
const overlay = place?.querySelector('dialog');
let downloader: Promise<MenuDownloader> | undefined;
let attempt: AbortController | undefined;
/** Until an attempt has failed, the button loads early. */
const intent = new AbortController();

const loadCode = () => import('../pdf/download.ts');

function prepare(): Promise<MenuDownloader> {
  downloader ??= loadCode().then(({ createMenuDownloader }) => createMenuDownloader(place?.dataset['download'] ?? ''));
  // The next attempt loads the code again.
  downloader.catch(() => (downloader = undefined));
  return downloader;
}

function stop(): void {
  attempt?.abort();
  downloader?.then((opened) => opened.close()).catch(() => undefined);
  downloader = undefined;
}

function say(text: string): void {
  const status = place?.querySelector('[role=status]');
  if (status) status.textContent = text;
}

async function download(cover: HTMLDialogElement): Promise<void> {
  if (attempt) return;
  attempt = new AbortController();
  const { signal } = attempt;
  const aborted = new Promise<never>((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)));
  say('');
  const uncover = coverWithDialog(cover);
  try {
    say(`Menu saved as ${await Promise.race([prepare().then((opened) => opened.save()), aborted])}`);
  } catch (error) {
    if (signal.aborted) return;
    console.error('Error generating PDF', error);
    // What is loaded before the next press could fail once more.
    intent.abort();
    // In a later task, so that the overlay is gone before the alert blocks painting.
    setTimeout(() => {
      alert(cover.dataset['alert']);
      // Some browsers never fetch a module again after a failure. The guest may then reload the page.
      loadCode().catch(showPartMissing);
    });
  } finally {
    // The next attempt creates another downloader.
    stop();
    attempt = undefined;
    cover.close();
    uncover();
  }
}

if (button && overlay) {
  for (const type of INTENT_EVENTS) button.addEventListener(type, prepare, { passive: true, signal: intent.signal });
  button.addEventListener('click', () => download(overlay));
  overlay.addEventListener('cancel', stop);
  // The page may be restored from the back/forward cache.
  addEventListener('pagehide', stop);
  if (button.hasAttribute(PRESSED_ATTRIBUTE)) void download(overlay);
}
