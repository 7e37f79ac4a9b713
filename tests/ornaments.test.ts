import { spawnSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');
const hasPython = spawnSync('python3', ['--version']).status === 0;

// Standard library only; where there is no Python, nobody has drawn anything either.
test.skipIf(!hasPython)('every ornament is as its generator draws it, and under 6 KB compressed', () => {
  const { status, stderr } = spawnSync('python3', [join(root, 'art/ornaments/ornaments.py'), '--check'], {
    encoding: 'utf8',
  });
  expect(stderr).toBe('');
  expect(status).toBe(0);
});

test('every ornament is used', () => {
  const sources = globSync(['app/**/*.{tsx,ts,css}', 'tools/share/*.ts'], { cwd: root })
    .map((file) => readFileSync(join(root, file), 'utf8'))
    .join('\n');
  const drawn = globSync('app/styles/ornaments/*.svg', { cwd: root }).map((file) => basename(file, '.svg'));
  expect(drawn.length).toBeGreaterThan(20);
  // By its address, by its name, or as an entry of the list that the share pictures are made with.
  const isUsed = (name: string) =>
    new RegExp(`ornaments/${name}\\.svg|ornaments\\.${name}\\b|^  '${name}',$`, 'm').test(sources);
  expect(drawn.filter((name) => !isUsed(name))).toEqual([]);
});
