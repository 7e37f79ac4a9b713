import { AWAITS_LIST_ATTRIBUTE } from '../scripts/inline-scripts.ts';

/** Shows the page's line for a part that could not start (layouts/page.astro) below the island. The rest of the page stays as it is. */
export function fail(island: HTMLElement): void {
  // The page shows what the HTML has.
  document.documentElement.removeAttribute(AWAITS_LIST_ATTRIBUTE);
  const line = document.querySelector<HTMLTemplateElement>('#part-missing');
  if (line) island.append(line.content.cloneNode(true));
}
