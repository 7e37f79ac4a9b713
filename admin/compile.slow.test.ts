import { join } from 'node:path';
import { expect, it } from 'vitest';
import { run } from './publish/run.ts';

it('Without a folder nothing is compiled', async () => {
  const program = join(import.meta.dirname, 'compile.ts');
  const { code, stderr } = await run(process.execPath, [program], { cwd: import.meta.dirname });
  expect([code, stderr]).toEqual([1, expect.stringContaining('node admin/compile.ts FOLDER')]);
});
