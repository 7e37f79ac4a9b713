import { useState } from 'react';
import { useMatches } from 'react-router';
import { routeStyles } from './route-parts.ts';

/**
 * The style sheets of pages reached by navigation. The first page has its own inside its HTML, and its late parts bring
 * theirs (tools/preload-plugin.ts). React holds a new page back until these have loaded, so nothing is ever seen
 * unstyled.
 */
export function RouteStyles() {
  const ids = useMatches().map(({ id }) => id);
  const [first] = useState(ids.at(-1));
  if (typeof document === 'undefined' || ids.at(-1) === first) return null;
  return routeStyles(ids).map((href) => <link key={href} rel="stylesheet" href={href} precedence="page" />);
}
