import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { replaceBuild } from '../../tools/rebuild/build-folder.ts';
import { createBuilds } from './builds.ts';

test('builds of the kitchen and of `npm run build` may take turns', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'builds-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const live = join(folder, 'build');
  const builds = createBuilds(live);
  const make = async (output: string, name: string): Promise<void> => {
    await mkdir(join(output, 'client/assets'), { recursive: true });
    await writeFile(join(output, 'api.json'), name);
  };
  const byHand = async (name: string): Promise<void> => {
    await make(`${live}.new`, name);
    await replaceBuild(live, `${live}.new`);
  };
  const byKitchen = async (name: string): Promise<void> => {
    const output = await builds.prepare();
    await make(output, name);
    await builds.swap(output);
  };
  for (const [turn, build] of [byHand, byKitchen, byHand, byKitchen, byKitchen, byHand, byKitchen].entries()) {
    await build(String(turn));
    expect(await readFile(join(live, 'api.json'), 'utf8')).toBe(String(turn));
  }
});
