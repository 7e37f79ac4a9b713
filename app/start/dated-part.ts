/**
 * Defines <dated-part from="2026-12-18" until="2026-12-25 24">, which is shown from one moment until before another, by
 * London's clocks. It is hidden in the HTML, so that with scripts off nothing is shown that is over.
 *
 * It is defined in the head of each page (early.ts): as the parser comes to such an element, it is settled whether it is
 * shown, and nothing moves later. The browser calls connectedCallback when the element is in the page, app/opening once a minute.
 *
 * In Sweden a moment is written as 2026-12-18 09:30:00, which can be compared by the letter.
 */
export function defineDatedPart(): void {
  class DatedPart extends HTMLElement {
    connectedCallback(): void {
      const now = new Date().toLocaleString('sv', { timeZone: 'Europe/London' });
      const isOn = (this.getAttribute('from') ?? '') <= now && now < (this.getAttribute('until') ?? '');
      if (this.hidden === isOn) this.hidden = !isOn;
    }
  }
  customElements.define('dated-part', DatedPart);
}
