import fc from 'fast-check';
import { expect, test } from 'vitest';
import { allergens } from '../../../model/schema/allergens.ts';
import { type Choices, serializeChoices, dietChoices, uncertainStates, noChoices, parseChoices } from './choices.ts';

const read = (query: string) => parseChoices(new URLSearchParams(query));

test('no parameters are no choices', () => {
  expect(read('')).toEqual(noChoices);
  expect(read('branch=wimbledon&page=3')).toEqual(noChoices);
});

test('an address is read', () => {
  expect(read('find=dosa&diet=vegan&heat=1&without=milk,nuts&allow=may-contain')).toEqual({
    search: 'dosa',
    diet: 'vegan',
    heat: 1,
    without: ['milk', 'nuts'],
    allow: ['mayContain'],
  });
});

test('what is misspelt is passed over, and never lets a doubtful dish through', () => {
  expect(read('diet=vegn&heat=9&without=milc,nuts,nuts&allow=all')).toEqual({ ...noChoices, without: ['nuts'] });
  expect(read('heat=1.5').heat).toBe(noChoices.heat);
});

test('only what is chosen is written, so that addresses stay short', () => {
  expect(String(serializeChoices(noChoices))).toBe('find=');
  expect(String(serializeChoices({ ...noChoices, without: ['milk'], allow: ['notChecked'] }))).toBe(
    'find=&without=milk&allow=not-checked',
  );
});

test('whatever is written is read back the same', () => {
  const choices: fc.Arbitrary<Choices> = fc.record({
    search: fc.string({ maxLength: 80 }),
    diet: fc.constantFrom(...dietChoices),
    heat: fc.integer({ min: 0, max: 3 }),
    without: fc.subarray([...allergens]),
    allow: fc.subarray([...uncertainStates]),
  });
  fc.assert(
    fc.property(choices, (chosen) => {
      expect(read(String(serializeChoices(chosen)))).toEqual(chosen);
    }),
  );
});
