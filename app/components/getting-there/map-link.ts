import { fill } from '../../../model/fill.ts';

/** The address at which a map service shows the way: `{address}` in its link is filled in, fit for a query. */
export function mapLink(link: string, address: string): string {
  return fill(link, { address: encodeURIComponent(address) });
}
