/** What takes minutes of the staff site, with the same seed the same way: SEED=7 npm run test:long -- admin. */
import { expect, test } from 'vitest';
import { killWriters, writeInPairs } from '../../admin/files.testing.ts';
import { sendForgedForms } from '../../admin/forged-forms.testing.ts';
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

test('Two programs that write 500 times each at once, and one that is killed 200 times, lose nothing', async () => {
  expect(await writeInPairs(500)).toBe(0);
  expect(await killWriters(200, seed)).toEqual([]);
});

test('No forged form is accepted, and none is an error of the server', async () => {
  expect(await sendForgedForms(10_000, seed)).toEqual([]);
});
