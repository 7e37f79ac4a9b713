import { expect, test, vi } from 'vitest';
import { createApp } from './app.ts';
import { api } from './build.testing.ts';

const app = createApp(api);

test('the two calls send their data, readable from any origin and not cached', async () => {
  const faq = await app.request('/api/faq?lang=en');
  expect(await faq.json()).toEqual({ data: api.faq });
  expect(faq.headers.get('content-type')).toBe('application/json');
  expect(faq.headers.get('cache-control')).toBe('no-store');
  const settings = await app.request('/api/setting', { method: 'POST', body: '{"platform":"web"}' });
  expect(await settings.json()).toEqual({ data: api.settings });
  for (const { headers } of [faq, settings]) {
    expect(headers.get('access-control-allow-origin')).toBe('*');
    expect(headers.get('strict-transport-security')).toContain('includeSubDomains');
  }
});

test.each([
  ['GET', '/api/nothing', 404, 'Unknown API call.', null],
  ['POST', '/api/faq', 405, 'This call allows only GET, HEAD, OPTIONS.', 'GET, HEAD, OPTIONS'],
  ['GET', '/api/setting', 405, 'This call allows only POST, OPTIONS.', 'POST, OPTIONS'],
])('%s %s gets status %i as JSON', async (method, path, status, message, allow) => {
  const response = await app.request(path, { method });
  expect(response.status).toBe(status);
  expect(await response.json()).toEqual({ error: { status, message } });
  expect(response.headers.get('allow')).toBe(allow);
  expect(response.headers.get('access-control-allow-origin')).toBe('*');
});

test('a body over 16 KB is rejected, with and without a declared length', async () => {
  const post = async (body: string | ReadableStream, headers = {}): Promise<number> => {
    // The field is required for streams and missing from the DOM's types.
    const init: RequestInit & { duplex: 'half' } = { method: 'POST', body, headers, duplex: 'half' };
    return (await app.request('/api/setting', init)).status;
  };
  for (const [length, status] of [[16 * 1024, 200] as const, [16 * 1024 + 1, 413] as const]) {
    const body = 'x'.repeat(length);
    expect(await post(body, { 'content-length': String(length) })).toBe(status);
    expect(await post(new Blob([body]).stream())).toBe(status);
  }
});

test('a body that breaks off is no failure of the server', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const body = new ReadableStream({ pull: (controller) => controller.error(new Error('aborted')) });
  const init: RequestInit & { duplex: 'half' } = { method: 'POST', body, duplex: 'half' };
  expect((await app.request('/api/setting', init)).status).toBe(400);
  expect(log).not.toHaveBeenCalled();
  log.mockRestore();
});

test.each([
  ['/menu/', '/menu'],
  ['/menu.html', '/menu'],
  ['/index.html', '/'],
  ['/menu?branch=wimbledon&page=4', '/menu/wimbledon?page=4'],
])('%s redirects to %s', async (from, to) => {
  const response = await app.request(from);
  expect(response.status).toBe(308);
  expect(response.headers.get('location')).toBe(to);
  expect(response.headers.get('cache-control')).toBe('no-store');
});

test('no other address redirects, and none to another host', async () => {
  for (const path of '/menu /menu?branch=nowhere /menu?branch=constructor //evil.example/ /%5cevil.example/'.split(' '))
    expect((await app.fetch(new Request(`http://localhost${path}`))).headers.get('location'), path).toBeNull();
});

test('other methods on a page get 405 with those that are allowed', async () => {
  for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS']) {
    const response = await app.request('/menu', { method });
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
  }
});

test('the health check answers, and an error tells the visitor nothing', async () => {
  expect(await (await app.request('/healthz')).text()).toBe('ok\n');
  const log = vi.spyOn(console, 'error').mockReturnValue();
  const broken = createApp(api).get('*', () => {
    throw new Error('disk on fire');
  });
  const response = await broken.request('/');
  expect(response.status).toBe(500);
  expect(await response.text()).not.toContain('fire');
  expect(response.headers.get('x-content-type-options')).toBe('nosniff');
  expect(log).toHaveBeenCalledOnce();
  log.mockRestore();
});
