/** Attribute of the button that was pressed last, outside islands or before its island could hold presses. */
export const PRESSED_ATTRIBUTE = 'data-pressed';

/** Attribute of an island whose presses ready.ts holds, or that has started. */
export const LISTENING_ATTRIBUTE = 'data-listening';

/** Attribute of an island in which React runs (ready/hydrate.ts). */
export const HYDRATED_ATTRIBUTE = 'data-hydrated';

/** Dispatched on an island whose scripts have not loaded. */
export const ISLAND_FAILED = 'site:island-failed';

/**
 * Runs in the HTML before the first island; layouts/page.astro writes it inline, so it must not use anything outside itself.
 *
 * - Keeps the last press of a button until ready.ts, or the script of the page (layouts/menu.astro), takes over.
 * - Shows the line for a missing part, once, when a script of the page does not load.
 */
export function watchPage(attribute: string, listeningAttribute: string): void {
  addEventListener('click', (event) => {
    const button = event.target instanceof Element ? event.target.closest('button:not([popovertarget])') : null;
    const island = button?.closest('astro-island');
    if (!button || island?.hasAttribute(listeningAttribute)) return;
    if (island) event.preventDefault();
    document.querySelector(`[${attribute}]`)?.removeAttribute(attribute);
    button.setAttribute(attribute, '');
  });
  addEventListener(
    'error',
    ({ target }) => {
      const line = document.querySelector<HTMLTemplateElement>('#part-missing');
      if (target instanceof HTMLScriptElement) line?.replaceWith(line.content);
    },
    true,
  );
}
