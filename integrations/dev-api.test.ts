import { expect, test } from 'vitest';
import { devApi } from './dev-api.ts';

// With the Response of @hono/node-server, Astro shows an empty page instead of a mistake in the content.
test('the calls of the development server leave the global Response and Request as they are', () => {
  const before = [globalThis.Response, globalThis.Request];
  devApi(process.cwd());
  expect([globalThis.Response, globalThis.Request]).toEqual(before);
});
