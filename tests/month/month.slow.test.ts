/** Ten months of `npm run hostile-month`, with fewer events and visitors. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { liveMonth } from './month.ts';
import { type MonthSite, startMonthSite } from './month-site.ts';

const SEEDS = 10;

let place: MonthSite;
beforeAll(async () => {
  place = await startMonthSite();
}, 120_000);
afterAll(() => place.stop());

test(
  'Through months of crashes, faults and attacks, guests are told what is written',
  { timeout: 240_000 },
  async () => {
    const problems: string[] = [];
    for (let seed = 1; seed <= SEEDS; seed += 1) {
      const month = await liveMonth(place, { seed, events: 2, visitors: 2, pause: 100 });
      problems.push(...month.problems);
    }
    expect(problems).toEqual([]);
  },
);
