import { spawnSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');
const hasPython = spawnSync('python3', ['--version']).status === 0;

// The generator needs only the standard library. Without Python, nobody can have changed an ornament with it.
test.skipIf(!hasPython)('every ornament matches the output of its generator, and is under 6 KB compressed', () => {
  const { status, stderr } = spawnSync('python3', [join(root, 'art/ornaments/ornaments.py'), '--check'], {
    encoding: 'utf8',
  });
  expect(stderr).toBe('');
  expect(status).toBe(0);
});

test('every ornament is used', () => {
  const sources = globSync(['src/**/*.{astro,tsx,ts,css}', 'tools/share/*.ts'], { cwd: root })
    .map((file) => readFileSync(join(root, file), 'utf8'))
    .join('\n');
  const drawn = globSync('src/styles/ornaments/*.svg', { cwd: root }).map((file) => basename(file, '.svg'));
  expect(drawn.length).toBeGreaterThan(20);
  // By its address, by its name, or in the list of ornaments for share pictures.
  const isUsed = (name: string) =>
    new RegExp(`ornaments/${name}\\.svg|ornaments\\.${name}\\b|^  '${name}',$`, 'm').test(sources);
  expect(drawn.filter((name) => !isUsed(name))).toEqual([]);
});
