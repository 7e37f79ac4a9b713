import { expect, it } from 'vitest';
import { readCommandLine } from './command-line.ts';

const read = (line: string) => readCommandLine(line.split(' ').filter(Boolean));

it('Without arguments nobody is enrolled; else a name, with a role', () => {
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
