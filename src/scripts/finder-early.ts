/**
 * Runs at the beginning of a menu's HTML, which layouts/menu.astro writes inline, so it must not use anything outside
 * itself. Before the first paint it decides whether the page shows the finder instead of the menu: because the address says so, or
 * because this device keeps choices. An address that names a part of the menu takes precedence, and so does a guest who has closed
 * the finder and comes back.
 *
 * @param closed state of an entry of the history whose finder was closed
 */
export function prepareFinder(
  attribute: string,
  parameter: string,
  pageParameter: string,
  savedKey: string,
  closed: string,
): void {
  const query = new URLSearchParams(location.search);
  const isNamed = query.has(parameter) || new URLSearchParams(location.hash.slice(1)).has(parameter);
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  // A link to the address that is shown keeps the state of its entry, but is a new visit.
  const isReturning = entry?.type === 'back_forward' || (entry?.type === 'reload' && history.state === closed);
  const hasTarget = location.hash !== '' || query.has(pageParameter);
  let isSaved = false;
  try {
    isSaved = localStorage.getItem(savedKey) !== null;
  } catch {
    // Storage is blocked.
  }
  document.documentElement.toggleAttribute(attribute, isNamed || (isSaved && !hasTarget && !isReturning));
}
