import { mkdir, mkdtemp, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { differences, staleReason, takeSnapshot, writeStamp } from './fresh.ts';

let root: string;

const put = async (file: string, text: string): Promise<void> => {
  await mkdir(join(root, file, '..'), { recursive: true });
  await writeFile(join(root, file), text);
};

beforeEach(async () => {
  // The project at `root` uses the default folders.
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
const check = async () => (await staleReason(root)) ?? 'fresh';

test('a build without a stamp is not fresh', async () => {
  expect(await check()).toBe('there is no complete build yet');
  await built();
  expect(await check()).toBe('fresh');
});

test('a build with a missing file or a damaged stamp is not fresh', async () => {
  await built();
  await rm(join(root, 'build/api.json'));
  expect(await check()).toBe('there is no complete build yet');
  await put('build/api.json', '{}');
  await put('build/inputs.json', '{"files":');
  expect(await check()).toBe('there is no complete build yet');
});

test('names a changed, new or deleted input', async () => {
  await built();
  await put('content/site.yaml', 'name: Valavu 2');
  expect(await check()).toBe('content/site.yaml changed');
  await put('app/new.tsx', '');
  expect(await check()).toBe('app/new.tsx and 1 more changed');
  await built();
  await rm(join(root, 'app/root.tsx'));
  expect(await check()).toBe('app/root.tsx changed');
});

test('a build of another day is not fresh if the content has something with days', async () => {
  vi.stubEnv('TODAY', '2026-12-01');
  await built();
  vi.stubEnv('TODAY', '2026-12-02');
  expect(await check()).toBe('fresh');
  await put('content/branches/harbour/menu.yaml', '# from: 2026-12-02\n- name: Stew\n  until: 2026-12-06\n');
  await built();
  expect(await check()).toBe('fresh');
  vi.stubEnv('TODAY', '2026-12-03');
  expect(await check()).toBe('$TODAY changed');
});

test('detects a changed setting of the build', async () => {
  await built();
  vi.stubEnv('VITE_API_BASE', 'https://api.valavu.example');
  expect(await check()).toBe('$VITE_API_BASE changed');
});

test('ignores tests, and files of which only the time has changed', async () => {
  await built();
  await utimes(join(root, 'content/site.yaml'), 1, 1);
  await put('app/root.test.tsx', '');
  expect(await check()).toBe('fresh');
});

test('detects an input that changed during the build', async () => {
  const before = await takeSnapshot(root);
  await put('content/site.yaml', 'name: changed in the meantime');
  await writeStamp(root, before);
  expect(await check()).toBe('content/site.yaml changed');
  expect(differences(before, await takeSnapshot(root))).toEqual(['content/site.yaml']);
});

test('the stamp has no absolute paths', async () => {
  await built();
  expect(await readFile(join(root, 'build/inputs.json'), 'utf8')).not.toContain(root);
});
