import { join } from 'node:path';
import { expect, it } from 'vitest';
import { temporaryFolder } from '../../tests/temporary-folder.ts';
import { openStore } from './store.ts';

it('What one program changes another one reads; a change that throws leaves all as it was', async () => {
  const path = join(await temporaryFolder(), '.admin/access.db');
  const [one, other] = [openStore(path), openStore(path)];
  await one.update(({ members }) => members.push({ id: 'meena', name: 'Meena', role: 'owner', passkeys: [] }));
  expect((await other.read()).members).toMatchObject([{ name: 'Meena' }]);
  const fail = () =>
    other.update((data) => {
      data.members = [];
      throw new Error('no');
    });
  await expect(fail()).rejects.toThrow('no');
  expect((await one.read()).members).toHaveLength(1);
});
