import { mkdir, mkdtemp, readdir, readFile, realpath, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { createBuilds } from './builds.ts';

let folder = '';
let live = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'builds-'));
  live = join(folder, 'build');
});

const make = async (output: string, name: string): Promise<void> => {
  await mkdir(join(output, 'client/_astro'), { recursive: true });
  await writeFile(join(output, 'api.json'), name);
  await writeFile(join(output, `client/_astro/page.${name}.js`), name);
};
const publish = async (name: string, link = live): Promise<void> => {
  const builds = createBuilds(link);
  const output = await builds.prepare();
  await make(output, name);
  await builds.swap(output);
};
const current = (link = live): Promise<string> => readFile(join(link, 'api.json'), 'utf8');
const scripts = async (): Promise<string[]> => (await readdir(join(live, 'client/_astro'))).toSorted();
const removeFolder = (): void => void onTestFinished(() => rm(folder, { recursive: true }));

test('a folder becomes a link to the next build, and later builds replace the link', async () => {
  removeFolder();
  await make(live, 'folder');
  for (const name of ['1', '2']) {
    await publish(name);
    expect(await current()).toBe(name);
  }
  expect(await realpath(live)).toContain('.builds');
});

test('hashed files of earlier builds stay for a day, the builds not so long', async () => {
  removeFolder();
  onTestFinished(() => void vi.useRealTimers());
  vi.useFakeTimers({ toFake: ['Date'] });
  for (const name of ['1', '2', '3', '4', '5']) {
    await publish(name);
    vi.setSystemTime(Date.now() + 1000);
  }
  expect(await scripts()).toEqual([1, 2, 3, 4, 5].map((name) => `page.${name}.js`));
  expect(await readdir(join(folder, '.builds'))).toHaveLength(4);
  vi.setSystemTime(Date.now() + 25 * 60 * 60 * 1000);
  await publish('6');
  expect(await scripts()).toEqual(['page.5.js', 'page.6.js']);
});
