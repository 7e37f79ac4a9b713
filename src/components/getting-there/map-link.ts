import { fill } from '../../../model/fill.ts';

/** The URL of directions on a map service. Replaces `{address}` in `template`, encoded for a query. */
export function directionsUrl(template: string, address: string): string {
  return fill(template, { address: encodeURIComponent(address) });
}
