import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { replaceFiles } from './replace-files.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'replace-'));
  for (const name of ['a', 'b']) await writeFile(join(folder, name), `${name} before`);
});
afterEach(() => rm(folder, { recursive: true, force: true }));

/** All files of the folder with their texts. */
const read = async (): Promise<Record<string, string>> =>
  Object.fromEntries(
    await Promise.all(
      (await readdir(folder)).map(async (name) => [name, await readFile(join(folder, name), 'utf8')] as const),
    ),
  );
const changes = (extra: Record<string, string | undefined> = {}) =>
  new Map(
    Object.entries({ a: 'a after', b: undefined, c: 'c new', ...extra }).map(([name, text]) => [
      join(folder, name),
      text,
    ]),
  );

it('Files are replaced, removed and added, and nothing is left beside them', async () => {
  await (await replaceFiles(changes())).keep();
  expect(await read()).toEqual({ a: 'a after', c: 'c new' });
});

it('All of them can be brought back', async () => {
  await (await replaceFiles(changes())).bringBack();
  expect(await read()).toEqual({ a: 'a before', b: 'b before' });
});

it('If one cannot be written, none is', async () => {
  await expect(replaceFiles(changes({ 'no-folder/d': 'd' }))).rejects.toThrow('ENOENT');
  expect(await read()).toEqual({ a: 'a before', b: 'b before' });
});
