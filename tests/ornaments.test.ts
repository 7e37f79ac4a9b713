import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
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
