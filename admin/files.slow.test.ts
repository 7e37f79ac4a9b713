import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { openDataFile } from './files.ts';
import { killWriters, writeInPairs } from './files.testing.ts';

it('Two programs that write at once lose nothing', async () => {
  expect(await writeInPairs(50)).toBe(0);
});

it('A program that is killed while it writes leaves a whole file, with every change that it has confirmed', async () => {
  expect(await killWriters(8, 1)).toEqual([]);
});

it('A damaged file is read from its copy, and written whole with the next change', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'files-'));
  const path = join(folder, 'access.json');
  const file = openDataFile<string[]>(path, (value) => (value ?? []) as string[]);
  expect(await file.read()).toEqual([]);
  await file.update((data) => data.push('one'));
  await writeFile(path, '["on');
  expect(await file.read()).toEqual(['one']);
  await file.update((data) => data.push('two'));
  expect(JSON.parse(await readFile(path, 'utf8'))).toEqual(['one', 'two']);
  expect((await readdir(folder)).toSorted()).toEqual(['access.json', 'access.json.copy', 'access.json.lock']);
  await rm(folder, { recursive: true });
});
