import { afterEach, expect, test, vi } from 'vitest';

afterEach(() => vi.unstubAllGlobals());

test('a script of this site is loaded, also in a browser without Trusted Types; one of another site is refused', async () => {
  vi.stubGlobal('location', new URL('https://restaurant.example/menu'));
  vi.stubGlobal('trustedTypes', undefined);
  vi.resetModules();
  const { trustedScriptUrl } = await import('./trusted-types.ts');
  expect(trustedScriptUrl('/assets/worker.js')).toBe('/assets/worker.js');
  for (const url of ['https://elsewhere.example/a.js', '//elsewhere.example/a.js', 'data:text/javascript,1', 'blob:a'])
    expect(() => trustedScriptUrl(url), url).toThrow(TypeError);
});
