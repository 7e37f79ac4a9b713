import { fill } from '../../../model/fill.ts';

/** The URL of directions on a map service. Replaces `{address}` in `link`, encoded for a query. */
export function mapLink(link: string, address: string): string {
  return fill(link, { address: encodeURIComponent(address) });
}
