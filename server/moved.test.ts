import { expect, test } from 'vitest';
import { movedTo } from './moved.ts';

const moved = [{ path: '/menu', parameter: 'branch', to: { first: '/menu', second: '/menu/second' } }];

test.each([
  ['/menu', '?branch=second', '/menu/second'],
  ['/menu', '?branch=second&page=4', '/menu/second?page=4'],
  ['/menu', '?page=4&branch=first', '/menu?page=4'],
  ['/menu', '?find=ghee+roast&branch=second', '/menu/second?find=ghee+roast'],
  ['/menu', '?branch=nowhere', undefined],
  ['/menu', '?branch=toString', undefined],
  ['/menu', '', undefined],
  ['/faq', '?branch=second', undefined],
])('%s%s redirects to %s', (path, query, to) => {
  expect(movedTo(moved, path, query)).toBe(to);
});
