import { defineDatedPart } from './dated-part.ts';

/** What the head's script is told by the build. */
export interface EarlyFacts {
  /** Branches by the host that is theirs alone. */
  ownHosts: Readonly<Record<string, string>>;
  /** Addresses of menus by branch, on a page of the menu; nothing on others. */
  menus?: Readonly<Record<string, string>>;
}

/**
 * The only script before the page's own HTML.
 *
 * It marks the page with the branch whose own host it is shown on, before the first paint: there no booking button is shown
 * (spec section 6), and base.css hides it by this mark. One set of pages serves every host. It leads addresses of before, such as
 * `/menu?branch=wimbledon`, to the page that each menu is now; our own server has done so already. And it defines the element
 * whose contents come and go with the days, so that it is settled while the page is parsed.
 */
export default function early({ ownHosts, menus }: EarlyFacts): void {
  const host = ownHosts[location.hostname];
  if (host) document.documentElement.dataset['ownHost'] = host;
  const query = new URLSearchParams(location.search);
  const menu = menus?.[query.get('branch') ?? ''];
  if (menu) {
    query.delete('branch');
    location.replace(menu + (query.size > 0 ? `?${query}` : '') + location.hash);
  }
  defineDatedPart();
}
