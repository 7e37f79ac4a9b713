import { expect, test } from 'vitest';
import { movedTo } from './moved.ts';

const moved = [{ path: '/menu', parameter: 'branch', to: { first: '/menu', second: '/menu/second' } }];

test.each([
  ['/menu', '?branch=second', '/menu/second'],
  ['/menu', '?branch=second&page=4', '/menu/second?page=4'],
  ['/menu', '?page=4&branch=first', '/menu?page=4'],
  ['/menu', '?find=ghee+roast&branch=second', '/menu/second?find=ghee+roast'],
])('redirects %s%s to %s', (path, query, to) => {
  expect(movedTo(moved, path, query)).toBe(to);
});

test.each([
  ['/menu', '?branch=nowhere'],
  ['/menu', '?branch=toString'],
  ['/menu', ''],
  ['/faq', '?branch=second'],
])('does not redirect %s%s', (path, query) => {
  expect(movedTo(moved, path, query)).toBeUndefined();
});
