import { once } from 'node:events';
import { get, type IncomingMessage, type ServerResponse } from 'node:http';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { setImmediate, setTimeout as sleep } from 'node:timers/promises';
import { afterEach, expect, test } from 'vitest';
import type { App } from './app.ts';
import { createListener, type Listener } from './listen.ts';
import { createResponseCache } from './response-cache.ts';

/** An app that counts its requests. Each body repeats the path and the Accept-Encoding header. */
function countingApp(): { app: App; requestCount: () => number } {
  let count = 0;
  const fetch = (request: Request): Response => {
    count += 1;
    const { pathname } = new URL(request.url);
    const body = `${pathname} ${request.headers.get('accept-encoding') ?? 'plain'}`;
    const headers = { 'content-type': 'text/plain', 'content-length': String(body.length) };
    if (pathname.startsWith('/missing')) return new Response('no', { status: 404, headers: { etag: '"x"' } });
    return new Response(body, { headers: pathname === '/healthz' ? headers : { ...headers, etag: '"x"' } });
  };
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the listener only calls fetch
  return { app: { fetch } as unknown as App, requestCount: () => count };
}

let listener: Listener | undefined;
afterEach(async () => listener?.stop());

let port = 0;
async function start(app: App): Promise<(path: string, headers?: Record<string, string>) => Promise<string>> {
  listener = createListener({ app });
  port = await listener.listen({ port: 0, host: '127.0.0.1' });
  return async (path, headers = {}) => {
    const [response] = (await once(get({ host: '127.0.0.1', port, path, headers, agent: false }), 'response')) as [
      IncomingMessage,
    ];
    const body = await text(response);
    // The cache fetches its own copy after the first response.
    await sleep(10);
    return `${response.statusCode} ${response.headers.etag ?? '-'} ${body}`;
  };
}

test('requests a file from the app once more after the first response, then serves it from the cache', async () => {
  const { app, requestCount } = countingApp();
  const ask = await start(app);
  const responses = [];
  for (let n = 0; n < 5; n += 1) responses.push(await ask('/menu', { 'accept-encoding': 'br' }));
  expect(new Set(responses)).toEqual(new Set(['200 "x" /menu br']));
  expect(requestCount()).toBe(2);
});

test('caches each coding separately', async () => {
  const ask = await start(countingApp().app);
  for (const coding of ['br', 'gzip', 'br', 'gzip', 'br'])
    expect(await ask('/menu', { 'accept-encoding': coding })).toBe(`200 "x" /menu ${coding}`);
});

test.each([
  ['/missing', {}],
  ['/healthz', {}],
  ['/menu?branch=wimbledon', {}],
  ['/menu', { range: 'bytes=0-3' }],
  ['/menu', { 'if-none-match': '"x"' }],
])('the app handles %s with %o each time', async (path, headers) => {
  const { app, requestCount } = countingApp();
  const ask = await start(app);
  await ask(path, headers);
  const before = requestCount();
  await ask(path, headers);
  await ask(path, headers);
  expect(requestCount()).toBe(before + 2);
});

test('equivalent Accept-Encoding headers share one response', async () => {
  const { app, requestCount } = countingApp();
  const ask = await start(app);
  await ask('/menu', { 'accept-encoding': 'gzip, br' });
  const before = requestCount();
  const responses = await Promise.all(
    ['br, gzip', 'gzip,br', 'GZIP, deflate, br'].map((accept) => ask('/menu', { 'accept-encoding': accept })),
  );
  expect(new Set(responses)).toEqual(new Set(['200 "x" /menu gzip, br']));
  expect(requestCount()).toBe(before);
});

test('requests for missing files do not prevent caching', async () => {
  const { app, requestCount } = countingApp();
  const { respondFromCache } = createResponseCache(app);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- only these members are used
  const outgoing = { socket: {}, writeHead: () => undefined, end: () => undefined } as unknown as ServerResponse;
  const ask = (url: string) =>
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- only these members are used
    respondFromCache({ method: 'GET', url, headers: { host: 'a' } } as IncomingMessage, outgoing, []);
  for (let n = 0; n < 5000; n += 1) ask(`/missing/${n}`);
  for (let n = 0; n < 5000; n += 1) ask('/missing');
  expect(requestCount()).toBe(5001);
  expect(ask('/menu')).toBe(false);
  await sleep(10);
  expect(ask('/menu')).toBe(true);
});

const request = (path: string, ...headers: string[]) =>
  [`GET ${path} HTTP/1.1`, 'host: a', ...headers, '', ''].join('\r\n');

test('cached responses keep the order of pipelined requests', async () => {
  const ask = await start(countingApp().app);
  for (const path of ['/a', '/b', '/c']) await ask(path);
  const socket = connect(port, '127.0.0.1');
  socket.write(request('/a') + request('/b') + request('/c', 'connection: close'));
  const responses = await text(socket);
  expect(responses.match(/\/[abc] plain/g)).toEqual(['/a plain', '/b plain', '/c plain']);
});

test('a client that disconnects before its cached response does not affect others', async () => {
  const ask = await start(countingApp().app);
  await ask('/menu');
  await Promise.all(
    Array.from({ length: 20 }, async () => {
      const socket = connect(port, '127.0.0.1');
      await once(socket, 'connect');
      socket.write(request('/menu'), () => socket.resetAndDestroy());
      await once(socket, 'close');
    }),
  );
  expect(await ask('/menu')).toBe('200 "x" /menu plain');
});

test.each([
  ['an invalid request', 'rubbish\r\n\r\n', /^HTTP\/1.1 200 [^]*\/menu plainHTTP\/1.1 400 /],
  ['a CONNECT', 'CONNECT a:1 HTTP/1.1\r\nhost: a\r\n\r\n', /^HTTP\/1.1 200 [^]*\/menu plainHTTP\/1.1 405 /],
])('a cached response is sent before %s on the same connection is rejected', async (_name, rest, expected) => {
  const ask = await start(countingApp().app);
  await ask('/menu');
  const socket = connect(port, '127.0.0.1');
  socket.write(request('/menu') + rest);
  expect(await text(socket)).toMatch(expected);
});

test('reads all waiting requests before it sends the first response', async () => {
  const { respondFromCache } = createResponseCache(countingApp().app);
  const sent: number[] = [];
  const outgoing = (n: number, socket: object | null = {}) =>
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- only these members are used
    ({ socket, writeHead: () => undefined, end: () => sent.push(n) }) as unknown as ServerResponse;
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- only these members are used
  const incoming = { method: 'GET', url: '/menu', headers: { host: 'a' } } as IncomingMessage;
  expect(respondFromCache(incoming, outgoing(0), [])).toBe(false);
  await sleep(10);
  expect([respondFromCache(incoming, outgoing(1), []), respondFromCache(incoming, outgoing(2), [])]).toEqual([
    true,
    true,
  ]);
  expect(sent).toEqual([]);
  await setImmediate();
  expect(sent).toEqual([1, 2]);
  // A pipelined response has no socket and is sent at once.
  respondFromCache(incoming, outgoing(3, null), []);
  expect(sent).toEqual([1, 2, 3]);
});

test('does not cache a file under other spellings of its address', async () => {
  const { app, requestCount } = countingApp();
  const ask = await start(app);
  for (const path of ['/./menu', '/a/../menu', '/menu/.', '/..']) {
    const before = requestCount();
    await ask(path);
    await ask(path);
    expect(requestCount() - before, path).toBe(2);
  }
});

test('drops the responses that were least recently used when it is full', async () => {
  let fetched: string[] = [];
  const app = {
    fetch: (asked: Request) => {
      fetched.push(new URL(asked.url).pathname);
      return new Response('x'.repeat(256 * 1024), { headers: { etag: '"x"', 'content-length': String(256 * 1024) } });
    },
  } as unknown as App;
  const { respondFromCache } = createResponseCache(app);
  const ask = async (url: string): Promise<boolean> => {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the cache only writes a head and a body
    const outgoing = { socket: {}, writeHead: () => undefined, end: () => undefined } as unknown as ServerResponse;
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the cache only reads these fields
    const incoming = { method: 'GET', url, headers: { host: 'a' } } as IncomingMessage;
    const isHit = respondFromCache(incoming, outgoing, []);
    await setImmediate();
    await setImmediate();
    return isHit;
  };
  await ask('/first');
  // 48 MB hold 192 of these.
  for (let n = 0; n < 300; n += 1) {
    await ask(`/file-${n}`);
    expect(await ask('/first')).toBe(true);
  }
  fetched = [];
  expect(await ask('/file-299')).toBe(true);
  expect(await ask('/file-0')).toBe(false);
  expect(fetched).toEqual(['/file-0']);
});

test('cancels a response that is too long to cache, so that its file is closed', async () => {
  let isCancelled = false;
  const app = {
    fetch: () =>
      new Response(new ReadableStream({ cancel: () => void (isCancelled = true) }), {
        headers: { etag: '"x"', 'content-length': String(10 * 1024 * 1024) },
      }),
  } as unknown as App;
  const { respondFromCache } = createResponseCache(app);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a miss reads these fields and writes nothing
  respondFromCache(
    { method: 'GET', url: '/film', headers: { host: 'a' } } as IncomingMessage,
    {} as ServerResponse,
    [],
  );
  await sleep(10);
  expect(isCancelled).toBe(true);
});
