import { expect, test } from 'vitest';
import { nearest } from './nearest.ts';

test.each([
  ['Rice', ['rice-flour', 'rice'], 'rice'],
  ['crea', ['area', 'cream-of-rice', 'cream'], 'cream'],
  ['beleb', ['beetroot', 'below'], undefined],
  ['be', ['beetroot', 'bee'], 'bee'],
  ['gheee', ['cheese', 'ghee'], 'ghee'],
] as const)('the candidate nearest to %s of %j is %s', (word, candidates, expected) => {
  expect(nearest(word, candidates)).toBe(expected);
});
