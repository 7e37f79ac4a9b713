/**
 * Back closes what covers the page, as Escape does: a dialog, or the menu of small screens.
 *
 *     opened           adds an entry to the history, with the same address
 *     Back             closes it
 *     closed           otherwise: goes back, so that the next Back leaves the page
 *
 * An entry whose cover is gone, after a reload or a link that was followed in it, is passed over when a page is loaded at it.
 */

let onBack: (() => void) | undefined;
/** Where the history is: at the entry of the page, at that of a cover, or on the way back from it. */
let place: 'page' | 'cover' | 'leaving' = 'page';
/** What waits until the history is back at the entry of the page. */
let waiting: (() => void)[] = [];

/** Tells that something covers the page, which `close` closes. Returns what must be called when it is closed. */
export function coverPage(close: () => void): () => void {
  onBack = close;
  enter();
  return () => {
    if (onBack !== close) return;
    onBack = undefined;
    if (place !== 'cover') return;
    place = 'leaving';
    history.back();
  };
}

/** Covers the page with a modal dialog, which Back cancels. */
export function coverWithDialog(dialog: HTMLDialogElement): () => void {
  if (!dialog.open) dialog.showModal();
  return coverPage(() => {
    if (dialog.dispatchEvent(new Event('cancel', { cancelable: true }))) dialog.close();
  });
}

/** Runs what writes the history entry of the page: at once, or as soon as the history is back at it. */
export function onPageEntry(run: () => void): void {
  if (place === 'leaving') waiting.push(run);
  else run();
}

/** Called when a link leads elsewhere: to go back now would stop the browser from following it. */
export function leaveCover(): void {
  if (place !== 'cover') return;
  place = 'page';
  onBack = undefined;
  history.scrollRestoration = 'auto';
}

/** Called once on every page. */
export function watchHistory(): void {
  addEventListener('popstate', () => {
    const was = place;
    const close = onBack;
    place = 'page';
    if (was === 'page') return;
    history.scrollRestoration = 'auto';
    for (const run of waiting.splice(0)) run();
    if (was === 'leaving' && close) return enter();
    onBack = undefined;
    close?.();
  });
  addEventListener('pageshow', () => {
    if (place === 'page' && history.state?.covered) history.back();
  });
}

function enter(): void {
  if (place !== 'page') return;
  place = 'cover';
  // The page stays where it is when the history goes back to its entry.
  history.scrollRestoration = 'manual';
  history.pushState({ ...history.state, covered: true }, '');
}
