import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { readLicences, licenceText } from './licences.ts';

/** A project folder with these packages, as npm installs them. */
async function project(packages: Record<string, { license?: string; text?: string; dev?: boolean }>): Promise<string> {
  const root = await mkdtemp(join(tmpdir(), 'valavu-licences-'));
  onTestFinished(() => rm(root, { recursive: true }));
  for (const [name, { license, text }] of Object.entries(packages)) {
    const folder = join(root, 'node_modules', name);
    await mkdir(folder, { recursive: true });
    await writeFile(join(folder, 'package.json'), JSON.stringify({ name, version: '1.2.3', license }));
    if (text) await writeFile(join(folder, 'LICENSE'), text);
  }
  const locked = Object.entries(packages).map(([name, { dev }]) => [`node_modules/${name}`, { ...(dev && { dev }) }]);
  await writeFile(
    join(root, 'package-lock.json'),
    JSON.stringify({ packages: { '': {}, ...Object.fromEntries(locked) } }),
  );
  return root;
}

test('lists production dependencies and fonts with their licences in order, and no development dependencies', async () => {
  const root = await project({
    tiffin: { license: 'ISC', text: 'Copyright the tiffin authors' },
    rasam: { license: 'MIT' },
    tester: { license: 'GPL-3.0', dev: true },
    '@fontsource-variable/nila': { license: 'OFL-1.1', text: 'Copyright the letters', dev: true },
  });
  const text = licenceText(await readLicences(root));
  expect(text).toContain('- rasam 1.2.3, MIT\n- tiffin 1.2.3, ISC');
  expect(text).toContain('Copyright the tiffin authors');
  expect(text).toContain('Copyright the letters');
  expect(text).not.toContain('tester');
});

test('recognises a licence by its text if package.json does not name it', async () => {
  const root = await project({ old: { text: 'Permission is hereby granted, free of charge, to any person' } });
  expect(await readLicences(root)).toMatchObject([{ name: 'old', licence: 'MIT' }]);
});

test('rejects and names packages whose licences require more than attribution', async () => {
  const root = await project({ fine: { license: 'MIT' }, strict: { license: 'AGPL-3.0' }, silent: {} });
  await expect(readLicences(root)).rejects.toThrow('strict (AGPL-3.0), silent (unknown)');
});
