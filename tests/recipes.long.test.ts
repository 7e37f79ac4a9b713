/** Follows the recipes of content/README.md: the content stays valid, the site builds, and every acceptance test passes. */
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ownEnvironment } from './another-restaurant/folders.ts';
import { closeForGood, ContentFolder, recipes, replaceSamples } from './content-recipes.ts';
import { runInCopy } from './run-in-copy.ts';
import { workingCopy } from './working-copy.ts';

const root = join(import.meta.dirname, '..');
let copy: string;
beforeAll(async () => {
  copy = await workingCopy();
});
afterAll(() => rm(copy, { recursive: true }));

const check = ['tools/check-content.ts'];

test('the site can be published after all recipes', { timeout: 180_000 }, async () => {
  const content = new ContentFolder(join(copy, 'content'));
  const [, branches, stories] = /(\d+) branches, .*?(\d+) stories/.exec(await runInCopy(copy, check)) ?? [];
  for (const { follow } of recipes) await follow(content);
  await replaceSamples(content);
  expect(await runInCopy(copy, check)).toMatch(
    new RegExp(`^Content is in order: ${Number(branches) + 1} branches, .*, ${Number(stories) + 1} stories`),
  );
  await runInCopy(copy, ['tools/build.ts'], ownEnvironment);
  await runInCopy(copy, ['node_modules/vitest/vitest.mjs', 'run', '--project=acceptance']);
});

test('a branch can be closed permanently', { timeout: 60_000 }, async () => {
  const folder = await mkdtemp(join(tmpdir(), 'content-'));
  await cp(join(root, 'content'), folder, { recursive: true });
  const content = new ContentFolder(folder);
  const branch = (await content.branches()).at(-1) ?? '';
  await closeForGood(content, branch);
  expect(await runInCopy(root, check, { CONTENT: folder })).toMatch(/^Content is in order: (?:one|1) branch/);
  await rm(folder, { recursive: true });
});
