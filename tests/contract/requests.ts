/**
 * The server's contract: a list of requests with the expected responses. Tests send it to the app without a port, to Node
 * over a socket and to the Workers runtime. Longer than other files because it is data, and all runtimes share one list.
 */
export interface ContractRequest {
  name: string;
  method?: string;
  path: string;
  headers?: Readonly<Record<string, string>>;
  body?: string;
  expect: {
    status: number;
    /** Headers by name: the exact value, a pattern, or null for a header that must be missing. */
    headers?: Readonly<Record<string, string | RegExp | null>>;
    /** The body after decoding: exact text, `file:` with a name from the fixture, a pattern, or '' for none. */
    body?: string | RegExp;
  };
}

const br = { 'accept-encoding': 'br' };
const html = 'text/html; charset=utf-8';
const immutable = 'public, max-age=31536000, immutable';
const picture = '/pictures/dosa.3f2a1b-480.jpg';
const notFoundText = /nothing at this address/;

const pages: ContractRequest[] = [
  {
    name: 'the root is the home page',
    path: '/',
    expect: {
      status: 200,
      headers: { 'content-type': html, 'cache-control': 'no-cache', etag: /^"[\w-]{22}"$/ },
      body: 'file:index.html',
    },
  },
  {
    name: 'a page has no trailing slash',
    path: '/menu',
    expect: { status: 200, headers: { 'content-type': html }, body: 'file:menu/index.html' },
  },
  { name: 'home is served at its own address', path: '/home', expect: { status: 200, body: 'file:home/index.html' } },
  {
    name: 'a story',
    path: '/blog/the-soul-of-chettinad',
    expect: { status: 200, body: 'file:blog/the-soul-of-chettinad/index.html' },
  },
  {
    name: 'a query is ignored',
    path: '/menu?utm_source=leaflet&x=%2F',
    expect: { status: 200, body: 'file:menu/index.html' },
  },
  { name: 'an empty query is ignored', path: '/menu?', expect: { status: 200, body: 'file:menu/index.html' } },
  { name: 'letters may be percent-encoded', path: '/%6Denu', expect: { status: 200, body: 'file:menu/index.html' } },
  {
    name: 'dot segments are resolved as in browsers',
    path: '/blog/../menu',
    expect: { status: 200, body: 'file:menu/index.html' },
  },
  {
    name: 'a trailing slash redirects to the page',
    path: '/menu/',
    expect: { status: 308, headers: { location: '/menu', 'cache-control': 'no-store' } },
  },
  {
    name: 'a redirect keeps the query',
    path: '/menu/?branch=wimbledon',
    expect: { status: 308, headers: { location: '/menu?branch=wimbledon' } },
  },
  {
    name: 'a moved address redirects and keeps the rest of its query',
    path: '/menu?branch=wimbledon&page=4',
    expect: { status: 308, headers: { location: '/menu/wimbledon?page=4', 'cache-control': 'no-store' } },
  },
  {
    name: 'an unknown parameter value is ignored',
    path: '/menu?branch=nowhere',
    expect: { status: 200 },
  },
  {
    name: 'index.html redirects to the page',
    path: '/menu/index.html',
    expect: { status: 308, headers: { location: '/menu' } },
  },
  {
    name: 'index.html at the root redirects to the root',
    path: '/index.html',
    expect: { status: 308, headers: { location: '/' } },
  },
  {
    name: 'a page has its own hashes in its policy',
    path: '/menu',
    expect: {
      status: 200,
      headers: {
        'content-security-policy': /script-src 'self' 'sha256-AAAA'; style-src 'self' 'sha256-BBBB';/,
      },
    },
  },
  {
    name: 'a page without inline code has no hashes',
    path: '/faq',
    expect: {
      status: 200,
      headers: { 'content-security-policy': /script-src 'self';/ },
      body: 'file:faq/index.html',
    },
  },
  {
    name: 'the page of the reviews widget has no origin, and may load from the service',
    path: '/reviews-frame',
    expect: {
      status: 200,
      headers: {
        'content-security-policy': /sandbox allow-scripts .*script-src https:\/\/reviews\.example blob:;/,
        'cross-origin-embedder-policy': 'credentialless',
        'x-frame-options': 'SAMEORIGIN',
      },
      body: 'file:reviews-frame/index.html',
    },
  },
];

const files: ContractRequest[] = [
  {
    name: 'a script is cached for a year',
    path: '/assets/app-4f3a.js',
    expect: {
      status: 200,
      headers: {
        'content-type': 'text/javascript; charset=utf-8',
        'cache-control': immutable,
        'cross-origin-resource-policy': 'same-origin',
      },
      body: 'file:assets/app-4f3a.js',
    },
  },
  {
    name: 'a style sheet',
    path: '/assets/app-4f3a.css',
    expect: { status: 200, headers: { 'content-type': 'text/css; charset=utf-8', 'cache-control': immutable } },
  },
  {
    name: 'a font',
    path: '/fonts/arima-9c8d.woff2',
    expect: { status: 200, headers: { 'content-type': 'font/woff2', 'cache-control': immutable, vary: null } },
  },
  {
    name: 'a picture may be embedded by other sites',
    path: picture,
    expect: {
      status: 200,
      headers: {
        'content-type': 'image/jpeg',
        'cross-origin-resource-policy': 'cross-origin',
        'content-length': '300000',
      },
    },
  },
  {
    name: 'an AVIF picture',
    path: '/pictures/dosa.3f2a1b-480.avif',
    expect: { status: 200, headers: { 'content-type': 'image/avif', vary: null } },
  },
  {
    name: 'an SVG',
    path: '/favicon.svg',
    expect: { status: 200, headers: { 'content-type': 'image/svg+xml', 'cache-control': 'no-cache' } },
  },
  {
    name: 'plain text',
    path: '/robots.txt',
    expect: { status: 200, headers: { 'content-type': 'text/plain; charset=utf-8' }, body: 'file:robots.txt' },
  },
  {
    name: 'JSON',
    path: '/menu.json',
    expect: { status: 200, headers: { 'content-type': 'application/json' }, body: 'file:menu.json' },
  },
  {
    name: 'a menu as data, readable from any origin',
    path: '/menu/eastham.json',
    headers: br,
    expect: {
      status: 200,
      headers: {
        'content-type': 'application/json',
        'content-encoding': 'br',
        'cache-control': 'no-cache',
        'access-control-allow-origin': '*',
        'cross-origin-resource-policy': 'cross-origin',
      },
      body: 'file:menu/eastham.json',
    },
  },
  {
    name: 'an unchanged menu as data, readable from any origin',
    path: '/menu/eastham.json',
    headers: { 'if-none-match': '*', origin: 'https://other.example' },
    expect: { status: 304, headers: { 'access-control-allow-origin': '*' }, body: '' },
  },
  {
    name: 'JSON-LD',
    path: '/menu/eastham.jsonld',
    expect: {
      status: 200,
      headers: { 'content-type': 'application/ld+json', 'access-control-allow-origin': '*' },
    },
  },
  {
    name: 'the menu page is not readable from other origins',
    path: '/menu',
    headers: { origin: 'https://other.example' },
    expect: {
      status: 200,
      headers: { 'access-control-allow-origin': null, 'cross-origin-resource-policy': 'same-origin' },
    },
  },
  {
    name: 'the feed',
    path: '/blog/feed.xml',
    expect: {
      status: 200,
      headers: { 'content-type': 'application/atom+xml; charset=utf-8', 'cache-control': 'no-cache' },
      body: 'file:blog/feed.xml',
    },
  },
  {
    name: 'the association file for iPhones, without an extension',
    path: '/.well-known/apple-app-site-association',
    expect: {
      status: 200,
      headers: { 'content-type': 'application/json', 'cache-control': 'no-cache', 'x-robots-tag': null },
    },
  },
  {
    name: 'the association file for Android phones',
    path: '/.well-known/assetlinks.json',
    expect: { status: 200, headers: { 'content-type': 'application/json' } },
  },
  {
    name: 'the well-known folder',
    path: '/.well-known/security.txt',
    expect: { status: 200, body: 'file:.well-known/security.txt' },
  },
  {
    name: 'a file that ends in .gz and is no compressed sibling',
    path: '/assets/archive.gz',
    expect: { status: 200, headers: { 'content-encoding': null, 'content-length': '64' } },
  },
];

const negotiated = (name: string, accept: string, coding: string | null): ContractRequest => ({
  name,
  path: '/menu',
  headers: { 'accept-encoding': accept },
  expect: {
    status: 200,
    headers: { 'content-encoding': coding, vary: 'accept-encoding' },
    body: 'file:menu/index.html',
  },
});

const codings: ContractRequest[] = [
  negotiated('brotli is preferred', 'gzip, deflate, br, zstd', 'br'),
  negotiated('gzip if it is the only one', 'gzip', 'gzip'),
  negotiated('the old name of gzip', 'x-gzip', 'gzip'),
  negotiated('the higher weight wins', 'br;q=0.5, gzip;q=0.8', 'gzip'),
  negotiated('weight 0 excludes a coding', 'br;q=0, gzip', 'gzip'),
  negotiated('the wildcard stands for all others', '*', 'br'),
  negotiated('the wildcard without brotli', '*;q=0.1, br;q=0', 'gzip'),
  negotiated('uncompressed if identity is preferred', 'identity, br;q=0.5', null),
  negotiated('uncompressed if no coding matches', 'zstd, deflate', null),
  negotiated('uncompressed if the weight is invalid', 'br;q=high', null),
  negotiated('capitals and spaces', ' GZIP ; Q=0.9 ', 'gzip'),
  {
    name: 'a small file is not compressed',
    path: '/faq',
    headers: br,
    expect: { status: 200, headers: { 'content-encoding': null, vary: null }, body: 'file:faq/index.html' },
  },
  {
    name: 'a compressed script',
    path: '/assets/app-4f3a.js',
    headers: br,
    expect: { status: 200, headers: { 'content-encoding': 'br' }, body: 'file:assets/app-4f3a.js' },
  },
];

const conditions: ContractRequest[] = [
  {
    name: 'If-None-Match with a wildcard',
    path: '/menu',
    headers: { 'if-none-match': '*' },
    expect: { status: 304, headers: { 'content-type': null, etag: /^"/, 'cache-control': 'no-cache' }, body: '' },
  },
  {
    name: 'If-None-Match with another tag',
    path: '/menu',
    headers: { 'if-none-match': '"other"' },
    expect: { status: 200, body: 'file:menu/index.html' },
  },
  {
    name: 'an immutable file also gets 304',
    path: '/assets/app-4f3a.js',
    headers: { 'if-none-match': '*' },
    expect: { status: 304, headers: { 'cache-control': immutable }, body: '' },
  },
  { name: 'If-Match with another tag', path: '/menu', headers: { 'if-match': '"other"' }, expect: { status: 412 } },
  { name: 'If-Match with a wildcard', path: '/menu', headers: { 'if-match': '*' }, expect: { status: 200 } },
];

const rangeRequest = (
  name: string,
  range: string,
  status: number,
  contentRange: string | null,
  length?: number,
): ContractRequest => ({
  name,
  path: picture,
  headers: { range },
  expect: {
    status,
    headers: { 'content-range': contentRange, ...(length === undefined ? {} : { 'content-length': String(length) }) },
  },
});

const ranges: ContractRequest[] = [
  rangeRequest('the first bytes', 'bytes=0-9', 206, 'bytes 0-9/300000', 10),
  rangeRequest('from a byte to the end', 'bytes=299990-', 206, 'bytes 299990-299999/300000', 10),
  rangeRequest('the last bytes', 'bytes=-5', 206, 'bytes 299995-299999/300000', 5),
  rangeRequest('beyond the end of the file', 'bytes=299999-400000', 206, 'bytes 299999-299999/300000', 1),
  rangeRequest('a suffix longer than the file', 'bytes=-999999', 206, 'bytes 0-299999/300000', 300_000),
  rangeRequest('outside the file', 'bytes=300000-', 416, 'bytes */300000'),
  rangeRequest('a suffix of length 0', 'bytes=-0', 416, 'bytes */300000'),
  rangeRequest('a range with its end before its start is ignored', 'bytes=9-0', 200, null, 300_000),
  rangeRequest('several ranges are ignored', 'bytes=0-1,5-6', 200, null, 300_000),
  rangeRequest('another unit is ignored', 'lines=1-2', 200, null, 300_000),
  rangeRequest('invalid syntax is ignored', 'bytes=a-b', 200, null, 300_000),
  {
    name: 'a range refers to the uncompressed file',
    path: '/menu',
    headers: { range: 'bytes=0-14', ...br },
    expect: {
      status: 206,
      headers: { 'content-encoding': null, 'content-range': /^bytes 0-14\// },
      body: '<!doctype html>',
    },
  },
  {
    name: 'If-Range with another tag gets the whole file',
    path: '/menu',
    headers: { range: 'bytes=0-14', 'if-range': '"other"' },
    expect: { status: 200, headers: { 'content-range': null }, body: 'file:menu/index.html' },
  },
  {
    name: 'If-Range with a date gets the whole file',
    path: '/menu',
    headers: { range: 'bytes=0-14', 'if-range': 'Sat, 01 Feb 2025 00:00:00 GMT' },
    expect: { status: 200, body: 'file:menu/index.html' },
  },
];

const missing: ContractRequest[] = [
  {
    name: 'an unknown page',
    path: '/nowhere',
    expect: {
      status: 404,
      headers: {
        'content-type': html,
        'cache-control': 'no-store',
        etag: null,
        'content-security-policy': /'sha256-CCCC'/,
      },
      body: 'file:404.html',
    },
  },
  {
    name: 'an unknown page, compressed',
    path: '/nowhere',
    headers: br,
    expect: { status: 404, headers: { 'content-encoding': 'br' }, body: 'file:404.html' },
  },
  {
    name: 'an unknown page is never a 304',
    path: '/nowhere',
    headers: { 'if-none-match': '*', range: 'bytes=0-1' },
    expect: { status: 404, body: 'file:404.html' },
  },
  {
    name: 'an unknown story',
    path: '/blog/nothing',
    expect: { status: 404, headers: { 'content-type': html }, body: 'file:blog/not-found.html' },
  },
  { name: 'a path below a story', path: '/blog/a/b', expect: { status: 404, body: 'file:404.html' } },
  {
    name: 'an unknown script gets plain text',
    path: '/assets/gone-1234.js',
    expect: {
      status: 404,
      headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' },
      body: notFoundText,
    },
  },
  { name: 'paths are case-sensitive', path: '/Menu', expect: { status: 404, body: 'file:404.html' } },
  { name: 'the 404 page has no address of its own', path: '/404.html', expect: { status: 404, body: 'file:404.html' } },
  { name: 'the fallback page has no address', path: '/__spa-fallback.html', expect: { status: 404 } },
  { name: 'the page for unknown stories has no address', path: '/blog/not-found.html', expect: { status: 404 } },
  { name: 'the header file has no address', path: '/_headers', expect: { status: 404, body: 'file:404.html' } },
  { name: 'a dot file has no address', path: '/.secret', expect: { status: 404, body: 'file:404.html' } },
  { name: 'a compressed sibling has no address', path: '/menu/index.html.br', expect: { status: 404 } },
  { name: 'a folder without a page', path: '/assets', expect: { status: 404 } },
  { name: 'a file is not a folder', path: '/robots.txt/', expect: { status: 404 } },
  {
    name: 'two leading slashes do not redirect to another host',
    path: '//evil.example/',
    expect: { status: 404, headers: { location: null } },
  },
];

const hostile: ContractRequest[] = [
  { name: 'path traversal', path: '/../../private.txt', expect: { status: 404 } },
  { name: 'path traversal, encoded dots', path: '/%2e%2e/private.txt', expect: { status: 404 } },
  { name: 'path traversal, encoded slash', path: '/assets/..%2f..%2fprivate.txt', expect: { status: 400 } },
  { name: 'path traversal, encoded backslash', path: '/assets/..%5c..%5cprivate.txt', expect: { status: 400 } },
  { name: 'path traversal, encoded twice', path: '/%252e%252e/private.txt', expect: { status: 404 } },
  { name: 'a null byte', path: '/menu%00.html', expect: { status: 400 } },
  { name: 'a line feed', path: '/menu%0d%0aset-cookie:x=1', expect: { status: 400, headers: { 'set-cookie': null } } },
  { name: 'bad percent-encoding', path: '/%zz', expect: { status: 400 } },
  { name: 'bad UTF-8', path: '/%c3%28', expect: { status: 400 } },
  { name: 'overlong UTF-8', path: '/%c0%ae%c0%ae/private.txt', expect: { status: 400 } },
  { name: 'too long a path', path: `/${'a'.repeat(5000)}`, expect: { status: 414 } },
  { name: 'too long a query', path: `/menu?${'a'.repeat(5000)}`, expect: { status: 414 } },
  { name: 'a property of Object.prototype', path: '/__proto__', expect: { status: 404 } },
];

const methods: ContractRequest[] = [
  {
    name: 'HEAD on a page',
    method: 'HEAD',
    path: '/menu',
    headers: br,
    expect: {
      status: 200,
      headers: { 'content-encoding': 'br', 'content-length': /^\d+$/, 'content-type': html },
      body: '',
    },
  },
  {
    name: 'HEAD ignores a range',
    method: 'HEAD',
    path: picture,
    headers: { range: 'bytes=0-9' },
    expect: { status: 200, headers: { 'content-length': /^\d{6}$/, 'content-range': null }, body: '' },
  },
  { name: 'HEAD on an unknown page', method: 'HEAD', path: '/nowhere', expect: { status: 404, body: '' } },
  {
    name: 'OPTIONS on a page',
    method: 'OPTIONS',
    path: '/menu',
    expect: { status: 204, headers: { allow: 'GET, HEAD, OPTIONS' }, body: '' },
  },
  ...['POST', 'PUT', 'PATCH', 'DELETE', 'PROPFIND'].map((method): ContractRequest => ({
    name: `${method} on a page`,
    method,
    path: '/menu',
    expect: { status: 405, headers: { allow: 'GET, HEAD, OPTIONS' } },
  })),
];

const json = 'application/json';
const settingsBody =
  '{"data":{"iosAppUrl":"https://apps.valavu.example/ios","androidAppUrl":"https://apps.valavu.example/android"}}';

const calls: ContractRequest[] = [
  {
    name: 'the FAQ',
    path: '/api/faq',
    expect: {
      status: 200,
      headers: { 'content-type': json, 'cache-control': 'no-store', 'access-control-allow-origin': '*' },
      body: /^\{"data":\[\{"prompt":"Do you take bookings\?","answer":"Yes, at both branches."\},/,
    },
  },
  {
    name: 'the FAQ with a query',
    path: '/api/faq?lang=en',
    expect: { status: 200, headers: { 'content-type': json } },
  },
  {
    name: 'HEAD on the FAQ',
    method: 'HEAD',
    path: '/api/faq',
    expect: { status: 200, headers: { 'content-type': json }, body: '' },
  },
  {
    name: 'the settings',
    method: 'POST',
    path: '/api/setting',
    expect: { status: 200, headers: { 'content-type': json }, body: settingsBody },
  },
  {
    name: 'the settings with a body',
    method: 'POST',
    path: '/api/setting',
    headers: { 'content-type': json },
    body: '{}',
    expect: { status: 200, body: settingsBody },
  },
  {
    name: 'a body that is not JSON is ignored',
    method: 'POST',
    path: '/api/setting',
    body: '{',
    expect: { status: 200, body: settingsBody },
  },
  {
    name: 'too long a body',
    method: 'POST',
    path: '/api/setting',
    body: 'x'.repeat(20_000),
    expect: { status: 413, headers: { 'content-type': json } },
  },
  {
    name: 'the settings do not allow GET',
    path: '/api/setting',
    expect: {
      status: 405,
      headers: { allow: 'POST, OPTIONS', 'content-type': json },
      body: /^\{"error":\{"status":405,/,
    },
  },
  {
    name: 'the FAQ does not allow POST',
    method: 'POST',
    path: '/api/faq',
    expect: { status: 405, headers: { allow: 'GET, HEAD, OPTIONS' } },
  },
  {
    name: 'a CORS preflight request',
    method: 'OPTIONS',
    path: '/api/setting',
    headers: { origin: 'https://wimbledon.valavu.example' },
    expect: { status: 204, headers: { 'access-control-allow-methods': 'POST, OPTIONS' } },
  },
  {
    name: 'an unknown call',
    path: '/api/users',
    expect: { status: 404, headers: { 'content-type': json }, body: /^\{"error":\{"status":404,/ },
  },
  { name: 'the API itself', path: '/api', expect: { status: 404, headers: { 'content-type': json } } },
  {
    name: 'a call with a trailing slash',
    path: '/api/faq/',
    expect: { status: 404, headers: { 'content-type': json } },
  },
  {
    name: 'a property of Object.prototype, as a call',
    path: '/api/constructor',
    expect: { status: 404, headers: { 'content-type': json } },
  },
  {
    name: 'the health check',
    path: '/healthz',
    expect: { status: 200, headers: { 'cache-control': 'no-store' }, body: 'ok\n' },
  },
  { name: 'HEAD on the health check', method: 'HEAD', path: '/healthz', expect: { status: 200, body: '' } },
];

/** The whole contract. */
export const requests: readonly ContractRequest[] = [
  ...pages,
  ...files,
  ...codings,
  ...conditions,
  ...ranges,
  ...missing,
  ...hostile,
  ...methods,
  ...calls,
];
