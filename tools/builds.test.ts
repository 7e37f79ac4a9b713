import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { temporaryFolder } from '../tests/temporary-folder.ts';
import { createBuilds } from './builds.ts';

const publish = async (link: string, name: string, restaurant = 'One'): Promise<void> => {
  const builds = createBuilds(link);
  const output = await builds.prepare();
  await mkdir(join(output, 'client/_astro'), { recursive: true });
  await writeFile(join(output, `client/_astro/page.${name}.js`), name);
  await writeFile(join(output, 'client/manifest.webmanifest'), JSON.stringify({ name: restaurant }));
  await builds.swap(output);
};

test('hashed files of earlier builds of the restaurant stay for a day, the builds not so long', async () => {
  const live = join(await temporaryFolder(), 'build');
  const scripts = async () => (await readdir(join(live, 'client/_astro'))).toSorted();
  onTestFinished(() => void vi.useRealTimers());
  vi.useFakeTimers({ toFake: ['Date'] });
  for (const name of ['1', '2', '3', '4', '5']) {
    await publish(live, name);
    vi.setSystemTime(Date.now() + 1000);
  }
  expect(await scripts()).toEqual([1, 2, 3, 4, 5].map((name) => `page.${name}.js`));
  expect(await readdir(join(live, '../.builds'))).toHaveLength(4);
  vi.setSystemTime(Date.now() + 25 * 60 * 60 * 1000);
  await publish(live, '6');
  expect(await scripts()).toEqual(['page.5.js', 'page.6.js']);
  vi.setSystemTime(Date.now() + 1000);
  await publish(live, '7', 'Another');
  expect(await scripts()).toEqual(['page.7.js']);
});

test('builds of a link whose name begins with that of another one stay', async () => {
  const folder = await temporaryFolder();
  await publish(join(folder, 'build-1'), '1');
  for (const day of [1, 2, 3]) await mkdir(join(folder, `.builds/build-2026010${day}T000000000`));
  await createBuilds(join(folder, 'build')).prepare();
  expect(await readdir(join(folder, 'build-1/client/_astro'))).toEqual(['page.1.js']);
});

test('a folder in place of the link stays, and the message says what to do', async () => {
  const link = join(await temporaryFolder(), 'build');
  await mkdir(link);
  await expect(publish(link, '1')).rejects.toThrow('remove it');
});
