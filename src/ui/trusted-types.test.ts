import { afterEach, beforeEach, expect, test, vi } from 'vitest';

interface Rules {
  createScriptURL: (url: string) => string;
}

const load = async (trustedTypes: unknown) => {
  vi.resetModules();
  vi.stubGlobal('trustedTypes', trustedTypes);
  return import('./trusted-types.ts');
};

beforeEach(() => vi.stubGlobal('location', new URL('https://restaurant.example/menu')));
afterEach(() => vi.unstubAllGlobals());

/** As browsers do it: the value of a policy is an object, not a string. */
const browserWithTypes = {
  createPolicy: (_name: string, { createScriptURL }: Rules) => ({
    createScriptURL: (url: string) => ({ trusted: createScriptURL(url) }),
  }),
};

test('a browser with Trusted Types gets a trusted address', async () => {
  const { trustedScriptUrl } = await load(browserWithTypes);
  expect(trustedScriptUrl('/assets/worker.js')).toEqual({ trusted: '/assets/worker.js' });
});

test('another browser gets a string', async () => {
  const { trustedScriptUrl } = await load(undefined);
  expect(trustedScriptUrl('/assets/worker.js')).toBe('/assets/worker.js');
});

test.each([
  ['with', browserWithTypes],
  ['without', undefined],
])('a script of another site is refused, %s Trusted Types', async (_, trustedTypes) => {
  const { trustedScriptUrl } = await load(trustedTypes);
  for (const url of ['https://elsewhere.example/a.js', '//elsewhere.example/a.js', 'data:text/javascript,1', 'blob:a'])
    expect(() => trustedScriptUrl(url), url).toThrow(TypeError);
});
