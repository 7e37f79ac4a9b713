/** Attribute of the button that was pressed last before its island could hold presses. */
export const PRESSED_ATTRIBUTE = 'data-pressed';

/** Attribute of an island whose presses ready.ts holds, or that has started. */
export const LISTENING_ATTRIBUTE = 'data-listening';

/**
 * Runs in the HTML before the first island; layouts/page.astro writes it inline, so it must not use anything outside itself.
 *
 * - Keeps a press of an island's button until ready.ts takes over, whose script comes after the HTML.
 * - Shows the line for a missing part, once, when a script of the page does not load.
 */
export function watchPage(attribute: string, listeningAttribute: string): void {
  addEventListener('click', (event) => {
    const island = event.target instanceof Element ? event.target.closest('astro-island') : null;
    const button = event.target instanceof Element ? event.target.closest('button:not([popovertarget])') : null;
    if (!button || !island || island.hasAttribute(listeningAttribute)) return;
    event.preventDefault();
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
