import { type Context, type Env, Hono } from 'hono';
import { apiHeaders, errorHeaders, type HeaderTable } from './headers.ts';

/** `build/api.json`: what the server needs from the content. The build writes it, from the same version of this project. */
export interface ApiData {
  faq: readonly { prompt: string; answer: string }[];
  settings: { iosAppUrl: string; androidAppUrl: string };
  /** Something is left on the launch list, so search engines must not index the site. */
  draft: boolean;
  /** Redirects by the branch in the query: "/menu?branch=harbour" redirects to "/menu/harbour". */
  redirects: Readonly<Record<string, string>>;
}

export const notFoundPage = (path: string): string => (path.startsWith('/blog/') ? '/blog/not-found' : '/404');

/** Where an address redirects to. A page has one address, without ".html", "/index" and a slash at the end. */
const redirectOf = ({ pathname, search, searchParams }: URL, redirects: ApiData['redirects']): string | undefined => {
  const page = pathname.replace(/(?:\/index)?(?:\.html)?\/?$/, '') || '/';
  // Browsers take "//other.example" for another host.
  if (page !== pathname && /^\/\w/.test(pathname)) return page + search;
  // As people write it: with capitals, spaces, a slash.
  const branch = searchParams
    .get('branch')
    ?.toLowerCase()
    .replaceAll(/[^\w-]/g, '');
  const from = `${pathname}?branch=${branch}`;
  if (!Object.hasOwn(redirects, from)) return undefined;
  searchParams.delete('branch');
  return `${redirects[from]}${searchParams.size > 0 ? '?' : ''}${searchParams}`;
};

/** The only other spelling of a page's address that is looked for: in lower case, without spaces at its end. */
export const plainSpelling = (path: string): string => path.toLowerCase().replace(/(?:%20|\s)+$/, '');

export const redirect = (c: Context, location: string): Response =>
  c.text(`Moved to ${location}\n`, 308, { ...errorHeaders, location });

const fail = (c: Context, status: 404 | 405, message: string, extra: HeaderTable = {}): Response =>
  c.json({ error: { status, message } }, status, { ...apiHeaders, ...extra });

/** Creates the calls, the health check, redirects and errors. Each runtime adds what sends its files. */
export const createApp = <E extends Env>(apiData: ApiData): Hono<E> => {
  const app = new Hono<E>();
  const preflight = {
    ...apiHeaders,
    'access-control-allow-headers': 'content-type',
    'access-control-max-age': '86400',
  };
  const addCall = (method: string, path: string, data: unknown, allow: string): void => {
    // A body is not read.
    app.on(method, path, (c) => c.json({ data }, 200, apiHeaders));
    app.options(path, (c) => c.body(null, 204, { ...preflight, allow, 'access-control-allow-methods': allow }));
    app.all(path, (c) => fail(c, 405, `This call allows only ${allow}.`, { allow }));
  };
  addCall('GET', '/api/faq', apiData.faq, 'GET, HEAD, OPTIONS');
  addCall('POST', '/api/setting', apiData.settings, 'POST, OPTIONS');
  app.all('/api/*', (c) => fail(c, 404, 'Unknown API call.'));
  app.get('/healthz', (c) => c.text('ok\n', 200, errorHeaders));
  app.use(async (c, next) => {
    if (c.req.method !== 'GET' && c.req.method !== 'HEAD')
      return c.text('Files can only be read.\n', 405, { ...errorHeaders, allow: 'GET, HEAD' });
    const location = redirectOf(new URL(c.req.url), apiData.redirects);
    return location === undefined ? next() : redirect(c, location);
  });
  app.onError((error, c) => {
    console.error(error);
    return c.text('The server failed to answer. Please try again.\n', 500, errorHeaders);
  });
  return app;
};
