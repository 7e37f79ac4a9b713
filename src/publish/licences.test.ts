import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../../tests/temporary-folder.ts';
import { licenceText } from './licences.ts';

/** The text about a project with these packages, as npm installs them. */
async function textOf(
  packages: Record<string, { license?: string; dependencies?: Record<string, string> }>,
): Promise<string> {
  const root = await temporaryFolder();
  for (const name of Object.keys(packages)) {
    await mkdir(join(root, 'node_modules', name), { recursive: true });
    await writeFile(join(root, 'node_modules', name, 'LICENSE'), `Terms of ${name}`);
  }
  const locked = Object.entries(packages).map(([name, one]) => [`node_modules/${name}`, { version: '1.2.3', ...one }]);
  await writeFile(join(root, 'package-lock.json'), JSON.stringify({ packages: Object.fromEntries(locked) }));
  return licenceText(root);
}

test('lists what the site contains, without tools, and rejects licences that require more than attribution', async () => {
  const react = { license: 'MIT', dependencies: { tiffin: '1' } };
  const fine = { react, tiffin: { license: 'ISC' }, tester: { license: 'GPL-3.0' } };
  const text = await textOf(fine);
  expect(text).toContain('- tiffin 1.2.3, ISC');
  expect(text).toContain('Terms of tiffin');
  expect(text).not.toContain('tester');
  const own = { 'react/node_modules/tiffin': { license: 'AGPL-3.0', dependencies: { silent: '1' } } };
  const strict = textOf({ ...fine, ...own, silent: {} });
  await expect(strict).rejects.toThrow('silent (unknown), tiffin (AGPL-3.0)');
});
