import { mediaType } from './mime.ts';

/**
 * Every header that has to do with safety, caching or search engines, in one table. The server sends it on both runtimes, and
 * `headersFile` writes the same for static hosts that read a `_headers` file.
 */

/** Hashes (`sha256-…`, without quotes) of the inline scripts and styles of one page. */
export interface PageHashes {
  script: readonly string[];
  style: readonly string[];
}

/** Hashes of each page, by the path of its file inside the static folder: `menu/index.html`. */
export type CspHashes = Readonly<Record<string, PageHashes>>;

/** What the headers of one build depend on: the only hosts besides its own that its pages may talk to, and who may find it. */
export interface SiteFacts {
  /** The reviews widget: its script and what that loads. */
  reviews?: string | undefined;
  /** The two API calls, when the build was told that they are answered elsewhere. */
  api?: string | undefined;
  /** Placeholders stand in the content: no search engine should list any of it. */
  draft?: boolean | undefined;
}

export type HeaderTable = Readonly<Record<string, string>>;

/**
 * Off while the reviews service is not chosen. Every page and React's own work run under it; the worker of the PDF and the
 * widget's script would need a policy made in the app; and what the widget itself writes into the page is not known.
 */
const requireTrustedTypes = false;

const noHashes: PageHashes = { script: [], style: [] };

/** The content security policy of one page. Never `unsafe-inline` or `unsafe-eval`. */
export const contentSecurityPolicy = (site: SiteFacts, hashes: PageHashes = noHashes): string => {
  const reviews = site.reviews ?? '';
  const quoted = (list: readonly string[]) => list.map((hash) => `'${hash}'`);
  const directives: Readonly<Record<string, readonly string[]>> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...quoted(hashes.script), reviews],
    'style-src': ["'self'", ...quoted(hashes.style), reviews],
    'img-src': ["'self'", 'data:', 'blob:', reviews],
    'font-src': ["'self'"],
    'connect-src': ["'self'", site.api ?? '', reviews],
    'frame-src': [reviews || "'none'"],
    'worker-src': ["'self'"],
    'manifest-src': ["'self'"],
    'form-action': ["'self'"],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
    ...(requireTrustedTypes ? { 'require-trusted-types-for': ["'script'"] } : {}),
  };
  return Object.entries(directives)
    .map(([name, values]) => [name, ...new Set(values.filter((value) => value !== ''))].join(' '))
    .join('; ');
};

/** Sent with everything. */
const always: HeaderTable = {
  'strict-transport-security': 'max-age=63072000; includeSubDomains; preload',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy':
    'accelerometer=(), browsing-topics=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), hid=(), magnetometer=(), microphone=(), midi=(), payment=(), serial=(), usb=(), xr-spatial-tracking=()',
  'cross-origin-opener-policy': 'same-origin',
};

const year = 'public, max-age=31536000, immutable';

/** Folders whose files carry a hash of their content in their names and so never change. */
export const immutableFolders = ['/assets/', '/fonts/', '/pictures/'] as const;

/** Whether the file at this path can be kept for good. */
export const isImmutable = (path: string): boolean => immutableFolders.some((folder) => path.startsWith(folder));

/** Pictures may be shown by others, as link previews do. */
const sharedFolders = ['/pictures/', '/share/'] as const;

/** The menus as data are there for any program, one in another site's page included. Nothing else may be read from there. */
const isOpenData = (path: string): boolean => /^\/menu\/[^/]+\.json(?:ld)?$/.test(path);

const resourcePolicy = (path: string): string =>
  isOpenData(path) || sharedFolders.some((folder) => path.startsWith(folder)) ? 'cross-origin' : 'same-origin';

/** All headers for a file of the static folder, given by its URL path, but those that describe its bytes. */
export const fileHeaders = (path: string, site: SiteFacts, hashes?: PageHashes): HeaderTable => ({
  ...always,
  ...(site.draft && { 'x-robots-tag': 'noindex' }),
  'content-security-policy': contentSecurityPolicy(site, hashes),
  'cross-origin-resource-policy': resourcePolicy(path),
  ...(isOpenData(path) && { 'access-control-allow-origin': '*' }),
  // "no-cache" means: keep it, but ask before each use. With an ETag that costs a 304.
  'cache-control': isImmutable(path) ? year : 'no-cache',
});

/** Headers of answers that are not files: errors and redirects. They are never kept. */
export const errorHeaders: HeaderTable = {
  ...always,
  'content-security-policy': "default-src 'none'; base-uri 'none'; frame-ancestors 'none'",
  'cross-origin-resource-policy': 'same-origin',
  'cache-control': 'no-store',
};

/** Headers of API answers: public data that any page of ours may read, whichever host it is on. */
export const apiHeaders: HeaderTable = {
  ...errorHeaders,
  'content-type': 'application/json',
  'cross-origin-resource-policy': 'cross-origin',
  'access-control-allow-origin': '*',
};

/** The URL path at which a page's file is served: `menu/index.html` gives `/menu`. */
export const pagePath = (file: string): string => `/${file.replace(/^\//, '').replace(/(?:^|\/)index\.html$/, '')}`;

const block = (path: string, headers: HeaderTable): string =>
  [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n');

const without = (table: HeaderTable, names: readonly string[]): HeaderTable =>
  Object.fromEntries(Object.entries(table).filter(([name]) => !names.includes(name)));

/** What differs from path to path. */
const perPath = [
  'content-security-policy',
  'cache-control',
  'cross-origin-resource-policy',
  'access-control-allow-origin',
] as const;

const pick = (table: HeaderTable, names: readonly string[]): HeaderTable =>
  Object.fromEntries(Object.entries(table).filter(([name]) => names.includes(name)));

/**
 * The same table as a `_headers` file (Cloudflare Pages, Netlify). Such hosts join the values of every rule that fits a
 * path, and a second policy can only forbid more, so a header stands in the rule for everything only when no narrower rule sets it:
 * policy and caching are written page by page, folder by folder, and for each of the `files` that are neither. Those also
 * get their media type, which a host cannot tell from every name.
 */
export const headersFile = (csp: CspHashes, site: SiteFacts, files: readonly string[] = []): string => {
  const ofPath = (path: string, hashes?: PageHashes) => pick(fileHeaders(path, site, hashes), perPath);
  const folders = [...new Set([...immutableFolders, ...sharedFolders])].map((folder) =>
    block(`${folder}*`, ofPath(folder)),
  );
  const pages = Object.entries(csp).map(([file, hashes]) => block(pagePath(file), ofPath(pagePath(file), hashes)));
  const others = files.map((file) => block(`/${file}`, { 'content-type': mediaType(file), ...ofPath(`/${file}`) }));
  return `${[block('/*', without(fileHeaders('/', site), perPath)), ...folders, ...pages, ...others].join('\n\n')}\n`;
};
