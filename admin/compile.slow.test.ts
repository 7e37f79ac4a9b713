import { expect, it } from 'vitest';
import { run } from './publish/run.ts';

it('Without a folder nothing is compiled', async () => {
  const { code, stderr } = await run(process.execPath, ['compile.ts'], { cwd: import.meta.dirname });
  expect([code, stderr]).toEqual([1, expect.stringContaining('node admin/compile.ts FOLDER')]);
});
