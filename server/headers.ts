/**
 * Every header that has to do with safety or caching, in one table. The server sends it on both runtimes, and
 * `headersFile` writes the same for static hosts that read a `_headers` file.
 */

/** Hashes (`sha256-…`, without quotes) of the inline scripts and styles of one page. */
export interface PageHashes {
  script: readonly string[];
  style: readonly string[];
}

/** Hashes of each page, by the path of its file inside the static folder: `menu/index.html`. */
export type CspHashes = Readonly<Record<string, PageHashes>>;

/** The only hosts besides the site's own that a page may talk to; undefined or empty where there is none. */
export interface AllowedOrigins {
  /** The reviews widget: its script and what that loads. */
  reviews?: string | undefined;
  /** The two API calls, when the build was told that they are answered elsewhere. */
  api?: string | undefined;
}

export type HeaderTable = Readonly<Record<string, string>>;

/**
 * Off while the reviews service is not chosen. Every page and React's own work run under it; the worker of the PDF and the
 * widget's script would need a policy made in the app; and what the widget itself writes into the page is not known.
 */
const requireTrustedTypes = false;

const noHashes: PageHashes = { script: [], style: [] };

/** The content security policy of one page. Never `unsafe-inline` or `unsafe-eval`. */
export const contentSecurityPolicy = (origins: AllowedOrigins, hashes: PageHashes = noHashes): string => {
  const reviews = origins.reviews ?? '';
  const quoted = (list: readonly string[]) => list.map((hash) => `'${hash}'`);
  const directives: Readonly<Record<string, readonly string[]>> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...quoted(hashes.script), reviews],
    'style-src': ["'self'", ...quoted(hashes.style), reviews],
    'img-src': ["'self'", 'data:', 'blob:', reviews],
    'font-src': ["'self'"],
    'connect-src': ["'self'", origins.api ?? '', reviews],
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

/** Pictures may be shown by others, as link previews do; nothing else may be read from another site's page. */
const sharedFolders = ['/pictures/', '/share/'] as const;

const resourcePolicy = (path: string): string =>
  sharedFolders.some((folder) => path.startsWith(folder)) ? 'cross-origin' : 'same-origin';

/** All headers for a file of the static folder, given by its URL path, but those that describe its bytes. */
export const fileHeaders = (path: string, origins: AllowedOrigins, hashes?: PageHashes): HeaderTable => ({
  ...always,
  'content-security-policy': contentSecurityPolicy(origins, hashes),
  'cross-origin-resource-policy': resourcePolicy(path),
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

/**
 * The same table as a `_headers` file (Cloudflare Pages, Netlify). Such hosts join the values of every rule that fits a
 * path, and a second policy can only forbid more, so a header stands in the rule for everything only when no narrower rule sets it:
 * policy and caching are written page by page and folder by folder.
 */
export const headersFile = (csp: CspHashes, origins: AllowedOrigins): string => {
  const perPath = ['content-security-policy', 'cache-control', 'cross-origin-resource-policy'] as const;
  const pick = (table: HeaderTable) => Object.fromEntries(perPath.map((name) => [name, table[name] ?? '']));
  const folders = [...new Set([...immutableFolders, ...sharedFolders])].map((folder) =>
    block(`${folder}*`, pick(fileHeaders(folder, origins))),
  );
  const pages = Object.entries(csp).map(([file, hashes]) =>
    block(pagePath(file), pick(fileHeaders(pagePath(file), origins, hashes))),
  );
  return `${[block('/*', without(always, perPath)), ...folders, ...pages].join('\n\n')}\n`;
};
