import { expect, test } from 'vitest';
import { apiData } from './build.testing.ts';
import { createStoreApp } from './store-app.ts';

const app = createStoreApp(apiData);

/** An asset store with these files, which has the text of its address. */
const storeOf = (...paths: string[]) => ({
  fetch: async (input: RequestInfo | URL) => {
    const { pathname } = new URL(input instanceof Request ? input.url : String(input));
    return paths.includes(pathname) ? new Response(pathname) : new Response('', { status: 404 });
  },
});
const ask = async (path: string, files = ['/feedback', '/404', '/blog/unknown']) => {
  const response = await app.request(path, {}, { ASSETS: storeOf(...files) });
  return [response.status, response.headers.get('location') ?? (await response.text())];
};

test('sends files, leads other spellings to them, and shows the page for what is not there', async () => {
  expect(await ask('/feedback')).toEqual([200, '/feedback']);
  expect(await ask('/Feedback?a=b')).toEqual([308, '/feedback?a=b']);
  expect(await ask('/nothing')).toEqual([404, '/404']);
  expect(await ask('/nothing', [])).toEqual([404, '']);
  expect((await ask('/api/faq'))[0]).toBe(200);
});
