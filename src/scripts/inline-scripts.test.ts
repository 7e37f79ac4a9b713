import { afterEach, expect, test, vi } from 'vitest';
import { decodeFragment } from './inline-scripts.ts';

afterEach(() => vi.unstubAllGlobals());

test.each([
  ['/menu%23find=&diet=vegan', 'https://site.example/menu#find=&diet=vegan'],
  ['//elsewhere.invalid/%23list', 'https://site.example//elsewhere.invalid/#list'],
  ['/About-Us%20', '/about-us?from=chat'],
  // A host that answers a page with that of an unknown address.
  ['/about-us', undefined],
  ['/unknown', undefined],
])('an unknown address %s leads to %s', (pathname, to) => {
  const replace = vi.fn();
  vi.stubGlobal('location', { origin: 'https://site.example', pathname, search: '?from=chat', hash: '', replace });
  decodeFragment(['/', '/about-us', '/menu']);
  expect(replace.mock.calls).toEqual(to === undefined ? [] : [[to]]);
});
