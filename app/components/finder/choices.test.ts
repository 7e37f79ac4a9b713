import fc from 'fast-check';
import { expect, test } from 'vitest';
import { allergens } from '../../../model/schema/allergens.ts';
import { type Choices, serializeChoices, dietChoices, uncertainStates, noChoices, parseChoices } from './choices.ts';

const read = (query: string) => parseChoices(new URLSearchParams(query));

test('an address without parameters has no choices', () => {
  expect(read('')).toEqual(noChoices);
  expect(read('branch=wimbledon&page=3')).toEqual(noChoices);
});

test('reads the choices from an address', () => {
  expect(read('find=dosa&diet=vegan&heat=1&without=milk,nuts&allow=may-contain')).toEqual({
    search: 'dosa',
    diet: 'vegan',
    heat: 1,
    without: ['milk', 'nuts'],
    allow: ['mayContain'],
  });
});

test('ignores misspelt values, and never shows uncertain dishes because of one', () => {
  expect(read('diet=vegn&heat=9&without=milc,nuts,nuts&allow=all')).toEqual({ ...noChoices, without: ['nuts'] });
  expect(read('heat=1.5').heat).toBe(noChoices.heat);
});

test('writes only choices that differ from the default, so that addresses stay short', () => {
  expect(String(serializeChoices(noChoices))).toBe('find=');
  expect(String(serializeChoices({ ...noChoices, without: ['milk'], allow: ['notChecked'] }))).toBe(
    'find=&without=milk&allow=not-checked',
  );
});

test('reads back any choices that it has written', () => {
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

test('the same choices give the same query, in any order of selection', () => {
  const query = (without: Choices['without'], allow: Choices['allow']) =>
    String(serializeChoices({ ...noChoices, without, allow }));
  expect(query(['milk', 'celery'], ['notChecked', 'mayContain'])).toBe(
    query(['celery', 'milk'], ['mayContain', 'notChecked']),
  );
});
