import { afterEach, expect, test, vi } from 'vitest';
import { prepareFinder } from './finder-early.ts';

interface Visit {
  address?: string;
  saved?: string | null;
  state?: unknown;
  type?: NavigationTimingType;
}

afterEach(() => vi.unstubAllGlobals());

function opens({ address = '/menu', saved = null, state = null, type = 'navigate' }: Visit): boolean {
  let isOpen = false;
  vi.stubGlobal('location', new URL(address, 'https://example.test'));
  vi.stubGlobal('history', { state });
  vi.stubGlobal('performance', { getEntriesByType: () => [{ type }] });
  vi.stubGlobal('localStorage', { getItem: () => saved });
  vi.stubGlobal('document', {
    documentElement: { toggleAttribute: (_: string, isSet: boolean) => (isOpen = isSet) },
  });
  prepareFinder('data-finding', 'find', 'page', 'site:finder', 'finder-closed');
  return isOpen;
}

test('an address with choices opens the finder, in its fragment or, as earlier, in its query', () => {
  for (const address of ['/menu#find=', '/menu#find=rice&diet=vegan', '/menu?find=&diet=vegan'])
    expect(opens({ address })).toBe(true);
  for (const address of ['/menu', '/menu?page=2', '/menu#harbour-soup']) expect(opens({ address })).toBe(false);
});

test('choices that the device keeps open it, unless the address names a part of the menu', () => {
  expect(opens({ saved: 'find=&diet=vegan' })).toBe(true);
  for (const address of ['/menu?page=2', '/menu#harbour-soup'])
    expect(opens({ address, saved: 'find=&diet=vegan' })).toBe(false);
});

test('a guest who has closed the finder and comes back, or reloads, finds the whole menu', () => {
  const saved = 'find=&diet=vegan';
  expect(opens({ saved, type: 'back_forward' })).toBe(false);
  expect(opens({ saved, state: 'finder-closed', type: 'reload' })).toBe(false);
  expect(opens({ saved, type: 'reload' })).toBe(true);
  // A link to the menu is a new visit.
  expect(opens({ saved, state: 'finder-closed', type: 'navigate' })).toBe(true);
  expect(opens({ address: '/menu#find=&diet=vegan', saved, type: 'back_forward' })).toBe(true);
});
