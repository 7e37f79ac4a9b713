import { spawnSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { readCommandLine } from './command-line.ts';

const read = (line: string) => readCommandLine(line.split(' ').filter(Boolean));

it('Without arguments there is no command; else somebody to enrol, with a role', () => {
  expect(read('')).toBeUndefined();
  expect(read('enrol Meena')).toEqual({ name: 'Meena', isOwner: false });
  expect(read('enrol Meena --owner')).toEqual({ name: 'Meena', isOwner: true });
});

it.each(['enrol', 'enrol Meena Kumar', 'start', '--owner', 'enrol Meena --ad'])(
  'The usage is the answer to: %s',
  (line) => {
    expect(() => read(line)).toThrow('Usage: npm run admin');
  },
);

it('What the program cannot start with ends it with the code after which the service manager does not start it again', async () => {
  const { status, stderr } = spawnSync(process.execPath, ['admin/start.ts', 'enrol'], { encoding: 'utf8' });
  expect(stderr).toContain('Usage: npm run admin');
  expect(await readFile('DEPLOY.md', 'utf8')).toContain(`RestartPreventExitStatus=${status}\n`);
});
