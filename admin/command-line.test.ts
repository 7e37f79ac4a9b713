import { expect, it } from 'vitest';
import { readCommandLine } from './command-line.ts';

const read = (line: string) => readCommandLine(line.split(' ').filter(Boolean));

it('Without arguments nobody is enrolled; else a name, a role, and what to do with an account of that name', () => {
  expect(read('')).toBeUndefined();
  const meena = { name: 'Meena', isOwner: false, mode: undefined, account: undefined };
  expect(read('enrol Meena --owner')).toEqual({ ...meena, isOwner: true });
  expect(read('enrol Meena --replace --account x')).toEqual({ ...meena, mode: 'replace', account: 'x' });
});

it.each([
  'enrol',
  'enrol Meena Kumar --replace',
  'enrol Meena --add --new',
  'enrol Meena --account x',
  'enrol Meena --new --account x',
  'start',
  '--owner',
  'enrol Meena --ad',
])('The usage is the answer to: %s', (line) => {
  expect(() => read(line)).toThrow('Usage: npm run admin');
});
