/** The headers for security, caching and search engines: of the server, and of static hosts that read a `_headers` file. */
export type HeaderTable = Readonly<Record<string, string>>;

/** A build: whether it is a draft, and its content security policies by file ("menu.html"; "*" for files that are no pages). */
export type Site = { draft: boolean; policies: HeaderTable };

const always: HeaderTable = {
  'strict-transport-security': 'max-age=63072000',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy':
    'browsing-topics=(), camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), usb=()',
  'cross-origin-opener-policy': 'same-origin',
};

const NO_SOURCES = "default-src 'none'; base-uri 'none'; frame-ancestors 'none'";

/** Errors and redirects. They must not be cached. */
export const errorHeaders: HeaderTable = {
  ...always,
  'content-security-policy': NO_SOURCES,
  'x-frame-options': 'DENY',
  'cross-origin-resource-policy': 'same-origin',
  'cache-control': 'no-store',
};

/** Pages on any host may read the API. */
export const apiHeaders: HeaderTable = {
  ...errorHeaders,
  'cross-origin-resource-policy': 'cross-origin',
  'access-control-allow-origin': '*',
};

/** By address, where a later row overrides an earlier one. "no-cache" allows storing, but not use without asking for a change. */
const byPath: readonly (readonly [RegExp, HeaderTable])[] = [
  [/^/, { 'x-frame-options': 'DENY', 'cross-origin-resource-policy': 'same-origin', 'cache-control': 'no-cache' }],
  // Other sites may embed these, as in feeds and link previews.
  [/^\/_astro\//, { 'cross-origin-resource-policy': 'cross-origin' }],
  // Public data: pages on any host may read it.
  [
    /^\/menu\/[^/]+\.json$/,
    {
      'content-type': 'application/ld+json; charset=utf-8',
      'cross-origin-resource-policy': 'cross-origin',
      'access-control-allow-origin': '*',
    },
  ],
  // Names with a hash of the content, which never changes.
  [/^\/_astro\//, { 'cache-control': 'public, max-age=31536000, immutable' }],
  // The only page that this site may frame. It loads without cookies.
  [/^\/reviews-frame$/, { 'x-frame-options': 'SAMEORIGIN', 'cross-origin-embedder-policy': 'credentialless' }],
  [/^\/(?:404|blog\/not-found)$/, { 'cache-control': 'no-store' }],
  // Pages. The content security policy refuses rules in the page itself.
  [/^\/(?!reviews-frame$)[^.*]*$/, { 'speculation-rules': '"/speculation-rules.json"' }],
  // Media types that hosts do not know, or send without the charset.
  [/^\/speculation-rules\.json$/, { 'content-type': 'application/speculationrules+json' }],
  [/\/feed\.xml$/, { 'content-type': 'application/atom+xml; charset=utf-8' }],
  [/\.txt$/, { 'content-type': 'text/plain; charset=utf-8' }],
];

const siteHeaders = ({ draft }: Site): HeaderTable => ({ ...always, ...(draft && { 'x-robots-tag': 'noindex' }) });
const pathHeaders = (path: string, { policies }: Site): HeaderTable => {
  const policy = policies[`${path.slice(1) || 'index'}.html`] ?? policies['*'] ?? NO_SOURCES;
  const rows = byPath.filter(([pattern]) => pattern.test(path)).map(([, headers]) => headers);
  return Object.assign({ 'content-security-policy': policy }, ...rows);
};

/** The headers of a page or another file, except those that describe its bytes. */
export const fileHeaders = (path: string, site: Site) => ({ ...siteHeaders(site), ...pathHeaders(path, site) });

export const urlPathOf = (file: string): string => `/${file.replace(/(?:^index)?\.html$/, '')}`;

/** The same headers as a `_headers` file. Static hosts join the rules that match, so no header is in two of them. */
export const headersFile = (files: readonly string[], site: Site): string => {
  const paths = files.filter((file) => !/^_astro\/|\.(?:br|gz)$/.test(file)).map(urlPathOf);
  const rules = ['/_astro/*', ...paths].map((path) => [path, pathHeaders(path, site)] as const);
  return [['/*', siteHeaders(site)] as const, ...rules]
    .map(([path, table]) => [path, ...Object.entries(table).map((header) => `  ${header.join(': ')}`), ''].join('\n'))
    .join('\n');
};
