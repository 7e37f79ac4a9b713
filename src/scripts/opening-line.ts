import { lastTable } from '../../model/opening/booking-times.ts';
import { openState, rangesOn } from '../../model/opening/open-state.ts';
import { lastSeatingText, type OpeningData, openingText } from '../../model/opening/opening-text.ts';
import { create, readData } from './page.ts';

const MINUTE_MS = 60_000;
let opening: OpeningData;
/** The minute of the last update, counted since 1970: all that is shown changes at the start of a minute. */
let updated = 0;

/**
 * <opening-line branch="harbour">: shows whether a branch is open, and updates itself. It has the attribute `open` while the branch
 * is open. The last seating is a <span>, which narrow places hide. With the attribute `hours`, it has all hours of the day.
 */
class OpeningLine extends HTMLElement {
  /** The texts that it shows. Those in the page may be translated. */
  #shown = '';

  connectedCallback(): void {
    this.update();
  }

  update(): void {
    const branch = opening.branches[this.getAttribute('branch') ?? ''];
    if (!branch) return;
    const now = Date.now();
    const state = openState(branch.hours, now);
    const hours = this.hasAttribute('hours') ? branch.hours : undefined;
    // The last seating is that of the present hours, or the last one of the day whose hours the line has.
    const ranges = state && hours && !state.isClosedToday ? rangesOn(hours, state.date) : [];
    const range = state?.isOpen ? state.range : ranges.at(-1);
    const last = state && range && lastTable(branch, { ...state, range }, now);
    const text = openingText(state, opening.words, hours);
    const lastText = last ? `, ${lastSeatingText(last, opening.words)}` : '';
    if (text + lastText === this.#shown) return;
    this.#shown = text + lastText;
    this.replaceChildren(text, create('span', {}, lastText));
    this.toggleAttribute('open', state?.isOpen ?? false);
  }
}

/** Fills all current and future lines, and updates them at the start of each minute. */
export function startOpeningLines(): void {
  opening = readData<OpeningData>('opening-data');
  customElements.define('opening-line', OpeningLine);
  updateEachMinute();
  // Timers do not run while a page is in the back/forward cache or its tab is suspended. A page rendered in this minute is left as it is:
  // it is shown sooner.
  const catchUp = () => {
    if (Math.floor(Date.now() / MINUTE_MS) !== updated) update();
  };
  addEventListener('pageshow', catchUp);
  document.addEventListener('visibilitychange', catchUp);
}

function updateEachMinute(): void {
  update();
  setTimeout(updateEachMinute, MINUTE_MS - (Date.now() % MINUTE_MS));
}

function update(): void {
  updated = Math.floor(Date.now() / MINUTE_MS);
  for (const line of document.querySelectorAll<OpeningLine>('opening-line')) line.update();
  // The head script defines this element (inline-scripts.ts).
  for (const part of document.querySelectorAll<HTMLElement & { connectedCallback?: () => void }>('dated-part'))
    part.connectedCallback?.();
  // Dishes and categories with a last day (components/menu). The next day's build leaves them out.
  for (const part of document.querySelectorAll<HTMLElement>('[data-ends]'))
    part.hidden = Number(part.dataset['ends']) <= Date.now();
}
