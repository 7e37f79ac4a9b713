import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, expect, test } from 'vitest';
import { filesOf, newBuild, policies } from './build.testing.ts';
import { followBuild } from './serve-build.ts';

const files = filesOf();
const app = followBuild(await newBuild(afterAll))();
const get = async (path: string, headers: Record<string, string> = {}): Promise<Response> =>
  app.fetch(new Request(`http://localhost${path}`, { headers }));

test.each([
  ['/', 'index.html'],
  ['/menu/wimbledon', 'menu/wimbledon.html'],
  ['/.well-known/security.txt', '.well-known/security.txt'],
])('%s is %s', async (path, file) => {
  const response = await get(path);
  expect(response.status).toBe(200);
  expect(await response.text()).toBe(files[file]);
});

test('each page has its own policy, and each file its headers and media type', async () => {
  expect((await get('/')).headers.get('content-security-policy')).toBe(policies['index.html']);
  expect((await get('/menu')).headers.get('content-security-policy')).toBe(policies['menu.html']);
  const { headers } = await get('/_astro/page.1.js');
  expect(headers.get('content-security-policy')).toBe(policies['*']);
  expect(headers.get('content-type')).toBe('text/javascript; charset=utf-8');
  expect((await get('/feed.xml')).headers.get('content-type')).toBe('application/atom+xml; charset=utf-8');
});

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip', 'gzip'],
  ['', null],
  ['br;q=0, gzip', 'gzip'],
  ['identity;q=0, *;q=0', null],
])('Accept-Encoding "%s" gets %s', async (accept, coding) => {
  const response = await get('/menu', { 'accept-encoding': accept });
  expect(response.headers.get('content-encoding')).toBe(coding);
  expect(response.headers.get('vary')).toBe('Accept-Encoding, Save-Data');
  const head = await app.fetch(
    new Request('http://localhost/menu', { method: 'HEAD', headers: { 'accept-encoding': accept } }),
  );
  expect([head.status, await head.text()]).toEqual([200, '']);
  for (const name of ['content-length', 'content-encoding', 'content-type', 'vary', 'etag'])
    expect(head.headers.get(name), name).toBe(response.headers.get(name));
  const bytes = new Uint8Array(await response.arrayBuffer());
  expect(response.headers.get('content-length')).toBe(String(bytes.length));
  const decode = { br: brotliDecompressSync, gzip: gunzipSync }[coding ?? ''] ?? Buffer.from;
  expect(decode(bytes).toString()).toBe(files['menu.html']);
  // An unchanged file gets 304, whatever its coding.
  const tag = response.headers.get('etag') ?? '';
  expect((await get('/menu', { 'if-none-match': tag, 'accept-encoding': 'br' })).status).toBe(304);
  expect((await get('/menu', { 'if-none-match': 'W/"other"' })).status).toBe(200);
});

test('a page to which rules for speculation are sent says that they depend on Save-Data', async () => {
  const rulesAndVary = async (path: string, headers = {}) => {
    const response = await get(path, headers);
    return [response.headers.has('speculation-rules'), response.headers.get('vary')];
  };
  expect(await rulesAndVary('/menu')).toEqual([true, 'Accept-Encoding, Save-Data']);
  expect(await rulesAndVary('/menu', { 'save-data': 'on' })).toEqual([false, 'Accept-Encoding, Save-Data']);
  expect(await rulesAndVary('/reviews-frame')).toEqual([false, 'Accept-Encoding']);
  expect(await rulesAndVary('/robots.txt')).toEqual([false, null]);
});

test.each([
  ['/nowhere', '404.html'],
  ['/_astro/gone.js', '404.html'],
  ['/blog/nothing', 'blog/not-found.html'],
])('%s is unknown: status 404 with %s, which is not stored', async (path, page) => {
  const response = await get(path, { 'if-none-match': '*' });
  expect(response.status).toBe(404);
  expect(await response.text()).toBe(files[page]);
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(response.headers.get('content-security-policy')).toBe(policies[page === '404.html' ? page : '*']);
});

test.each([
  ['/Menu', '/menu'],
  ['/menu/Wimbledon?page=4', '/menu/wimbledon?page=4'],
  ['/MENU/wimbledon%20', '/menu/wimbledon'],
])('%s redirects to %s', async (from, to) => {
  const { status, headers } = await get(from);
  expect([status, headers.get('location')]).toEqual([308, to]);
});

test('a request for a range gets the whole file', async () => {
  const response = await get('/menu', { range: 'bytes=0-9' });
  expect([response.status, await response.text()]).toEqual([200, files['menu.html']]);
});

const unknown =
  '/404 /blog/not-found /.secret /%2esecret /menu.html.br /Nowhere /_astro/Page.1.js.br /Blog/Not-Found /_astro/..%2f..%2fapi.json /%252e%252e/api.json /menu%00 //menu';
test.each(unknown.split(' '))('%s has no address', async (path) => {
  expect((await get(path)).status).toBe(404);
});
