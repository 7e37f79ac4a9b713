import { mkdir, mkdtemp, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { checkFresh, differences, takeSnapshot, writeStamp } from './fresh.ts';

let root: string;

const put = async (file: string, text: string): Promise<void> => {
  await mkdir(join(root, file, '..'), { recursive: true });
  await writeFile(join(root, file), text);
};

beforeEach(async () => {
  // The folders of the project at `root` are the usual ones.
  for (const name of ['CONTENT', 'BUILD_FOLDER']) vi.stubEnv(name, '');
  root = await mkdtemp(join(tmpdir(), 'valavu-'));
  await put('content/site.yaml', 'name: Valavu');
  await put('app/root.tsx', 'export {}');
  await put('package-lock.json', '{}');
  await put('build/client/index.html', '');
  await put('build/api.json', '{}');
});
afterEach(async () => {
  vi.unstubAllEnvs();
  await rm(root, { recursive: true });
});

const built = async (): Promise<void> => writeStamp(root, await takeSnapshot(root));
const check = async () => {
  const { fresh, reason } = await checkFresh(root);
  return fresh ? 'fresh' : reason;
};

test('without a stamp there is no build to trust', async () => {
  expect(await check()).toBe('there is no complete build yet');
  await built();
  expect(await check()).toBe('fresh');
});

test('a build that has lost a part, or whose stamp is damaged, is not trusted', async () => {
  await built();
  await rm(join(root, 'build/api.json'));
  expect(await check()).toBe('there is no complete build yet');
  await put('build/api.json', '{}');
  await put('build/inputs.json', '{"files":');
  expect(await check()).toBe('there is no complete build yet');
});

test('a changed, new or deleted input is noticed and named', async () => {
  await built();
  await put('content/site.yaml', 'name: Valavu 2');
  expect(await check()).toBe('content/site.yaml changed');
  await put('app/new.tsx', '');
  expect(await check()).toBe('app/new.tsx and 1 more changed');
  await built();
  await rm(join(root, 'app/root.tsx'));
  expect(await check()).toBe('app/root.tsx changed');
});

test('another setting of the build is noticed', async () => {
  await built();
  vi.stubEnv('VITE_API_BASE', 'https://api.valavu.example');
  expect(await check()).toBe('$VITE_API_BASE changed');
});

test('a file that was only touched, and a test, change nothing', async () => {
  await built();
  await utimes(join(root, 'content/site.yaml'), 1, 1);
  await put('app/root.test.tsx', '');
  expect(await check()).toBe('fresh');
});

test('an input that changed while the build ran is noticed afterwards', async () => {
  const before = await takeSnapshot(root);
  await put('content/site.yaml', 'name: changed in the meantime');
  await writeStamp(root, before);
  expect(await check()).toBe('content/site.yaml changed');
  expect(differences(before, await takeSnapshot(root))).toEqual(['content/site.yaml']);
});

test('the stamp names files, never places on this machine', async () => {
  await built();
  expect(await readFile(join(root, 'build/inputs.json'), 'utf8')).not.toContain(root);
});
