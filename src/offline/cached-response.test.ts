import { expect, test } from 'vitest';
import { cacheKey, toCacheable, withFetchDate } from './cached-response.ts';

const NOTE = 'Salt & <b pepper, fetched on {time}.';
const page = (headers: Record<string, string> = {}) =>
  new Response('<html lang="en"><body class="a"><main></main></body></html>', {
    headers: { 'content-type': 'text/html; charset=utf-8', ...headers },
  });

test('a page is kept once, whatever the query and the slash at its end', () => {
  const urls = ['https://a.example/', 'https://a.example/menu/', 'https://a.example/menu?page=2#x'];
  expect(urls.map(cacheKey)).toEqual(['https://a.example/', 'https://a.example/menu', 'https://a.example/menu']);
});

test('only complete responses are kept, each with a date', () => {
  for (const status of [206, 304, 404, 502]) expect(toCacheable(new Response(null, { status }))).toBeNull();
  const date = 'Sun, 22 Nov 2026 12:00:00 GMT';
  expect(toCacheable(page({ date }))?.headers.get('date')).toBe(date);
  expect(Date.parse(toCacheable(page())?.headers.get('date') ?? '')).not.toBeNaN();
});

test('a page is shown with its date, in London time; one of an unknown date is not shown', async () => {
  const shown = await withFetchDate(page({ date: 'Wed, 01 Jul 2026 12:00:00 GMT', etag: '"x"' }), NOTE);
  expect(await shown?.text()).toBe(
    '<html data-saved="2026-07-01T12:00:00.000Z" lang="en"><body class="a">' +
      '<noscript><p class="wrap" role="note">Salt &amp; &lt;b pepper, fetched on 1 July 2026 at 13:00.</p></noscript><main></main></body></html>',
  );
  expect(shown?.headers.get('etag')).toBeNull();
  expect(await withFetchDate(page({ date: 'yesterday' }), NOTE)).toBeNull();
});
