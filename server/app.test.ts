import { expect, test, vi } from 'vitest';
import { createApp } from './app.ts';
import { apiData } from './build.testing.ts';

const app = createApp(apiData);

test('the two calls send their data, readable from any origin and not cached', async () => {
  const faq = await app.request('/api/faq?lang=en');
  expect(await faq.json()).toEqual({ data: apiData.faq });
  expect(faq.headers.get('content-type')).toBe('application/json');
  expect(faq.headers.get('cache-control')).toBe('no-store');
  const settings = await app.request('/api/setting', { method: 'POST', body: '{"platform":"web"}' });
  expect(await settings.json()).toEqual({ data: apiData.settings });
  for (const { headers } of [faq, settings]) {
    expect(headers.get('access-control-allow-origin')).toBe('*');
    // Whether its other names have https, only the owner of the domain knows.
    expect(headers.get('strict-transport-security')).toBe('max-age=63072000');
  }
});

test.each([
  ['GET', '/api/nothing', 404, null],
  ['POST', '/api/faq', 405, 'GET, HEAD, OPTIONS'],
  ['GET', '/api/setting', 405, 'POST, OPTIONS'],
  ['OPTIONS', '/menu', 405, 'GET, HEAD'],
  ['POST', '/menu', 405, 'GET, HEAD'],
])('%s %s gets status %i', async (method, path, status, allow) => {
  const response = await app.request(path, { method });
  expect([response.status, response.headers.get('allow')]).toEqual([status, allow]);
  if (path.startsWith('/api/')) expect(await response.json()).toMatchObject({ error: { status } });
});

test.each<readonly [from: string, to: string | null]>([
  ['/menu/', '/menu'],
  ['/menu.html', '/menu'],
  ['/index.html', '/'],
  ['/menu?branch=wimbledon&page=4', '/menu/wimbledon?page=4'],
  ['/menu?branch=Wimbledon/', '/menu/wimbledon'],
  ['/menu?branch=East+Ham+', '/menu'],
  // No other address redirects, and none to another host.
  ...'/menu /menu?branch=nowhere /menu?branch=constructor //evil.example/ /%5cevil.example/'
    .split(' ')
    .map((path) => [path, null] as const),
])('%s redirects to %s', async (from, to) => {
  const { status, headers } = await app.fetch(new Request(`http://localhost${from}`));
  expect(headers.get('location')).toBe(to);
  if (to) expect([status, headers.get('cache-control')]).toEqual([308, 'no-store']);
});

test('the health check answers, and an error tells the visitor nothing', async () => {
  expect(await (await app.request('/healthz')).text()).toBe('ok\n');
  const log = vi.spyOn(console, 'error').mockReturnValue();
  const broken = createApp(apiData).get('*', () => {
    throw new Error('disk on fire');
  });
  const response = await broken.request('/');
  expect(response.status).toBe(500);
  expect(await response.text()).not.toContain('fire');
  expect(response.headers.get('x-content-type-options')).toBe('nosniff');
  expect(log).toHaveBeenCalledOnce();
  log.mockRestore();
});
