import { expect, it } from 'vitest';
import { temporaryFolder } from '../../tests/temporary-folder.ts';
import { lockWorkingCopy } from './working-copy-lock.ts';

it('A working copy has one staff site at a time', async () => {
  const root = await temporaryFolder();
  lockWorkingCopy(root);
  expect(() => lockWorkingCopy(root)).toThrow(`Another staff site runs in ${root}`);
  lockWorkingCopy(await temporaryFolder());
});
