import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { type Build, readBuild } from './build.ts';

const write = async (folder: string, files: Record<string, string>): Promise<void> => {
  for (const [file, text] of Object.entries(files)) {
    const path = join(folder, 'client', file);
    await mkdir(join(path, '..'), { recursive: true });
    await writeFile(path, text);
  }
  await writeFile(join(folder, 'api.json'), '{"faq":[],"settings":{"iosAppUrl":"","androidAppUrl":""}}');
};
const find = ({ assets }: Build, file: string) => assets.find(({ plain }) => plain.file === file)?.plain;

test('a new build takes what never changes from the one before, and reads everything else', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'build-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const same = { 'assets/page-a1.js': 'script', 'pictures/soup.a1.webp': 'picture' };
  await write(join(folder, '1'), { ...same, 'index.html': 'monday', 'fonts/LICENSE.txt': 'short' });
  await write(join(folder, '2'), { ...same, 'index.html': 'friday', 'fonts/LICENSE.txt': 'longer' });
  const first = await readBuild(join(folder, '1'));
  const second = await readBuild(join(folder, '2'), first);
  for (const file of Object.keys(same)) {
    expect(find(first, file)).toBeDefined();
    expect(find(second, file)).toBe(find(first, file));
  }
  for (const file of ['index.html', 'fonts/LICENSE.txt']) {
    expect(find(second, file)).toBeDefined();
    expect(find(second, file)?.etag).not.toBe(find(first, file)?.etag);
  }
});
