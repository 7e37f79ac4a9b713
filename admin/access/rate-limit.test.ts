import { expect, test } from 'vitest';

import { clientAddress, clientKey, createRateLimiter } from './rate-limit.ts';

test.each<[what: string, maxClients: number, requests: string, secondsToWait: string]>([
  [
    'a client may send a burst, then one a second; requests that are refused take nothing',
    9,
    'aaaa aa +999 a +1 aa',
    '0001 11 1 01',
  ],
  ['clients are counted separately', 9, 'aaaa bbbb', '0001 0001'],
  ['there is never more than a burst', 9, 'a +3600000 aaaa', '0 0001'],
  ['a clock that goes back takes nothing away', 9, 'aa +3600000 a -3600000 aa', '00 0 00'],
  ['of too many clients, the least recently active one is forgotten', 2, 'aaaa b a c a b', '0001 0 1 0 1 0'],
])('%s', (_, maxClients, requests, secondsToWait) => {
  let now = 0;
  const takeToken = createRateLimiter({ burst: 3, perMinute: 60, maxClients }, () => now);
  const actual = requests.split(' ').flatMap((part) => {
    if (/[a-z]/.test(part)) return [...part].map((client) => takeToken(client)).join('');
    now += Number(part);
    return [];
  });
  expect(actual.join(' ')).toBe(secondsToWait);
});

test.each([
  ['192.0.2.7', '192.0.2.7 ::ffff:192.0.2.7 192.0.2.7:51324 ::ffff:192.0.2.7:51324'],
  ['2001:db8:1:2', '2001:db8:1:2:3:4:5:6 2001:db8:1:2::9 [2001:db8:1:2::9]:443 [2001:db8:1:2::9]'],
  ['2001:db8:0:0', '2001:db8::1'],
  ['0:0:0:0', '::1'],
  ['', ''],
])('%s is the key of %s', (key, addresses) => {
  expect(new Set(addresses.split(' ').map(clientKey))).toEqual(new Set([key]));
});

test.each([
  [0, '203.0.113.1', '192.0.2.1'],
  [1, 'forged, 203.0.113.1', '203.0.113.1'],
  [2, 'forged, 203.0.113.1, 10.0.0.1', '203.0.113.1'],
  [2, '203.0.113.1', '203.0.113.1'],
  [1, undefined, '192.0.2.1'],
])('behind %i proxies, with the forwarded addresses %s, the client is %s', (proxies, forwarded, client) => {
  expect(clientAddress('192.0.2.1', forwarded, proxies)).toBe(client);
});
