import { REVIEWS_FRAME_PATH } from '../model/page-security.ts';
import {
  contentSecurityPolicy,
  type PageHashes,
  type PolicyOptions,
  reviewsFramePolicy,
} from './content-security-policy.ts';
import { mediaType } from './mime.ts';

/**
 * All headers for security, caching and search engines. The server sends them on both runtimes, and `headersFile` writes
 * the same headers for static hosts that read a `_headers` file.
 */

/** Hashes of each page, by the path of its file inside the static folder: `menu/index.html`. */
export type CspHashes = Readonly<Record<string, PageHashes>>;

/** The properties of a build that its headers depend on. */
export interface HeaderOptions extends PolicyOptions {
  /** The content has placeholders, so search engines must not index any file. */
  draft?: boolean | undefined;
}

export type HeaderTable = Readonly<Record<string, string>>;

/** Sent with every response of the app. */
const always: HeaderTable = {
  'strict-transport-security': 'max-age=63072000; includeSubDomains; preload',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy':
    'accelerometer=(), browsing-topics=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), hid=(), magnetometer=(), microphone=(), midi=(), payment=(), serial=(), usb=(), xr-spatial-tracking=()',
  'cross-origin-opener-policy': 'same-origin',
};

const cacheForAYear = 'public, max-age=31536000, immutable';

/** Folders whose file names contain a hash of the content, so that a file never changes. */
export const immutableFolders = ['/assets/', '/fonts/', '/pictures/'] as const;

/** Whether the file at this path never changes and may be cached without revalidation. */
export const isImmutable = (path: string): boolean => immutableFolders.some((folder) => path.startsWith(folder));

/** Other sites may embed these pictures, for example in link previews. */
const sharedFolders = ['/pictures/', '/share/'] as const;

/** Scripts on other sites may read the menus as data, but no other file. */
const isOpenData = (path: string): boolean => /^\/menu\/[^/]+\.json(?:ld)?$/.test(path);

const resourcePolicy = (path: string): string =>
  isOpenData(path) || sharedFolders.some((folder) => path.startsWith(folder)) ? 'cross-origin' : 'same-origin';

/** The page of the reviews widget is the only one that the site's own pages may frame. It loads without cookies. */
const reviewsFrameHeaders = (options: HeaderOptions, hashes?: PageHashes): HeaderTable => ({
  'content-security-policy': reviewsFramePolicy(options, hashes),
  'cross-origin-embedder-policy': 'credentialless',
  'x-frame-options': 'SAMEORIGIN',
});

/** All headers of a static file, by its URL path, except those that describe its bytes. */
export const fileHeaders = (path: string, options: HeaderOptions, hashes?: PageHashes): HeaderTable => ({
  ...always,
  ...(options.draft && { 'x-robots-tag': 'noindex' }),
  'content-security-policy': contentSecurityPolicy(options, hashes),
  ...(path === REVIEWS_FRAME_PATH && reviewsFrameHeaders(options, hashes)),
  'cross-origin-resource-policy': resourcePolicy(path),
  ...(isOpenData(path) && { 'access-control-allow-origin': '*' }),
  // "no-cache" allows storing but requires revalidation before each use. With an ETag, that costs a 304.
  'cache-control': isImmutable(path) ? cacheForAYear : 'no-cache',
});

/** Headers of responses that are not files: errors and redirects. They must not be cached. */
export const errorHeaders: HeaderTable = {
  ...always,
  'content-security-policy': "default-src 'none'; base-uri 'none'; frame-ancestors 'none'",
  'cross-origin-resource-policy': 'same-origin',
  'cache-control': 'no-store',
};

/** Headers of API responses: public data that our pages must be able to read from any host. */
export const apiHeaders: HeaderTable = {
  ...errorHeaders,
  'content-type': 'application/json',
  'cross-origin-resource-policy': 'cross-origin',
  'access-control-allow-origin': '*',
};

/** The URL path of a file; `index.html` is dropped. */
export const urlPathOf = (file: string): string => `/${file.replace(/^\//, '').replace(/(?:^|\/)index\.html$/, '')}`;

const block = (path: string, headers: HeaderTable): string =>
  [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n');

const omit = (table: HeaderTable, names: readonly string[]): HeaderTable =>
  Object.fromEntries(Object.entries(table).filter(([name]) => !names.includes(name)));

/** Headers that differ by path. */
const perPath = [
  'content-security-policy',
  'cache-control',
  'cross-origin-embedder-policy',
  'cross-origin-resource-policy',
  'x-frame-options',
  'access-control-allow-origin',
] as const;

const pick = (table: HeaderTable, names: readonly string[]): HeaderTable =>
  Object.fromEntries(Object.entries(table).filter(([name]) => names.includes(name)));

/**
 * Returns the same headers as a `_headers` file (Cloudflare Pages, Netlify). Such hosts join the values of all matching
 * rules, and a second policy can only restrict further. So the rule for all paths has only headers that no narrower rule
 * sets. Policy and caching are written for each page, each folder and each of the other `files`. Those files also get
 * their media type, because a host cannot derive it from every name.
 */
export const headersFile = (csp: CspHashes, options: HeaderOptions, files: readonly string[] = []): string => {
  const headersOfPath = (path: string, hashes?: PageHashes) => pick(fileHeaders(path, options, hashes), perPath);
  const folders = [...new Set([...immutableFolders, ...sharedFolders])].map((folder) =>
    block(`${folder}*`, headersOfPath(folder)),
  );
  const pages = Object.entries(csp).map(([file, hashes]) =>
    block(urlPathOf(file), headersOfPath(urlPathOf(file), hashes)),
  );
  const others = files.map((file) =>
    block(`/${file}`, { 'content-type': mediaType(file), ...headersOfPath(`/${file}`) }),
  );
  return `${[block('/*', omit(fileHeaders('/', options), perPath)), ...folders, ...pages, ...others].join('\n\n')}\n`;
};
