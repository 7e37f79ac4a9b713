import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { fixtureContentFolder } from '../tests/another-restaurant/folders.ts';
import { runInCopy } from '../tests/run-in-copy.ts';

const root = join(import.meta.dirname, '..');

test('an invalid setting stops the build with its name and a remedy, without a stack trace', async () => {
  const build = runInCopy(root, ['tools/build.ts'], { VITE_API_BASE: 'https://my_api.example' });
  await expect(build).rejects.toThrow(
    /ended with 1:\nVITE_API_BASE=https:\/\/my_api\.example is not valid; write .*, or leave it out\n$/,
  );
});

test('a build that fails leaves the previous build as it is', async () => {
  const content = await mkdtemp(join(tmpdir(), 'content-'));
  await mkdir(join(root, '.cache'), { recursive: true });
  // Inside the project, as the rendering build needs it.
  const parent = await mkdtemp(join(root, '.cache/failed-build-'));
  try {
    await cp(join(root, fixtureContentFolder), content, { recursive: true });
    await writeFile(join(content, 'theme/theme.css'), ':root { --oxide-700: var(--no-such-colour); }');
    await mkdir(join(parent, 'site/client'), { recursive: true });
    await writeFile(join(parent, 'site/client/index.html'), 'previous');
    const build = runInCopy(root, ['tools/build.ts'], { CONTENT: content, BUILD_FOLDER: join(parent, 'site') });
    await expect(build).rejects.toThrow(/Content is in order[^]*no-such-colour/);
    expect(await readFile(join(parent, 'site/client/index.html'), 'utf8')).toBe('previous');
    expect(await readdir(parent)).toEqual(['site']);
  } finally {
    for (const folder of [content, parent]) await rm(folder, { recursive: true });
  }
});
