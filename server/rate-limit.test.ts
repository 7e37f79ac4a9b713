import { expect, test } from 'vitest';

import { clientKey, createRateLimiter } from './rate-limit.ts';

const limiter = (maxClients = 100) => {
  const clock = { now: 0 };
  const take = createRateLimiter({ burst: 3, perMinute: 60, maxClients }, () => clock.now);
  return { clock, take };
};

test('a client may ask a few times at once, and then once a second', () => {
  const { clock, take } = limiter();
  expect([take('a'), take('a'), take('a'), take('a')]).toEqual([0, 0, 0, 1]);
  clock.now = 999;
  expect(take('a')).toBe(1);
  clock.now = 1000;
  expect(take('a')).toBe(0);
  expect(take('a')).toBe(1);
});

test('clients are counted apart, and refusals do not count', () => {
  const { clock, take } = limiter();
  for (let n = 0; n < 50; n += 1) take('a');
  expect(take('b')).toBe(0);
  clock.now = 1000;
  expect(take('a')).toBe(0);
});

test('an allowance does not grow beyond the burst, and a clock that goes back takes nothing', () => {
  const { clock, take } = limiter();
  take('a');
  clock.now = 3_600_000;
  expect([take('a'), take('a'), take('a'), take('a')]).toEqual([0, 0, 0, 1]);
  clock.now = 0;
  expect(take('a')).toBe(1);
});

test('only so many clients are remembered, and the quietest is forgotten first', () => {
  const { take } = limiter(2);
  for (let n = 0; n < 4; n += 1) take('a');
  take('b');
  take('a');
  take('c');
  expect(take('a')).toBe(1);
  expect(take('b')).toBe(0);
});

test('the two forms of an IPv4 address are one client, and so is an IPv6 network', () => {
  expect(clientKey('192.0.2.7')).toBe('192.0.2.7');
  expect(clientKey('::ffff:192.0.2.7')).toBe('192.0.2.7');
  expect(clientKey('2001:db8:1:2:3:4:5:6')).toBe('2001:db8:1:2');
  expect(clientKey('2001:db8:1:2::9')).toBe('2001:db8:1:2');
  expect(clientKey('2001:db8::1')).toBe('2001:db8:0:0');
  expect(clientKey('::1')).toBe('0:0:0:0');
  expect(clientKey('')).toBe('');
});
