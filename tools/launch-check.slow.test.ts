import { spawnSync } from 'node:child_process';
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../tests/temporary-folder.ts';
import { contentFolder } from '../src/build-time/environment.ts';

test('lists what is left; a signature settles the recipes until one is changed by hand', async () => {
  const folder = await temporaryFolder();
  cpSync(contentFolder(process.cwd()), folder, { recursive: true });
  const env = { ...process.env, CONTENT: folder, TODAY: '2026-07-05 00:30' };
  const check = (...args: string[]) =>
    spawnSync(process.execPath, ['tools/launch-check.ts', ...args], { env, encoding: 'utf8' });
  expect(check()).toMatchObject({ status: 1, stdout: expect.stringContaining('which nobody has signed') });
  expect(check('sign')).toMatchObject({ status: 1, stderr: expect.stringContaining('sign "Your Name"') });
  expect(check('sign', 'Meena Raman')).toMatchObject({ status: 0, stderr: '' });
  // The day in London, which in summer begins an hour before that of UTC.
  expect(readFileSync(join(folder, 'recipes/signature.yaml'), 'utf8')).toMatch(/^by: "Meena Raman"\non: 2026-07-05$/m);
  expect(check().stdout).not.toContain('signed');
  const ingredients = join(folder, 'recipes/ingredients.yaml');
  writeFileSync(ingredients, readFileSync(ingredients, 'utf8').replace('name: peas', 'name: peas, traces: [soya]'));
  expect(check().stdout).toContain('Changed since the signature of 5 July: Eggs with Peas\n');
});
