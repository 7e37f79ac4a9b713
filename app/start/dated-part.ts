/**
 * Defines <dated-part from="1797206400000" until="1797897600000">, which is shown from one moment until before another, both in
 * milliseconds since 1970. It is hidden in the HTML, so that expired parts stay hidden with scripts off.
 *
 * The head script defines it (head-script.ts), so that the parser shows or hides each element at once, without layout shift.
 * The browser calls connectedCallback on insertion, app/opening once a minute.
 */
export function defineDatedPart(): void {
  class DatedPart extends HTMLElement {
    connectedCallback(): void {
      const now = Date.now();
      const isCurrent = Number(this.getAttribute('from')) <= now && now < Number(this.getAttribute('until'));
      if (this.hidden === isCurrent) this.hidden = !isCurrent;
    }
  }
  customElements.define('dated-part', DatedPart);
}
