/** Attribute of the root element while the page of a list waits for the island that shows it. */
export const AWAITS_LIST_ATTRIBUTE = 'data-awaits-list';

/**
 * Runs at the beginning of the page of a list, which pages/our-table.astro writes inline, so it must not use anything outside itself.
 * The HTML shows the empty list; where there is one in this browser or in the address, it is hidden before the first paint, until the
 * island shows the list.
 */
export function prepareTable({ attribute, listsKey }: { attribute: string; listsKey: string }): void {
  let hasList = location.hash.length > 1;
  try {
    hasList ||= (sessionStorage.getItem(listsKey) ?? localStorage.getItem(listsKey)) !== null;
  } catch {
    // Storage is blocked.
  }
  document.documentElement.toggleAttribute(attribute, hasList);
}
