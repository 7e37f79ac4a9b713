import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';

test('every ornament matches the output of its generator, and is under 6 KB compressed', ({ skip }) => {
  const { error, status, stderr } = spawnSync('python3', ['art/ornaments/ornaments.py', '--check'], {
    encoding: 'utf8',
  });
  if (error) skip('Python is not installed, so the generator cannot run.');
  expect([status, stderr]).toEqual([0, '']);
});
