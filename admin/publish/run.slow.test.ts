import { expect, it } from 'vitest';
import { KILLED, run } from './run.ts';

it('A program that takes too long ends with what it has started', async () => {
  // Its output closes only when the child has ended too.
  const ended = run('/bin/sh', ['-c', 'sleep 3600 & wait'], { cwd: '/', timeout: 100 });
  expect(await ended).toEqual({ code: KILLED, stdout: '', stderr: '\nsh was ended after 0.1 s' });
});

it('What a killed program has written is kept, and the signal is named', async () => {
  const ended = run('/bin/sh', ['-c', 'echo half; kill -KILL $$'], { cwd: '/' });
  expect(await ended).toEqual({ code: KILLED, stdout: 'half\n', stderr: '\nsh was ended by SIGKILL' });
});
