import opening from 'virtual:content/opening';
import { openState } from '../../model/opening/open-state.ts';
import { say } from '../../model/opening/opening-text.ts';

const MINUTE = 60_000;
const shown = new Set<OpeningLine>();

/**
 * <opening-line branch="eastham">: says whether a branch is open, and says it anew when that changes. An element of its
 * own, as it also stands in parts that React leaves alone (ui/still.tsx). It has the attribute `open` while the branch is.
 */
class OpeningLine extends HTMLElement {
  connectedCallback(): void {
    shown.add(this);
    this.update();
  }

  disconnectedCallback(): void {
    shown.delete(this);
  }

  update(): void {
    const branch = opening.branches[this.getAttribute('branch') ?? ''];
    if (!branch) return;
    const state = openState(branch, Date.now());
    const text = say(state, opening.words);
    if (text === this.textContent) return;
    this.textContent = text;
    this.toggleAttribute('open', state?.isOpen ?? false);
  }
}

/** Fills every line there is and every one that comes, and looks at the clock at the turn of each minute. */
export function startOpeningLines(): void {
  if (customElements.get('opening-line')) return;
  customElements.define('opening-line', OpeningLine);
  tick();
}

function tick(): void {
  for (const line of shown) line.update();
  // Defined in the head of the page where there are any (app/start/dated-part.ts).
  for (const part of document.querySelectorAll<HTMLElement & { connectedCallback?: () => void }>('dated-part'))
    part.connectedCallback?.();
  setTimeout(tick, MINUTE - (Date.now() % MINUTE));
}
