/** What takes minutes of the staff site, with the same seed the same way: SEED=7 npm run test:long -- admin. */
import { expect, test } from 'vitest';
import { createRandom } from '../random.ts';
import { startAdminSite } from './admin-site.ts';
import { killChanges } from './kills.ts';

const seed = Number(process.env['SEED'] ?? 1);

test('Killed at random moments of changes, the program loses nothing and goes on by itself', async () => {
  const place = await startAdminSite({ ADMIN_OPEN: 'loopback' });
  try {
    expect(await killChanges(place, 40, createRandom(seed), 2500)).toEqual([]);
  } finally {
    await place.stop();
  }
});
