/** What the server does with clients that speak HTTP badly, slowly or not at all. */
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
import { listenLocally, type Listening } from './listening.ts';

/** Short times, so that waiting for them is a test and not a pause. */
const limits = { headerTime: 200, requestTime: 400, stalledTime: 500, graceTime: 50, stopTime: 2000 };
const picture = '/pictures/dosa.3f2a1b-480.jpg';

let build: string;
let app: App;
let server: Listening;

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

/** Everything the server sends until it closes the connection. */
const readToEnd = async (socket: Socket): Promise<string> => {
  const chunks: Buffer[] = [];
  for await (const chunk of socket) chunks.push(chunk);
  socket.destroy();
  return Buffer.concat(chunks).toString('latin1');
};

/** Sends text on a connection of its own and gives all that comes back until the server closes it. */
const exchange = async (text: string): Promise<string> => {
  const socket = await open();
  socket.write(text);
  return readToEnd(socket);
};

const statuses = (text: string): string[] =>
  [...text.matchAll(/HTTP\/1\.1 (\d{3}) /g)].map(([, status = '']) => status);

const get = (path: string, ...headers: string[]): string =>
  [`GET ${path} HTTP/1.1`, 'Host: valavu.example', ...headers, '', ''].join('\r\n');
const last = 'Connection: close';

describe('connections', () => {
  test('pipelined requests are answered in order', async () => {
    const text = await exchange(get('/menu') + get(picture) + get('/nowhere') + get('/api/faq') + get('/faq', last));
    expect(statuses(text)).toEqual(['200', '200', '404', '200', '200']);
    expect(text.indexOf('Do you take bookings?')).toBeLessThan(text.lastIndexOf('<title>FAQ</title>'));
    expect(text.length).toBeGreaterThan(300_000);
  });

  test('there are never more than may be, whichever door they come through', async () => {
    const small = await listenLocally({ app, limits: { ...limits, stalledTime: 60_000, connections: 4 } });
    const guests = Array.from({ length: 40 }, () => connect({ port: small.port, host: '127.0.0.1' }));
    const answers = guests.map((guest) => {
      guest.on('error', () => undefined).write(get('/menu'));
      return new Promise((resolve) => {
        guest.once('data', () => resolve('answered')).once('close', () => resolve('closed'));
      });
    });
    const seen = await Promise.all(answers);
    expect(seen.filter((what) => what === 'answered')).toHaveLength(4);
    for (const guest of guests) guest.destroy();
    await small.stop();
  });

  test('"Connection: close" is kept', async () => {
    const text = await exchange(get('/menu', last));
    expect(text).toMatch(/^connection: close$/im);
  });

  test('a client that has finished sending still gets its answer', async () => {
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

  test('the target may be a whole URL', async () => {
    expect(statuses(await exchange(get('http://valavu.example/menu', last)))).toEqual(['200']);
  });

  test('an upgrade that is not offered is passed over', async () => {
    const text = await exchange(get('/faq', 'Upgrade: websocket', 'Connection: Upgrade, close'));
    expect(statuses(text)).toEqual(['200']);
  });

  test('a client that waits for leave to send its body gets it', async () => {
    const socket = await open();
    socket.write(
      'POST /api/setting HTTP/1.1\r\nHost: x\r\nExpect: 100-continue\r\nContent-Length: 2\r\nConnection: close\r\n\r\n',
    );
    await once(socket, 'data');
    socket.write('{}');
    expect(statuses(await readToEnd(socket))).toEqual(['200']);
  });

  test('a client that goes away in the middle of a file harms nobody', async () => {
    const sockets = await Promise.all(Array.from({ length: 20 }, () => open()));
    for (const socket of sockets) {
      socket.write(get(picture));
      socket.once('data', () => socket.resetAndDestroy());
    }
    await Promise.all(sockets.map((socket) => once(socket, 'close')));
    expect(statuses(await exchange(get('/menu', last)))).toEqual(['200']);
  });
});

describe('slow clients', () => {
  test('headers that do not end are cut off with 408', async () => {
    const text = await exchange('GET /menu HTTP/1.1\r\nHost: valavu.example\r\nX-Slow: ');
    expect(statuses(text)).toEqual(['408']);
  });

  test('a connection on which nothing is said is closed', async () => {
    const socket = await open();
    const start = performance.now();
    await readToEnd(socket);
    expect(performance.now() - start).toBeLessThan(2000);
  });

  test('a body that does not come is cut off with 408', async () => {
    const text = await exchange('POST /api/setting HTTP/1.1\r\nHost: x\r\nContent-Length: 10\r\n\r\nabc');
    expect(statuses(text)).toEqual(['408']);
  });

  test('a client that does not read is dropped', { timeout: 20_000 }, async () => {
    const socket = await open();
    for (let n = 0; n < 200; n += 1) socket.write(get(picture));
    // Nothing is read until well after the limit; what arrives then is only what was already on its way.
    await sleep(limits.stalledTime * 7);
    const text = await readToEnd(socket).catch(() => '');
    expect(text.length).toBeLessThan(200 * 300_000);
  });
});

describe('what is not HTTP', () => {
  const request = (...lines: string[]) => ['POST /api/setting HTTP/1.1', 'Host: x', ...lines].join('\r\n');
  const bad: readonly (readonly [string, string, string])[] = [
    ['noise', '\u0000\u0001\u0002 nonsense\r\n\r\n', '400'],
    ['a TLS greeting', '\u0016\u0003\u0001\u0002\u0000\u0001\u0000', '400'],
    ['an unknown version', 'GET / HTTP/9.9\r\nHost: x\r\n\r\n', '400'],
    ['an unknown method', 'COOK /menu HTTP/1.1\r\nHost: x\r\n\r\n', '400'],
    ['no host', 'GET / HTTP/1.1\r\n\r\n', '400'],
    ['a host that is no host', 'GET / HTTP/1.1\r\nHost: a b/c\r\nConnection: close\r\n\r\n', '400'],
    ['a target without a slash', 'GET menu HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n', '400'],
    ['a star for a target', 'OPTIONS * HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n', '400'],
    ['a backslash in the path', get('/..\\..\\private.txt', last), '400'],
    ['a space in the path', 'GET /me nu HTTP/1.1\r\nHost: x\r\n\r\n', '400'],
    ['headers without an end', get('/menu', `X-Long: ${'a'.repeat(20_000)}`), '431'],
    ['a folded header', get('/menu', 'X-A: 1\r\n folded', last), '400'],
    ['a header with a null byte', get('/menu', 'X-A: 1\u0000', last), '400'],
    ['two lengths', request('Content-Length: 1', 'Content-Length: 2', '', 'ab'), '400'],
    ['a length and chunks', request('Content-Length: 4', 'Transfer-Encoding: chunked', '', '0\r\n\r\n'), '400'],
    ['a negative length', request('Content-Length: -1', '', ''), '400'],
    ['chunks of no size', request('Transfer-Encoding: chunked', '', 'zz\r\n\r\n'), '400'],
    ['an unknown transfer coding', request('Transfer-Encoding: cooked', '', ''), '400'],
    ['an expectation nobody has', get('/menu', 'Expect: miracles', last), '417'],
    ['TRACE', 'TRACE /menu HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n', '405'],
    ['CONNECT', 'CONNECT evil.example:443 HTTP/1.1\r\nHost: evil.example\r\n\r\n', '405'],
  ];
  test.each(bad)('%s', async (_name, text, status) => {
    expect(statuses(await exchange(text))[0]).toBe(status);
  });

  test('chunks longer than a body may be are refused, and the connection does not go on', async () => {
    const chunk = `4000\r\n${'a'.repeat(0x40_00)}\r\n`;
    const text = await exchange(
      request('Transfer-Encoding: chunked', 'Connection: close', '', `${chunk}${chunk}0\r\n\r\n`),
    );
    expect(statuses(text)).toEqual(['413']);
  });

  test('a host that is no host is refused for a page that was sent before, too', async () => {
    const ask = (host: string) => exchange(`GET /faq HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`);
    for (let times = 0; times < 3; times += 1) expect(statuses(await ask('x'))).toEqual(['200']);
    expect(statuses(await ask('a b/c'))).toEqual(['400']);
  });

  test('what comes after a whole answer is refused as if it were the first', async () => {
    const socket = await open();
    socket.write(get('/menu'));
    await once(socket, 'data');
    socket.write(get('/menu', `X-Long: ${'a'.repeat(20_000)}`));
    expect(statuses(await readToEnd(socket))).toContain('431');
  });

  test('what comes before it is answered to its end', async () => {
    const text = await exchange(`${get(picture)}nonsense\r\n\r\n`);
    expect(statuses(text)).toEqual(['200', '400']);
    expect(text.length).toBeGreaterThan(300_000);
    const call = 'POST /api/setting HTTP/1.1\r\nHost: x\r\nContent-Length: 2\r\n\r\n{}';
    const tunnel = 'CONNECT evil.example:443 HTTP/1.1\r\nHost: evil.example\r\n\r\n';
    expect(statuses(await exchange(call + tunnel))).not.toContain('405');
  });

  test('every refusal of the connection itself is plain and not to be kept', async () => {
    const text = await exchange('nonsense\r\n\r\n');
    expect(text).toMatch(/^content-type: text\/plain; charset=utf-8$/im);
    expect(text).toMatch(/^cache-control: no-store$/im);
    expect(text).toMatch(/^connection: close$/im);
    expect(Number(/^content-length: (\d+)$/im.exec(text)?.[1])).toBe(text.split('\r\n\r\n')[1]?.length);
  });
});

describe('stopping', () => {
  test('what is under way is finished, what comes on open connections is answered, and then all is closed', async () => {
    const stopping = await listenLocally({ app, limits: { stalledTime: 1000, graceTime: 300 } });
    const reading = await open(stopping.port);
    const idle = await open(stopping.port);
    reading.write(get(picture));
    idle.write(get('/faq'));
    await once(idle, 'data');
    const download = readToEnd(reading);
    const stopped = stopping.stop();
    await sleep(50);
    // On an open connection between stop and close: answered, with the word that it is the last.
    idle.write(get('/menu'));
    const late = await readToEnd(idle);
    expect(statuses(late)).toEqual(['200']);
    expect(late).toMatch(/^connection: close$/im);
    expect((await download).length).toBeGreaterThan(300_000);
    await stopped;
    await expect(open(stopping.port)).rejects.toThrow('ECONNREFUSED');
  });

  test('a tunnel that was refused does not hold it up', async () => {
    const stopping = await listenLocally({ app, limits });
    const socket = await open(stopping.port);
    socket.write('CONNECT evil.example:443 HTTP/1.1\r\nHost: evil.example\r\n\r\n');
    // The answer is left unread and the connection open, as a careless client would.
    await sleep(100);
    await stopping.stop();
    socket.destroy();
  });

  test('stopping twice is stopping once', async () => {
    const stopping = await listenLocally({ app, limits });
    expect(stopping.stop()).toBe(stopping.stop());
    await stopping.stop();
  });

  test('a client that never finishes does not hold it up for ever', async () => {
    const stopping = await listenLocally({ app, limits: { ...limits, stopTime: 300, stalledTime: 60_000 } });
    const socket = await open(stopping.port);
    socket.on('error', () => undefined);
    socket.pause();
    for (let n = 0; n < 100; n += 1) socket.write(get(picture));
    await sleep(100);
    const start = performance.now();
    await stopping.stop();
    expect(performance.now() - start).toBeLessThan(1500);
    socket.destroy();
  });
});
