import { rm } from 'node:fs/promises';
import { join } from 'node:path';

import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { createApp, type App } from '../../server/app.ts';
import { groupFiles } from '../../server/assets.ts';
import { loadAssets } from '../../server/load-assets.ts';
import { sendToApp, sendToPort } from './send-request.ts';
import { checkResponse, comparableParts } from './check-response.ts';
import { api, csp, writeFixture } from './fixture.ts';
import { listenLocally, type LocalServer } from './listen-locally.ts';
import { requests } from './requests.ts';

let build: string;
let app: App;
let server: LocalServer;

beforeAll(async () => {
  build = await writeFixture();
  // A low memory limit, so that the large picture is read from disk.
  const assets = groupFiles(await loadAssets(join(build, 'client'), { file: 100_000, total: 1_000_000 }));
  app = createApp({ api, csp, assets, rateLimit: { burst: 1e6, perMinute: 1e6, maxClients: 10 } });
  server = await listenLocally({ app });
});

afterAll(async () => {
  await server.stop();
  await rm(build, { recursive: true });
});

test('every request in the list has a unique name', () => {
  expect(new Set(requests.map(({ name }) => name)).size).toBe(requests.length);
  expect(requests.length).toBeGreaterThanOrEqual(60);
});

describe('the app without a port', () => {
  test.each(requests.map((request) => [request.name, request] as const))('%s', async (_name, request) => {
    checkResponse(request, await sendToApp(app, request));
  });
});

describe('Node over a socket', () => {
  test.each(requests.map((request) => [request.name, request] as const))('%s', async (_name, request) => {
    const response = await sendToPort(server.port, request);
    checkResponse(request, response);
    expect(comparableParts(response)).toEqual(comparableParts(await sendToApp(app, request)));
    // The third response to a file request is a cached one (server/response-cache.ts).
    await sendToPort(server.port, request);
    expect(comparableParts(await sendToPort(server.port, request))).toEqual(comparableParts(response));
  });
});

test('a matching If-None-Match gets 304, in every coding', async () => {
  const ask = (headers: Record<string, string>) =>
    sendToApp(app, { name: '', path: '/menu', headers, expect: { status: 200 } });
  const tags = await Promise.all(
    ['identity', 'br', 'gzip'].map(async (coding) => {
      const first = await ask({ 'accept-encoding': coding });
      const tag = first.headers['etag'] ?? '';
      const again = await ask({ 'accept-encoding': coding, 'if-none-match': `"x", W/${tag}` });
      expect(again.status).toBe(304);
      expect(again.headers['etag']).toBe(tag);
      expect(again.headers['vary']).toBe('accept-encoding');
      return tag;
    }),
  );
  expect(new Set(tags).size).toBe(3);
});

test('a matching If-Range gets the range', async () => {
  const path = '/pictures/dosa.3f2a1b-480.jpg';
  const whole = await sendToApp(app, { name: '', path, expect: { status: 200 } });
  const headers = { range: 'bytes=100-199', 'if-range': whole.headers['etag'] ?? '' };
  const part = await sendToApp(app, { name: '', path, headers, expect: { status: 206 } });
  expect(part.status).toBe(206);
  expect(part.body).toEqual(whole.body.subarray(100, 200));
});

test('HEAD has the headers of GET', async () => {
  for (const path of ['/', '/menu', '/pictures/dosa.3f2a1b-480.jpg', '/api/faq', '/healthz']) {
    const get = await sendToApp(app, { name: '', path, expect: { status: 200 } });
    const head = await sendToApp(app, { name: '', path, method: 'HEAD', expect: { status: 200 } });
    expect(head.headers, path).toEqual(get.headers);
  }
});
