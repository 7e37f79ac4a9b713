import { defineDatedPart } from './dated-part.ts';

/** What the build passes to the head script. */
export interface HeadScriptData {
  /** Hosts of single branches that show no booking button. */
  hostsWithoutBooking: readonly string[];
  /** Branch keys with the addresses of their menus; only on `/menu`. */
  menus?: readonly (readonly [string, string])[];
}

/**
 * The only script before the page's own HTML. It runs before the first paint.
 *
 * - Marks the page where a branch's own host serves it without booking; base.css then hides the booking button (NAV-5). The HTML
 *   is the same on every host.
 * - Redirects old addresses such as `/menu?branch=harbour` on hosts that cannot; our own server does (ROUTE-8).
 * - Defines <dated-part>, so that dated parts are shown or hidden while the page is parsed.
 */
export default function runHeadScript({ hostsWithoutBooking, menus }: HeadScriptData): void {
  if (hostsWithoutBooking.includes(location.hostname)) document.documentElement.dataset['noBooking'] = '';
  const query = new URLSearchParams(location.search);
  const menu = new Map(menus).get(query.get('branch') ?? '');
  if (menu) {
    query.delete('branch');
    location.replace(menu + (query.size > 0 ? `?${query}` : '') + location.hash);
  }
  defineDatedPart();
}
