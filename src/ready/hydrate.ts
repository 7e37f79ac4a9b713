import { type ComponentType, createElement } from 'react';
import { flushSync } from 'react-dom';
import { hydrateRoot } from 'react-dom/client';
import { HYDRATED_ATTRIBUTE } from '../scripts/watch-page.ts';
import { keepInput } from './keep-input.ts';

/**
 * Starts React in an island, in the place of the client of @astrojs/react (astro.config.ts). Translators and password managers may
 * have changed the island's HTML. React then renders all of it anew, so what the guest has entered and pressed is carried over.
 *
 * Synchronous once begun, so that nobody presses, types or translates in between. Islands have no children: React would have to set their HTML
 * as a string, which Trusted Types refuse.
 */
const hydrate = (island: HTMLElement) => async (Component: ComponentType, props: object) => {
  // A button that is replaced between press and release gets no click.
  if (island.matches(':active')) await release();
  const carryOver = keepInput(island);
  const options = {
    identifierPrefix: island.getAttribute('prefix') ?? '',
    // No error for the guest. The browser tests fail on it.
    onRecoverableError: (error: unknown) => console.debug('Rendered anew:', error),
  };
  flushSync(() => hydrateRoot(island, createElement(Component, props), options));
  island.toggleAttribute(HYDRATED_ATTRIBUTE, true);
  carryOver();
};

/** Resolves when the guest releases what is pressed, after the click that this causes. */
const release = () =>
  new Promise<void>((resolve) => {
    for (const type of ['pointerup', 'pointercancel', 'keyup'])
      addEventListener(type, () => setTimeout(resolve), { once: true, capture: true });
  });

export default hydrate;
