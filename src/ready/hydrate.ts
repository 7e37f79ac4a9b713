import { type ComponentType, createElement } from 'react';
import { flushSync } from 'react-dom';
import { hydrateRoot } from 'react-dom/client';
import { HYDRATED_ATTRIBUTE, PRESSED_ATTRIBUTE } from '../scripts/inline-scripts.ts';
import { showIslandMissing } from '../scripts/page.ts';

/**
 * Starts React in an island, in the place of the client of @astrojs/react (astro.config.ts). Translators and password managers may
 * have changed the island's HTML. React then renders all of it anew, so what the guest has entered and pressed is carried over.
 *
 * Synchronous once begun, so that nobody presses, types or translates in between. Islands have no children: React would have to set their HTML
 * as a string, which Trusted Types refuse.
 */
const hydrate = (island: HTMLElement) => async (Component: ComponentType, props: object) => {
  // A button that is replaced between press and release gets no click. After a tap, a button is active for a moment longer.
  while (island.matches(':active')) await new Promise(requestAnimationFrame);
  const carryOver = keepInput(island);
  const html = [...island.childNodes].map((node) => node.cloneNode(true));
  const options = {
    identifierPrefix: island.getAttribute('prefix') ?? '',
    // No error for the guest. The browser tests fail on it.
    onRecoverableError: (error: unknown) => console.debug('Rendered anew:', error),
    // React takes everything away: the guest gets what the HTML had, and is told.
    onUncaughtError: (error: unknown) => {
      reportError(error);
      island.replaceChildren(...html);
      showIslandMissing(island);
    },
  };
  flushSync(() => hydrateRoot(island, createElement(Component, props), options));
  island.toggleAttribute(HYDRATED_ATTRIBUTE, true);
  carryOver();
};

export default hydrate;

type Control = HTMLButtonElement | HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/**
 * Reads what a guest has entered, focused and pressed in an island before React has it. The returned function repeats that on the
 * controls that React has put in the place of those of the HTML, and repeats the held press.
 */
function keepInput(island: HTMLElement): () => void {
  const before = [...controlsByPlace(island)].map(([place, control]) => ({
    place,
    control,
    value: control.value,
    isChecked: isChecked(control),
    isFocused: control === document.activeElement,
    isPressed: control.hasAttribute(PRESSED_ATTRIBUTE),
  }));
  const pressed = before.find(({ isPressed }) => isPressed);
  // React tells engineers of attributes that it does not render.
  pressed?.control.removeAttribute(PRESSED_ATTRIBUTE);
  return () => {
    const after = controlsByPlace(island);
    for (const { place, control, isFocused, ...entered } of before) {
      const twin = after.get(place);
      if (!twin || twin === control) continue;
      enter(twin, entered);
      if (isFocused) twin.focus({ preventScroll: true });
    }
    if (pressed) after.get(pressed.place)?.click();
  };
}

/** The controls of an island by what they have in the HTML as in what React renders. Controls that others have added change no place. */
function controlsByPlace(island: HTMLElement): Map<string, Control> {
  const controls = new Map<string, Control>();
  for (const control of island.querySelectorAll<Control>('button, input, select, textarea')) {
    const kind = [control.localName, control.type, control.name, control.classList[0]].join(' ');
    let place = kind;
    while (controls.has(place)) place += '+';
    controls.set(place, control);
  }
  return controls;
}

const isChecked = (control: Control) => control instanceof HTMLInputElement && control.checked;

/** Enters a value as a guest does, so that React gets the event. */
function enter(control: Control, { value, isChecked: wasChecked }: { value: string; isChecked: boolean }): void {
  if (isChecked(control) !== wasChecked) control.click();
  if (control.value === value) return;
  // The setter of the class: React replaces that of the element, and then takes the value for one that it knows.
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set?.call(control, value);
  for (const type of ['input', 'change']) control.dispatchEvent(new Event(type, { bubbles: true }));
}
