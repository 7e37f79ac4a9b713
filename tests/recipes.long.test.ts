/** Follows the recipes of content/README.md: the content stays valid, the site builds, and every acceptance test passes. */
import { cp, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
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

test('this test has the recipes of content/README.md', async () => {
  const readme = await readFile(join(root, 'content/README.md'), 'utf8');
  expect(recipes.map(({ heading }) => heading)).toEqual([...readme.matchAll(/^## (.*)$/gm)].map(([, name]) => name));
});

test('the site can be published after all recipes', { timeout: 180_000 }, async () => {
  const content = new ContentFolder(join(copy, 'content'));
  const [, branches, stories] = /(\d+) branches, .*?(\d+) stories/.exec(await runInCopy(copy, check)) ?? [];
  for (const { follow } of recipes) await follow(content);
  await replaceSamples(content);
  expect(await runInCopy(copy, check)).toMatch(
    new RegExp(`^Content is in order: ${Number(branches) + 1} branches, .*, ${Number(stories) + 1} stories`),
  );
  await runInCopy(copy, ['tools/build.ts']);
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
