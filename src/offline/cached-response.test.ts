import { describe, expect, test } from 'vitest';
import { cacheKey, toCacheable, withFetchDate } from './cached-response.ts';

const NOTE = 'Fetched on {time}.';
const page = (headers: Record<string, string> = {}) =>
  new Response('<html lang="en"><body class="a"><main></main></body></html>', {
    headers: { 'content-type': 'text/html; charset=utf-8', ...headers },
  });

test.each([
  ['https://a.example/', 'https://a.example/'],
  ['https://a.example/menu/', 'https://a.example/menu'],
  ['https://a.example/menu?page=2#x', 'https://a.example/menu'],
])('the key of %s is %s', (url, key) => {
  expect(cacheKey(url)).toBe(key);
});

describe('toCacheable', () => {
  test.each([206, 304, 404, 502])('keeps no response of status %i', (status) => {
    expect(toCacheable(new Response(null, { status }))).toBeNull();
  });

  test('keeps the date of the server', () => {
    const date = 'Sun, 22 Nov 2026 12:00:00 GMT';
    expect(toCacheable(page({ date }))?.headers.get('date')).toBe(date);
  });

  test('adds the date of today if the server sends none, so that every kept page can be dated', async () => {
    const before = Math.floor(Date.now() / 1000) * 1000;
    const kept = toCacheable(page());
    expect(Date.parse(kept?.headers.get('date') ?? '')).toBeGreaterThanOrEqual(before);
    expect(kept?.headers.get('content-type')).toContain('text/html');
    expect(await kept?.text()).toBe(await page().text());
  });
});

describe('withFetchDate', () => {
  test('writes the date into a page, in London time', async () => {
    const shown = await withFetchDate(page({ date: 'Wed, 01 Jul 2026 12:00:00 GMT', etag: '"x"' }), NOTE);
    expect(await shown?.text()).toBe(
      '<html data-saved="2026-07-01T12:00:00.000Z" lang="en"><body class="a">' +
        '<p class="no-script wrap" role="note">Fetched on 1 July 2026 at 13:00.</p><main></main></body></html>',
    );
    expect(shown?.headers.get('etag')).toBeNull();
  });

  test.each([{}, { date: 'yesterday' }])('shows no page whose date is unknown (%o)', async (headers) => {
    expect(await withFetchDate(page(headers), NOTE)).toBeNull();
  });

  test('leaves other responses as they are', async () => {
    const answer = Response.json([]);
    expect(await withFetchDate(answer, NOTE)).toBe(answer);
  });
});
