/** Tests clients that send invalid, slow or no HTTP. */
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { connect, type Socket } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { createApp, type App } from '../../server/app.ts';
import { groupFiles } from '../../server/assets.ts';
import { loadAssets } from '../../server/load-assets.ts';
import { api, csp, writeFixture } from './fixture.ts';
import { listenLocally, type LocalServer } from './listen-locally.ts';

/** Short timeouts, so that the tests are fast. */
const limits = {
  headersTimeout: 200,
  requestTimeout: 400,
  inactivityTimeout: 500,
  idleGracePeriod: 50,
  stopTimeout: 2000,
};
const picture = '/pictures/dosa.3f2a1b-480.jpg';

let build: string;
let app: App;
let server: LocalServer;

beforeAll(async () => {
  build = await writeFixture();
  const assets = groupFiles(await loadAssets(join(build, 'client'), { file: 100_000, total: 1e6 }));
  app = createApp({ api, csp, assets });
  server = await listenLocally({ app, limits });
});

afterAll(async () => {
  await server.stop();
  await rm(build, { recursive: true });
});

const open = async (port = server.port): Promise<Socket> => {
  const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true });
  await once(socket, 'connect');
  return socket;
};

/** Returns everything that the server sends until it closes the connection. */
const readToEnd = async (socket: Socket): Promise<string> => {
  const chunks: Buffer[] = [];
  for await (const chunk of socket) chunks.push(chunk);
  socket.destroy();
  return Buffer.concat(chunks).toString('latin1');
};

/** Sends text on a new connection. Returns everything received until the server closes it. */
const exchange = async (text: string): Promise<string> => {
  const socket = await open();
  socket.write(text);
  return readToEnd(socket);
};

const statuses = (text: string): string[] =>
  [...text.matchAll(/HTTP\/1\.1 (\d{3}) /g)].map(([, status = '']) => status);

const get = (path: string, ...headers: string[]): string =>
  [`GET ${path} HTTP/1.1`, 'Host: valavu.example', ...headers, '', ''].join('\r\n');
const closeHeader = 'Connection: close';

describe('connections', () => {
  test('pipelined requests are answered in order', async () => {
    const text = await exchange(
      get('/menu') + get(picture) + get('/nowhere') + get('/api/faq') + get('/faq', closeHeader),
    );
    expect(statuses(text)).toEqual(['200', '200', '404', '200', '200']);
    expect(text.indexOf('Do you take bookings?')).toBeLessThan(text.lastIndexOf('<title>FAQ</title>'));
    expect(text.length).toBeGreaterThan(300_000);
  });

  test('the limit applies to all listening sockets together', async () => {
    const limited = await listenLocally({ app, limits: { ...limits, inactivityTimeout: 60_000, connections: 4 } });
    const clients = Array.from({ length: 40 }, () => connect({ port: limited.port, host: '127.0.0.1' }));
    const pending = clients.map((client) => {
      client.on('error', () => undefined).write(get('/menu'));
      return new Promise((resolve) => {
        client.once('data', () => resolve('answered')).once('close', () => resolve('closed'));
      });
    });
    const outcomes = await Promise.all(pending);
    expect(outcomes.filter((outcome) => outcome === 'answered')).toHaveLength(4);
    for (const client of clients) client.destroy();
    await limited.stop();
  });

  test('the response repeats "Connection: close"', async () => {
    const text = await exchange(get('/menu', closeHeader));
    expect(text).toMatch(/^connection: close$/im);
  });

  test('a half-closed client still gets its response', async () => {
    const socket = await open();
    socket.end(get(picture));
    const text = await readToEnd(socket);
    expect(statuses(text)).toEqual(['200']);
    expect(text.length).toBeGreaterThan(300_000);
  });

  test('HTTP/1.0 without a host is answered and closed', async () => {
    const text = await exchange('GET /faq HTTP/1.0\r\n\r\n');
    expect(statuses(text)).toEqual(['200']);
    expect(text).toContain('<title>FAQ</title>');
  });

  test('the target may be an absolute URL', async () => {
    expect(statuses(await exchange(get('http://valavu.example/menu', closeHeader)))).toEqual(['200']);
  });

  test('an unsupported upgrade is ignored', async () => {
    const text = await exchange(get('/faq', 'Upgrade: websocket', 'Connection: Upgrade, close'));
    expect(statuses(text)).toEqual(['200']);
  });

  test('a client that expects 100 Continue gets it', async () => {
    const socket = await open();
    socket.write(
      'POST /api/setting HTTP/1.1\r\nHost: x\r\nExpect: 100-continue\r\nContent-Length: 2\r\nConnection: close\r\n\r\n',
    );
    await once(socket, 'data');
    socket.write('{}');
    expect(statuses(await readToEnd(socket))).toEqual(['200']);
  });

  test('a client that disconnects during a download does not affect others', async () => {
    const sockets = await Promise.all(Array.from({ length: 20 }, () => open()));
    for (const socket of sockets) {
      socket.write(get(picture));
      socket.once('data', () => socket.resetAndDestroy());
    }
    await Promise.all(sockets.map((socket) => once(socket, 'close')));
    expect(statuses(await exchange(get('/menu', closeHeader)))).toEqual(['200']);
  });
});

describe('slow clients', () => {
  test('incomplete headers get 408', async () => {
    const text = await exchange('GET /menu HTTP/1.1\r\nHost: valavu.example\r\nX-Slow: ');
    expect(statuses(text)).toEqual(['408']);
  });

  test('a silent connection is closed', async () => {
    const socket = await open();
    const start = performance.now();
    await readToEnd(socket);
    expect(performance.now() - start).toBeLessThan(2000);
  });

  test('an incomplete body gets 408', async () => {
    const text = await exchange('POST /api/setting HTTP/1.1\r\nHost: x\r\nContent-Length: 10\r\n\r\nabc');
    expect(statuses(text)).toEqual(['408']);
  });

  test('a client that does not read is disconnected', { timeout: 20_000 }, async () => {
    const socket = await open();
    for (let n = 0; n < 200; n += 1) socket.write(get(picture));
    // Reads only well after the limit. The data that arrives then was already in transit.
    await sleep(limits.inactivityTimeout * 7);
    const text = await readToEnd(socket).catch(() => '');
    expect(text.length).toBeLessThan(200 * 300_000);
  });
});

describe('invalid HTTP', () => {
  const request = (...lines: string[]) => ['POST /api/setting HTTP/1.1', 'Host: x', ...lines].join('\r\n');
  const bad: readonly (readonly [string, string, string])[] = [
    ['random bytes', '\u0000\u0001\u0002 nonsense\r\n\r\n', '400'],
    ['a TLS handshake', '\u0016\u0003\u0001\u0002\u0000\u0001\u0000', '400'],
    ['an unknown version', 'GET / HTTP/9.9\r\nHost: x\r\n\r\n', '400'],
    ['an unknown method', 'COOK /menu HTTP/1.1\r\nHost: x\r\n\r\n', '400'],
    ['no host', 'GET / HTTP/1.1\r\n\r\n', '400'],
    ['an invalid host', 'GET / HTTP/1.1\r\nHost: a b/c\r\nConnection: close\r\n\r\n', '400'],
    ['a target without a slash', 'GET menu HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n', '400'],
    ['an asterisk as target', 'OPTIONS * HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n', '400'],
    ['a backslash in the path', get('/..\\..\\private.txt', closeHeader), '400'],
    ['a space in the path', 'GET /me nu HTTP/1.1\r\nHost: x\r\n\r\n', '400'],
    ['oversized headers', get('/menu', `X-Long: ${'a'.repeat(20_000)}`), '431'],
    ['a folded header', get('/menu', 'X-A: 1\r\n folded', closeHeader), '400'],
    ['a header with a null byte', get('/menu', 'X-A: 1\u0000', closeHeader), '400'],
    ['two lengths', request('Content-Length: 1', 'Content-Length: 2', '', 'ab'), '400'],
    ['a length and chunks', request('Content-Length: 4', 'Transfer-Encoding: chunked', '', '0\r\n\r\n'), '400'],
    ['a negative length', request('Content-Length: -1', '', ''), '400'],
    ['an invalid chunk size', request('Transfer-Encoding: chunked', '', 'zz\r\n\r\n'), '400'],
    ['an unknown transfer coding', request('Transfer-Encoding: cooked', '', ''), '400'],
    ['an unknown expectation', get('/menu', 'Expect: miracles', closeHeader), '417'],
    ['TRACE', 'TRACE /menu HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n', '405'],
    ['CONNECT', 'CONNECT evil.example:443 HTTP/1.1\r\nHost: evil.example\r\n\r\n', '405'],
  ];
  test.each(bad)('%s', async (_name, text, status) => {
    expect(statuses(await exchange(text))[0]).toBe(status);
  });

  test('a chunked body over the limit gets 413, and the connection ends', async () => {
    const chunk = `4000\r\n${'a'.repeat(0x40_00)}\r\n`;
    const text = await exchange(
      request('Transfer-Encoding: chunked', 'Connection: close', '', `${chunk}${chunk}0\r\n\r\n`),
    );
    expect(statuses(text)).toEqual(['413']);
  });

  test('an invalid host is also rejected for a cached page', async () => {
    const ask = (host: string) => exchange(`GET /faq HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`);
    for (let times = 0; times < 3; times += 1) expect(statuses(await ask('x'))).toEqual(['200']);
    expect(statuses(await ask('a b/c'))).toEqual(['400']);
  });

  test('an invalid request after a complete response gets its error status', async () => {
    const socket = await open();
    socket.write(get('/menu'));
    await once(socket, 'data');
    socket.write(get('/menu', `X-Long: ${'a'.repeat(20_000)}`));
    expect(statuses(await readToEnd(socket))).toContain('431');
  });

  test('requests before an invalid one are answered completely', async () => {
    const text = await exchange(`${get(picture)}nonsense\r\n\r\n`);
    expect(statuses(text)).toEqual(['200', '400']);
    expect(text.length).toBeGreaterThan(300_000);
    const call = 'POST /api/setting HTTP/1.1\r\nHost: x\r\nContent-Length: 2\r\n\r\n{}';
    const tunnel = 'CONNECT evil.example:443 HTTP/1.1\r\nHost: evil.example\r\n\r\n';
    expect(statuses(await exchange(call + tunnel))).not.toContain('405');
  });

  test('error responses of the connection are plain text and not cached', async () => {
    const text = await exchange('nonsense\r\n\r\n');
    expect(text).toMatch(/^content-type: text\/plain; charset=utf-8$/im);
    expect(text).toMatch(/^cache-control: no-store$/im);
    expect(text).toMatch(/^connection: close$/im);
    expect(Number(/^content-length: (\d+)$/im.exec(text)?.[1])).toBe(text.split('\r\n\r\n')[1]?.length);
  });
});

describe('stopping', () => {
  test('open requests are finished, new ones on open connections are answered, then all connections are closed', async () => {
    const stoppingServer = await listenLocally({ app, limits: { inactivityTimeout: 1000, idleGracePeriod: 300 } });
    const reading = await open(stoppingServer.port);
    const idle = await open(stoppingServer.port);
    reading.write(get(picture));
    idle.write(get('/faq'));
    await once(idle, 'data');
    const download = readToEnd(reading);
    const stopped = stoppingServer.stop();
    await sleep(50);
    // A request between stop and close is answered, with `connection: close`.
    idle.write(get('/menu'));
    const lastResponse = await readToEnd(idle);
    expect(statuses(lastResponse)).toEqual(['200']);
    expect(lastResponse).toMatch(/^connection: close$/im);
    expect((await download).length).toBeGreaterThan(300_000);
    await stopped;
    await expect(open(stoppingServer.port)).rejects.toThrow('ECONNREFUSED');
  });

  test('a rejected CONNECT does not delay it', async () => {
    const stoppingServer = await listenLocally({ app, limits });
    const socket = await open(stoppingServer.port);
    socket.write('CONNECT evil.example:443 HTTP/1.1\r\nHost: evil.example\r\n\r\n');
    // The client neither reads the response nor closes the connection.
    await sleep(100);
    await stoppingServer.stop();
    socket.destroy();
  });

  test('a second call returns the same promise', async () => {
    const stoppingServer = await listenLocally({ app, limits });
    expect(stoppingServer.stop()).toBe(stoppingServer.stop());
    await stoppingServer.stop();
  });

  test('a client that never finishes delays it only for the stop timeout', async () => {
    const stoppingServer = await listenLocally({
      app,
      limits: { ...limits, stopTimeout: 300, inactivityTimeout: 60_000 },
    });
    const socket = await open(stoppingServer.port);
    socket.on('error', () => undefined);
    socket.pause();
    for (let n = 0; n < 100; n += 1) socket.write(get(picture));
    await sleep(100);
    const start = performance.now();
    await stoppingServer.stop();
    expect(performance.now() - start).toBeLessThan(1500);
    socket.destroy();
  });
});
