import type { ClientDirective } from 'astro';
import { LISTENING_ATTRIBUTE, PRESSED_ATTRIBUTE } from '../scripts/watch-page.ts';

/** Events that start an island: they come before a click, or tell that one is likely. */
const INTENT_EVENTS = ['pointerover', 'touchstart', 'focusin'] as const;
/** Milliseconds between `load` and the start of an "idle" island, at most. */
const IDLE_TIMEOUT_MS = 500;

/**
 * `client:ready="idle"` starts an island when the page has loaded and the browser is idle, "touch" when the guest points at it,
 * touches it or focuses it. A press of a button before that is held, and repeated once when React listens.
 *
 *     touch ──► scripts load ──► hydrateRoot ──► the held press is repeated
 *
 * Enter in a field presses the form's button, so that submissions are held too.
 */
const ready: ClientDirective = (load, { value }, island) => {
  let hasStarted = false;
  let held: HTMLButtonElement | null = null;

  const hold = (event: Event) => {
    const button = event.target instanceof Element ? event.target.closest('button') : null;
    if (!button || button.hasAttribute('popovertarget')) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    // The last press counts: a guest who presses again wants one answer.
    held = button;
    void start();
  };
  const start = async () => {
    if (hasStarted) return;
    hasStarted = true;
    for (const type of INTENT_EVENTS) island.removeEventListener(type, start);
    const hydrate = await load();
    await hydrate();
    island.removeEventListener('click', hold, true);
    // React hydrates in a transition, which may not have run yet. It does so at once for a click.
    held?.click();
  };
  // When `load` has failed twice. It then gives a function that does nothing.
  island.addEventListener('astro:hydration-error', () => {
    held = null;
    island.removeEventListener('click', hold, true);
    // A form of the island would otherwise be sent to the page's address.
    island.toggleAttribute(LISTENING_ATTRIBUTE, false);
    showFailure(island);
  });

  for (const type of INTENT_EVENTS) island.addEventListener(type, start, { passive: true });
  island.addEventListener('click', hold, true);
  island.toggleAttribute(LISTENING_ATTRIBUTE, true);
  held = island.querySelector<HTMLButtonElement>(`[${PRESSED_ATTRIBUTE}]`);
  if (held) void start();
  if (value !== 'idle') return;
  const whenIdle = () =>
    'requestIdleCallback' in window
      ? requestIdleCallback(() => void start(), { timeout: IDLE_TIMEOUT_MS })
      : setTimeout(() => void start());
  if (document.readyState === 'complete') whenIdle();
  else addEventListener('load', whenIdle, { once: true });
};

/** Shows the page's line for a part that could not start (layouts/page.astro) below the island. The rest of the page stays as it is. */
function showFailure(island: HTMLElement): void {
  const line = document.querySelector<HTMLTemplateElement>('#part-missing');
  if (line) island.append(line.content.cloneNode(true));
}

export default ready;

declare module 'astro' {
  interface AstroClientDirectives {
    /** Starts an island when the guest first touches it; with `idle` also once the page has loaded. */
    'client:ready'?: 'idle' | 'touch';
  }
}
