import { PRESSED_ATTRIBUTE } from '../scripts/watch-page.ts';

type Control = HTMLButtonElement | HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/**
 * Reads what a guest has entered, focused and pressed in an island before React has it. The returned function repeats that on the
 * controls that React has put in the place of those of the HTML, and repeats the held press.
 */
export function keepInput(island: HTMLElement): () => void {
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
