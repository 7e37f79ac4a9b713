import { once } from 'node:events';
import { get, type IncomingMessage, type ServerResponse } from 'node:http';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { setImmediate, setTimeout as sleep } from 'node:timers/promises';
import { afterEach, expect, test } from 'vitest';
import type { App } from './app.ts';
import { createListener, type Listener } from './listen.ts';
import { createReplay } from './response-cache.ts';

/** An app of one page that counts how often it is asked; the page's text is the coding that was asked for. */
function countingApp(): { app: App; asked: () => number } {
  let count = 0;
  const fetch = (request: Request): Response => {
    count += 1;
    const { pathname } = new URL(request.url);
    const body = `${pathname} ${request.headers.get('accept-encoding') ?? 'plain'}`;
    const headers = { 'content-type': 'text/plain', 'content-length': String(body.length) };
    if (pathname.startsWith('/missing')) return new Response('no', { status: 404, headers: { etag: '"x"' } });
    return new Response(body, { headers: pathname === '/healthz' ? headers : { ...headers, etag: '"x"' } });
  };
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- of an app, the listener calls fetch alone
  return { app: { fetch } as unknown as App, asked: () => count };
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
    // The app is asked apart from the first answer.
    await sleep(10);
    return `${response.statusCode} ${response.headers.etag ?? '-'} ${body}`;
  };
}

test('a file is asked of the app once more after its first answer, and then sent as it was', async () => {
  const { app, asked } = countingApp();
  const ask = await start(app);
  const answers = [];
  for (let n = 0; n < 5; n += 1) answers.push(await ask('/menu', { 'accept-encoding': 'br' }));
  expect(new Set(answers)).toEqual(new Set(['200 "x" /menu br']));
  expect(asked()).toBe(2);
});

test('codings are kept apart', async () => {
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
])("%s with %o is the app's each time", async (path, headers) => {
  const { app, asked } = countingApp();
  const ask = await start(app);
  await ask(path, headers);
  const before = asked();
  await ask(path, headers);
  await ask(path, headers);
  expect(asked()).toBe(before + 2);
});

test('an answer is kept once for all spellings of the same wish', async () => {
  const { app, asked } = countingApp();
  const ask = await start(app);
  await ask('/menu', { 'accept-encoding': 'gzip, br' });
  const before = asked();
  const answers = await Promise.all(
    ['br, gzip', 'gzip,br', 'GZIP, deflate, br'].map((accept) => ask('/menu', { 'accept-encoding': accept })),
  );
  expect(new Set(answers)).toEqual(new Set(['200 "x" /menu gzip, br']));
  expect(asked()).toBe(before);
});

test('addresses without a file do not keep files out, however many are tried', async () => {
  const { app, asked } = countingApp();
  const { replay } = createReplay(app);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- of an answer, these are used
  const outgoing = { socket: {}, writeHead: () => undefined, end: () => undefined } as unknown as ServerResponse;
  const ask = (url: string) =>
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- of a request, these are used
    replay({ method: 'GET', url, headers: { host: 'a' } } as IncomingMessage, outgoing, []);
  for (let n = 0; n < 5000; n += 1) ask(`/missing/${n}`);
  for (let n = 0; n < 5000; n += 1) ask('/missing');
  expect(asked()).toBe(5001);
  expect(ask('/menu')).toBe(false);
  await sleep(10);
  expect(ask('/menu')).toBe(true);
});

const request = (path: string, ...headers: string[]) =>
  [`GET ${path} HTTP/1.1`, 'host: a', ...headers, '', ''].join('\r\n');

test('kept answers go out in the order of the requests, also when these come at once', async () => {
  const ask = await start(countingApp().app);
  for (const path of ['/a', '/b', '/c']) await ask(path);
  const socket = connect(port, '127.0.0.1');
  socket.write(request('/a') + request('/b') + request('/c', 'connection: close'));
  const answers = await text(socket);
  expect(answers.match(/\/[abc] plain/g)).toEqual(['/a plain', '/b plain', '/c plain']);
});

test('a client that goes before its kept answer is sent troubles nobody', async () => {
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
  ['what is no request', 'rubbish\r\n\r\n', /^HTTP\/1.1 200 [^]*\/menu plainHTTP\/1.1 400 /],
  ['a CONNECT', 'CONNECT a:1 HTTP/1.1\r\nhost: a\r\n\r\n', /^HTTP\/1.1 200 [^]*\/menu plainHTTP\/1.1 405 /],
])('a kept answer goes out before %s is refused that comes with its request', async (_what, rest, expected) => {
  const ask = await start(countingApp().app);
  await ask('/menu');
  const socket = connect(port, '127.0.0.1');
  socket.write(request('/menu') + rest);
  expect(await text(socket)).toMatch(expected);
});

test('requests at hand are all read before the first is answered', async () => {
  const { replay } = createReplay(countingApp().app);
  const sent: number[] = [];
  const outgoing = (n: number, socket: object | null = {}) =>
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- of an answer, these are used
    ({ socket, writeHead: () => undefined, end: () => sent.push(n) }) as unknown as ServerResponse;
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- of a request, these are used
  const incoming = { method: 'GET', url: '/menu', headers: { host: 'a' } } as IncomingMessage;
  expect(replay(incoming, outgoing(0), [])).toBe(false);
  await sleep(10);
  expect([replay(incoming, outgoing(1), []), replay(incoming, outgoing(2), [])]).toEqual([true, true]);
  expect(sent).toEqual([]);
  await setImmediate();
  expect(sent).toEqual([1, 2]);
  // One that waits behind another on its connection is Node's to count.
  replay(incoming, outgoing(3, null), []);
  expect(sent).toEqual([1, 2, 3]);
});
