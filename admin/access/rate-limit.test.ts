import { expect, test } from 'vitest';

import { clientAddress, clientKey, createRateLimiter } from './rate-limit.ts';

const limiter = (maxClients = 100) => {
  const clock = { now: 0 };
  const takeToken = createRateLimiter({ burst: 3, perMinute: 60, maxClients }, () => clock.now);
  return { clock, takeToken };
};

test('a client may send a burst of requests, then one a second', () => {
  const { clock, takeToken } = limiter();
  expect([takeToken('a'), takeToken('a'), takeToken('a'), takeToken('a')]).toEqual([0, 0, 0, 1]);
  clock.now = 999;
  expect(takeToken('a')).toBe(1);
  clock.now = 1000;
  expect(takeToken('a')).toBe(0);
  expect(takeToken('a')).toBe(1);
});

test('clients are counted separately, and refused requests take no token', () => {
  const { clock, takeToken } = limiter();
  for (let n = 0; n < 50; n += 1) takeToken('a');
  expect(takeToken('b')).toBe(0);
  clock.now = 1000;
  expect(takeToken('a')).toBe(0);
});

test('tokens never exceed the burst, and a clock that goes back takes none away', () => {
  const { clock, takeToken } = limiter();
  takeToken('a');
  clock.now = 3_600_000;
  expect([takeToken('a'), takeToken('a'), takeToken('a'), takeToken('a')]).toEqual([0, 0, 0, 1]);
  clock.now = 0;
  expect(takeToken('a')).toBe(1);
});

test('the number of clients is limited, and the least recently active one is forgotten first', () => {
  const { takeToken } = limiter(2);
  for (let n = 0; n < 4; n += 1) takeToken('a');
  takeToken('b');
  takeToken('a');
  takeToken('c');
  expect(takeToken('a')).toBe(1);
  expect(takeToken('b')).toBe(0);
});

test('all spellings of one address share a bucket, and so do all addresses of an IPv6 /64 network', () => {
  expect(clientKey('192.0.2.7')).toBe('192.0.2.7');
  expect(clientKey('::ffff:192.0.2.7')).toBe('192.0.2.7');
  expect(clientKey('2001:db8:1:2:3:4:5:6')).toBe('2001:db8:1:2');
  expect(clientKey('2001:db8:1:2::9')).toBe('2001:db8:1:2');
  expect(clientKey('2001:db8::1')).toBe('2001:db8:0:0');
  expect(clientKey('::1')).toBe('0:0:0:0');
  // Some proxies add the port.
  expect(clientKey('192.0.2.7:51324')).toBe('192.0.2.7');
  expect(clientKey('::ffff:192.0.2.7:51324')).toBe('192.0.2.7');
  expect(clientKey('[2001:db8:1:2::9]:443')).toBe('2001:db8:1:2');
  expect(clientKey('[2001:db8:1:2::9]')).toBe('2001:db8:1:2');
  expect(clientKey('')).toBe('');
});

test('a forwarded address is trusted only for the number of proxies', () => {
  expect(clientAddress('192.0.2.1', '203.0.113.1', 0)).toBe('192.0.2.1');
  expect(clientAddress('192.0.2.1', 'forged, 203.0.113.1', 1)).toBe('203.0.113.1');
  expect(clientAddress('192.0.2.1', 'forged, 203.0.113.1, 10.0.0.1', 2)).toBe('203.0.113.1');
  expect(clientAddress('192.0.2.1', '203.0.113.1', 2)).toBe('203.0.113.1');
  expect(clientAddress('192.0.2.1', undefined, 1)).toBe('192.0.2.1');
  expect(clientAddress(undefined, undefined, 0)).toBe('');
});
