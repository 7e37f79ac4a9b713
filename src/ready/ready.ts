import type { ClientDirective } from 'astro';
import { HYDRATED_ATTRIBUTE, PRESSED_ATTRIBUTE } from '../scripts/inline-scripts.ts';
import { showIslandMissing } from '../scripts/page.ts';
import { INTENT_EVENTS } from '../scripts/when-shown.ts';

/**
 * `client:ready` starts an island when the guest points at it, touches it or focuses it; at once where the history entry has a state. A
 * press of a button before that is held:
 *
 *     press ──► inline-scripts.ts marks the button ──► scripts load ──► hydrate.ts repeats the press
 */
const ready: ClientDirective = (load, _options, island) => {
  let hasStarted = false;
  const start = async () => {
    if (hasStarted) return;
    hasStarted = true;
    const hydrate = await load();
    // Does nothing if `load` has failed twice.
    await hydrate();
    if (!island.hasAttribute(HYDRATED_ATTRIBUTE)) showIslandMissing(island);
  };

  for (const type of INTENT_EVENTS) island.addEventListener(type, start, { passive: true, once: true });
  // A history entry with choices, which the HTML does not show, was reloaded or reached by Back.
  if (island.querySelector(`[${PRESSED_ATTRIBUTE}]`) || history.state) void start();
};

export default ready;

declare module 'astro' {
  interface AstroClientDirectives {
    /** Starts an island when the guest first touches it. */
    'client:ready'?: boolean;
  }
}
