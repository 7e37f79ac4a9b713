import { mkdir, readdir, readFile, realpath, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { temporaryFolder } from '../tests/temporary-folder.ts';
import { createBuilds } from './builds.ts';

const make = async (output: string, name: string): Promise<void> => {
  await mkdir(join(output, 'client/_astro'), { recursive: true });
  await writeFile(join(output, 'api.json'), name);
  await writeFile(join(output, `client/_astro/page.${name}.js`), name);
};
const publish = async (link: string, name: string): Promise<void> => {
  const builds = createBuilds(link);
  const output = await builds.prepare();
  await make(output, name);
  await builds.swap(output);
};

test('a folder becomes a link to the next build, and later builds replace the link', async () => {
  const live = join(await temporaryFolder(), 'build');
  await make(live, 'folder');
  for (const name of ['1', '2']) {
    await publish(live, name);
    expect(await readFile(join(live, 'api.json'), 'utf8')).toBe(name);
  }
  expect(await realpath(live)).toContain('.builds');
});

test('hashed files of earlier builds stay for a day, the builds not so long', async () => {
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
});
