import { expect, test } from 'vitest';

import { maxBodyBytes } from './api.ts';
import { createApp } from './app.ts';

const make = () => {
  const clock = { now: 0 };
  const app = createApp({
    api: { faq: [], settings: { iosAppUrl: '', androidAppUrl: '' } },
    assets: [],
    rateLimit: { burst: 2, perMinute: 6, maxClients: 10 },
    now: () => clock.now,
  });
  const ask = (clientAddress: string, path = '/api/faq', init?: RequestInit) =>
    app.request(path, init, { clientAddress });
  return { app, ask, clock };
};

test('a client over the limit gets 429 with Retry-After; other clients are not affected', async () => {
  const { ask, clock } = make();
  await ask('192.0.2.1');
  await ask('192.0.2.1', '/api/setting', { method: 'POST' });
  const refused = await ask('192.0.2.1');
  expect(refused.status).toBe(429);
  expect(refused.headers.get('retry-after')).toBe('10');
  expect(await refused.json()).toEqual({ error: { status: 429, message: 'Too many requests; try again in 10 s.' } });
  expect((await ask('192.0.2.2')).status).toBe(200);
  clock.now = 10_000;
  expect((await ask('192.0.2.1')).status).toBe(200);
});

test('files and the health check have no rate limit', async () => {
  const { ask } = make();
  const responses = await Promise.all(Array.from({ length: 10 }, () => ask('192.0.2.1', '/healthz')));
  expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200]));
});

test('a body of the maximum length is accepted, and one byte more is rejected', async () => {
  const post = async (length: number) => {
    // A stream declares no length, so the server must read it.
    const body = new Blob(['x'.repeat(length)]).stream();
    const { ask } = make();
    // The field is required for streams and missing from the DOM's types.
    const init: RequestInit & { duplex: 'half' } = { method: 'POST', body, duplex: 'half' };
    return (await ask('', '/api/setting', init)).status;
  };
  expect(await post(maxBodyBytes)).toBe(200);
  expect(await post(maxBodyBytes + 1)).toBe(413);
});

test('an internal error is reported, and its message is not sent to the visitor', async () => {
  const failures: Error[] = [];
  const app = createApp({
    api: { faq: [], settings: { iosAppUrl: '', androidAppUrl: '' } },
    assets: [
      {
        plain: { file: 'index.html', size: 1, etag: '"x"', read: () => Promise.reject(new Error('disk on fire')) },
        compressed: {},
      },
    ],
    onFailure: (error) => failures.push(error),
  });
  const response = await app.request('/');
  expect(response.status).toBe(500);
  expect(await response.text()).not.toContain('fire');
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(failures.map(({ message }) => message)).toEqual(['disk on fire']);
});
