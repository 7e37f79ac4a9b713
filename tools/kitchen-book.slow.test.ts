import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { readContent } from '../model/read/read.ts';
import { listPages } from '../src/routes.ts';
import { deriveAll } from '../model/recipes/what-if.ts';
import { contentFolder } from './content/content-folder.ts';

/** Runs the program on a copy of the content, in the summer of 2026. */
function run(...args: string[]) {
  const folder = mkdtempSync(join(tmpdir(), 'kitchen-book-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  cpSync(contentFolder(process.cwd()), folder, { recursive: true });
  const { status, stdout, stderr } = spawnSync(process.execPath, ['tools/kitchen-book.ts', ...args], {
    env: { ...process.env, CONTENT: folder, TODAY: '2026-07-05 00:30' },
    encoding: 'utf8',
  });
  const read = (file: string) => readFileSync(join(folder, 'recipes', file), 'utf8');
  return { folder, status, stdout, stderr, read };
}

test('signs entries of every file, and the dish that is made of them is signed', async () => {
  const { folder, status, stderr, read } = run(
    'sign',
    'tomato',
    'onion',
    'eggs-with-peas',
    'egg',
    'peas',
    'paprika',
    '--on',
    '2026-04-05',
  );
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  expect(read('recipes.yaml')).toMatch(/eggs-with-peas: \{ .*, checked: 2026-04-05 [a-z]{6} \}/);
  const { recipes } = await readContent(folder, { listPages });
  const signed = deriveAll(recipes.book, recipes.served).find(({ dish }) => dish === 'eggs-with-peas');
  expect(signed?.derived.signed).toBe('2026-04-05');
});

test('signs nothing if one of the entries has an open question', () => {
  const { status, stderr, read } = run('sign', 'tomato', 'wine-vinegar');
  expect(status).toBe(1);
  expect(stderr).toContain('Does the label of the vinegar name mustard?');
  expect(read('ingredients.yaml')).toMatch(/tomato: \{ name: tomato \}/);
});

test.each([
  [['sign', 'tomatos'], 'do you mean tomato?'],
  [['helicopter'], 'There is no "helicopter"'],
  [['sign', 'tomato', '--on', 'yesterday'], '"yesterday" is not a day'],
  [['sign', 'tomato', '--on', '2026-02-30'], '"2026-02-30" is not a day'],
  [['sign', 'tomato', '--on', '2026-07-06'], '2026-07-06 is still to come'],
  [['sign', 'tomato', '--day', '2026-03-01'], "Unknown option '--day'"],
  [['sign'], 'npm run kitchen-book -- sign'],
])('%j is refused with what to write', (args, message) => {
  const { status, stderr } = run(...args);
  expect(status).toBe(1);
  expect(stderr).toContain(message);
  expect(stderr).not.toMatch(/^ {4}at /m);
});

test('signs with the day in London, which in summer begins an hour before that of UTC', () => {
  const { read } = run('sign', 'tomato');
  expect(read('ingredients.yaml')).toMatch(/tomato: \{ name: tomato, checked: 2026-07-05 [a-z]{6} \}/);
});

test('tells where an entry is used', () => {
  expect(run('piri-piri').stdout).toContain('Mackerel Piri Piri');
});
