import { expect, it } from 'vitest';
import { run } from './run.ts';

it('A program that takes too long ends with what it has started', async () => {
  // Its output closes only when the child has ended too.
  const { code } = await run('/bin/sh', ['-c', 'sleep 3600 & wait'], { cwd: '/', timeout: 100 });
  expect(code).toBe(124);
});
