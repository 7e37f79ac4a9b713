export interface HeadScriptData {
  /** Hosts of single branches that show no booking button. */
  hostsWithoutBooking: readonly string[];
  /** Branch keys with the addresses of their menus; only on `/menu`. */
  menus?: readonly (readonly [string, string])[];
}

/**
 * The only script before the page's own HTML; the layout writes it inline. It runs before the first paint, so it must not use
 * anything outside itself.
 *
 * - Marks the page where a branch's own host serves it without booking; base.css then hides the booking button (NAV-5). The HTML
 *   is the same on every host.
 * - Leads on old addresses such as `/menu?branch=harbour` on hosts that cannot; our own server does (ROUTE-8).
 * - Defines <dated-part from until>, which is shown from one moment until before another, both in milliseconds since 1970. Each is
 *   hidden in the HTML, so that expired parts stay hidden with scripts off, and shown while the page is parsed, without layout shift.
 *   opening-line.ts calls connectedCallback again once a minute.
 */
export function runHeadScript({ hostsWithoutBooking, menus }: HeadScriptData): void {
  if (hostsWithoutBooking.includes(location.hostname)) document.documentElement.dataset['noBooking'] = '';
  const query = new URLSearchParams(location.search);
  const branch = query
    .get('branch')
    ?.toLowerCase()
    .replaceAll(/[^\w-]/g, '');
  const menu = new Map(menus).get(branch ?? '');
  if (menu) {
    query.delete('branch');
    location.replace(menu + (query.size > 0 ? `?${query}` : '') + location.hash);
  }
  customElements.define(
    'dated-part',
    class extends HTMLElement {
      connectedCallback(): void {
        const now = Date.now();
        const isCurrent = Number(this.getAttribute('from')) <= now && now < Number(this.getAttribute('until'));
        if (this.hidden === isCurrent) this.hidden = !isCurrent;
      }
    },
  );
}
