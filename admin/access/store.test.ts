import { readFile, stat, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, it } from 'vitest';
import { temporaryFolder } from '../../tests/temporary-folder.ts';
import { openStore } from './store.ts';

const newPath = async () => join(await temporaryFolder(), '.admin/access.db');
const meena = { id: 'meena', name: 'Meena', role: 'owner', passkeys: [] } as const;

it('What one program changes another one reads; a change that throws leaves all as it was', async () => {
  const path = await newPath();
  const [one, other] = [await openStore(path), await openStore(path)];
  await one.update(({ members }) => members.push({ ...meena, passkeys: [] }));
  expect((await other.read()).members).toMatchObject([{ name: 'Meena' }]);
  const fail = () =>
    other.update((data) => {
      data.members = [];
      throw new Error('no');
    });
  await expect(fail()).rejects.toThrow('no');
  expect((await one.read()).members).toHaveLength(1);
  expect((await stat(path)).mode & 0o777).toBe(0o600);
});

it.each([
  ['is another file', (path: string) => writeFile(path, 'a letter '.repeat(1000))],
  ['was cut', (path: string) => truncate(path, 4096)],
  ['has a page of zeros', async (path: string) => writeFile(path, (await readFile(path)).fill(0, 4096, 8192))],
  ['has other data', async (path: string) => new DatabaseSync(path).exec(`UPDATE access SET data = '{"members":1}'`)],
])('Data that nobody can read, because the file %s, end the start with what to do', async (_, damage) => {
  const path = await newPath();
  await (await openStore(path)).update(({ members }) => members.push({ ...meena, passkeys: [] }));
  await damage(path);
  await expect(openStore(path)).rejects.toMatchObject({
    name: 'StartError',
    message: expect.stringMatching(/access\.db.*move it aside.*enrol/s),
  });
});
