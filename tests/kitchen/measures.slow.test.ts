/** The measurements of `npm run measure:kitchen`, at a small size. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createRandom } from '../load/random.ts';
import { makeChanges } from './changes.ts';
import { sendForgedForms } from './forge.ts';
import { killChanges } from './kills.ts';
import { killGroup, type KitchenSite, startKitchenSite } from './kitchen-site.ts';
import { quickSiteHas } from './quick-site-has.ts';

let place: KitchenSite;
beforeAll(async () => {
  place = await startKitchenSite({ KITCHEN_OPEN: 'loopback' }, { isQuick: true });
}, 120_000);
afterAll(() => place.stop());

const restart = async (env: Readonly<Record<string, string>>): Promise<void> => {
  killGroup(place.program());
  await place.startKitchen(env);
};

test(
  'Killed at random moments of changes, the kitchen loses nothing and goes on by itself',
  { timeout: 120_000 },
  async () => {
    const { problems } = await killChanges(place, 4, createRandom(1), 2500, quickSiteHas(place));
    expect(problems).toEqual([]);
  },
);

test('Random changes through the forms change their own bytes and nothing else', { timeout: 120_000 }, async () => {
  await restart({ PUBLISH: 'true' });
  const { problems } = await makeChanges(place, 20, createRandom(2));
  expect(problems).toEqual([]);
});

test('No forged form is accepted, and none is an error of the server', { timeout: 120_000 }, async () => {
  await restart({ KITCHEN_OPEN: '' });
  const { problems } = await sendForgedForms(place, 200, createRandom(3));
  expect(problems).toEqual([]);
});
