import { expect, it } from 'vitest';
import { readCommandLine } from './command-line.ts';

const read = (line: string) => readCommandLine(line.split(' ').filter(Boolean));

it('Without arguments there is no command; else somebody to enrol, with a role, or a file for a backup', () => {
  expect(read('')).toBeUndefined();
  expect(read('enrol Meena')).toEqual({ enrol: { name: 'Meena', isOwner: false } });
  expect(read('enrol Meena --owner')).toEqual({ enrol: { name: 'Meena', isOwner: true } });
  expect(read('backup access.db')).toEqual({ backup: 'access.db' });
});

it.each(['enrol', 'enrol Meena Kumar', 'start', '--owner', 'enrol Meena --ad', 'backup', 'backup a --owner'])(
  'The usage is the answer to: %s',
  (line) => {
    expect(() => read(line)).toThrow('Usage: npm run admin');
  },
);
