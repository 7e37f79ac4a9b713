import { expect, test } from 'vitest';

import { attackFixture } from '../load/hostile.ts';
import { hostileRequest } from '../load/hostile-requests.ts';
import { createRandom } from '../load/random.ts';

test('the same seed makes the same requests', () => {
  const make = (seed: number) => {
    const random = createRandom(seed);
    return Array.from({ length: 50 }, () => hostileRequest(random).toString('base64')).join();
  };
  expect(make(7)).toBe(make(7));
  expect(make(7)).not.toBe(make(8));
});

test(
  'hostile requests cause no server error, no crash and no leak of a private file',
  { timeout: 60_000 },
  async () => {
    const report = await attackFixture(4000, 20_250_201);
    expect(report.problems).toEqual([]);
    // The attack is useful only if many requests reach the handlers.
    for (const status of ['200', '206', '304', '308', '400', '404', '405', '412', '413', '414', '416', '431']) {
      expect(report.statuses[status], status).toBeGreaterThan(0);
    }
  },
);
