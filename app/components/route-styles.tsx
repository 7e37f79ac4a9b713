import { useMatches } from 'react-router';
import { routeStyles } from './route-parts.ts';

/**
 * The style sheets of pages reached by navigation. The first page has its own inside its HTML. React holds a new page
 * back until these have loaded, so nothing is ever seen unstyled.
 */
export function RouteStyles() {
  const matches = useMatches();
  if (typeof document === 'undefined') return null;
  return routeStyles(matches.map(({ id }) => id)).map((href) => (
    <link key={href} rel="stylesheet" href={href} precedence="page" />
  ));
}
