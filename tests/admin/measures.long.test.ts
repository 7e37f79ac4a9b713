/** Many changes of the staff's program, each seed the same way: SEED=7 npm run test:long -- kitchen. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createRandom } from '../random.ts';
import { makeChanges } from './changes.ts';
import { sendForgedForms } from './forge.ts';
import { killChanges } from './kills.ts';
import { killGroup, type KitchenSite, startAdminSite } from './admin-site.ts';

const random = createRandom(Number(process.env['SEED'] ?? 1));
let place: KitchenSite;
beforeAll(async () => {
  place = await startAdminSite({ ADMIN_OPEN: 'loopback' }, { isQuick: true });
});
afterAll(() => place.stop());

const restart = async (env: Readonly<Record<string, string>>): Promise<void> => {
  killGroup(place.program());
  await place.startAdmin(env);
};

test('Killed at random moments of changes, the program loses nothing and goes on by itself', async () => {
  const { problems } = await killChanges(place, 40, random, 2500);
  expect(problems).toEqual([]);
});

test('Random changes through the forms change their own bytes and nothing else', async () => {
  await restart({ PUBLISH: 'true' });
  const { problems } = await makeChanges(place, 200, random);
  expect(problems).toEqual([]);
});

test('No forged form is accepted, and none is an error of the server', async () => {
  await restart({ ADMIN_OPEN: '' });
  const { problems } = await sendForgedForms(place, 2000, random);
  expect(problems).toEqual([]);
});
