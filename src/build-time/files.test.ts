import { readdir, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../../tests/temporary-folder.ts';
import { cached, pruneCache } from './files.ts';

test('a cache keeps what was used in the last month, however old it is', async () => {
  const folder = await temporaryFolder();
  for (const name of ['used', 'unused']) {
    await writeFile(join(folder, name), name);
    await utimes(join(folder, name), 0, 0);
  }
  expect(String(await cached(join(folder, 'used'), () => Promise.reject(new Error('made again'))))).toBe('used');
  await pruneCache(folder);
  expect(await readdir(folder)).toEqual(['used']);
});
