import { fill } from '../../model/fill.ts';
import { xml } from '../../model/xml.ts';

/** Attribute of `<html>` in a cached page: when it was fetched, as an ISO date and time (scripts/offline.ts). */
const SAVED_ATTRIBUTE = 'data-saved';

/**
 * The cache key of a page or an answer of the API. It omits the query, which does not change the HTML: menu pages and filters are
 * chosen in the browser. The server redirects addresses with a slash at the end, so they have the key of the page without it.
 */
export function cacheKey(url: string): string {
  const { origin, pathname } = new URL(url);
  return origin + (pathname.replace(/\/+$/, '') || '/');
}

/**
 * The response as it may be cached: null unless it is complete, because a redirect of an old address must not replace the page that
 * its path has. It always has a date; some servers send none.
 */
export function toCacheable(response: Response): Response | null {
  if (response.status !== 200) return null;
  if (response.headers.has('date')) return response;
  const headers = new Headers(response.headers);
  headers.set('date', new Date().toUTCString());
  return new Response(response.body, { headers });
}

/**
 * A cached response as it is shown: a page carries the date on which it was fetched. Null for a page without a valid date, because
 * nobody could tell how old its prices are.
 *
 * @param note text with "{time}", for a page whose scripts cannot run
 */
export async function withFetchDate(response: Response, note: string): Promise<Response | null> {
  if (!response.headers.get('content-type')?.startsWith('text/html')) return response;
  const fetched = new Date(response.headers.get('date') ?? Number.NaN);
  if (Number.isNaN(fetched.getTime())) return null;
  const time = fetched.toLocaleString('en-GB', { dateStyle: 'long', timeStyle: 'short', timeZone: 'Europe/London' });
  // The line of scripts/offline.ts is a script. A page with scripts off shows its date here.
  const paragraph = `<noscript><p class="wrap" role="note">${xml(fill(note, { time }))}</p></noscript>`;
  return rewriteHtml(response, (html) =>
    html
      .replace('<html ', () => `<html ${SAVED_ATTRIBUTE}="${fetched.toISOString()}" `)
      .replace(/<body\b[^>]*>/, (body) => body + paragraph),
  );
}

/** A cached page with changed HTML. Its encoding, length and tag headers no longer apply. */
export async function rewriteHtml(response: Response, rewrite: (html: string) => string): Promise<Response> {
  const headers = new Headers(response.headers);
  for (const name of ['content-encoding', 'content-length', 'etag']) headers.delete(name);
  return new Response(rewrite(await response.text()), { status: response.status, headers });
}
