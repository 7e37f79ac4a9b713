import { rm } from 'node:fs/promises';
import { join } from 'node:path';

import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { createApp, type App } from '../../server/app.ts';
import { groupFiles } from '../../server/assets.ts';
import { loadAssets } from '../../server/load-assets.ts';
import { askApp, askPort } from './ask.ts';
import { checkAnswer, comparable } from './check.ts';
import { api, csp, writeFixture } from './fixture.ts';
import { listenLocally, type Listening } from './listening.ts';
import { requests } from './requests.ts';

let build: string;
let app: App;
let server: Listening;

beforeAll(async () => {
  build = await writeFixture();
  // A small memory, so that the large picture comes from disk.
  const assets = groupFiles(await loadAssets(join(build, 'client'), { file: 100_000, total: 1_000_000 }));
  app = createApp({ api, csp, assets, rateLimit: { burst: 1e6, perMinute: 1e6, maxClients: 10 } });
  server = await listenLocally({ app });
});

afterAll(async () => {
  await server.stop();
  await rm(build, { recursive: true });
});

test('the list has every request once', () => {
  expect(new Set(requests.map(({ name }) => name)).size).toBe(requests.length);
  expect(requests.length).toBeGreaterThanOrEqual(60);
});

describe('the app without a port', () => {
  test.each(requests.map((request) => [request.name, request] as const))('%s', async (_name, request) => {
    checkAnswer(request, await askApp(app, request));
  });
});

describe('Node over a socket', () => {
  test.each(requests.map((request) => [request.name, request] as const))('%s', async (_name, request) => {
    const answer = await askPort(server.port, request);
    checkAnswer(request, answer);
    expect(comparable(answer)).toEqual(comparable(await askApp(app, request)));
    // By the third time a file's answer is one that was kept (server/response-cache.ts).
    await askPort(server.port, request);
    expect(comparable(await askPort(server.port, request))).toEqual(comparable(answer));
  });
});

test('a tag that was sent is answered with 304, in every coding', async () => {
  const ask = (headers: Record<string, string>) =>
    askApp(app, { name: '', path: '/menu', headers, expect: { status: 200 } });
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

test('if-range with the tag that was sent gives the part', async () => {
  const path = '/pictures/dosa.3f2a1b-480.jpg';
  const whole = await askApp(app, { name: '', path, expect: { status: 200 } });
  const headers = { range: 'bytes=100-199', 'if-range': whole.headers['etag'] ?? '' };
  const part = await askApp(app, { name: '', path, headers, expect: { status: 206 } });
  expect(part.status).toBe(206);
  expect(part.body).toEqual(whole.body.subarray(100, 200));
});

test('HEAD has the headers of GET', async () => {
  for (const path of ['/', '/menu', '/pictures/dosa.3f2a1b-480.jpg', '/api/faq', '/healthz']) {
    const get = await askApp(app, { name: '', path, expect: { status: 200 } });
    const head = await askApp(app, { name: '', path, method: 'HEAD', expect: { status: 200 } });
    expect(head.headers, path).toEqual(get.headers);
  }
});
