import fc from 'fast-check';
import { expect, test } from 'vitest';
import { allergens } from '../../model/schema/allergens.ts';
import {
  type FinderFilters,
  serializeFilters,
  dietOptions,
  uncertainStates,
  noFilters,
  parseFilters,
} from './filters.ts';

const read = (query: string) => parseFilters(new URLSearchParams(query));

test('an address without parameters has no filters', () => {
  expect(read('')).toEqual(noFilters);
  expect(read('branch=wimbledon&page=3')).toEqual(noFilters);
});

test('reads the filters from an address', () => {
  expect(read('find=dosa&diet=vegan&heat=1&without=milk,nuts&allow=may-contain')).toEqual({
    search: 'dosa',
    diet: 'vegan',
    heat: 1,
    without: ['milk', 'nuts'],
    allow: ['mayContain'],
  });
});

test('ignores misspelt values, and never shows uncertain dishes because of one', () => {
  expect(read('diet=vegn&heat=9&without=milc,nuts,nuts&allow=all')).toEqual({ ...noFilters, without: ['nuts'] });
  expect(read('heat=1.5').heat).toBe(noFilters.heat);
});

test('writes only filters that differ from the default, so that addresses stay short', () => {
  expect(String(serializeFilters(noFilters))).toBe('find=');
  expect(String(serializeFilters({ ...noFilters, without: ['milk'], allow: ['notChecked'] }))).toBe(
    'find=&without=milk&allow=not-checked',
  );
});

test('reads back any filters that it has written', () => {
  const filters: fc.Arbitrary<FinderFilters> = fc.record({
    search: fc.string({ maxLength: 80 }),
    diet: fc.constantFrom(...dietOptions),
    heat: fc.integer({ min: 0, max: 3 }),
    without: fc.subarray([...allergens]),
    allow: fc.subarray([...uncertainStates]),
  });
  fc.assert(
    fc.property(filters, (chosen) => {
      expect(read(String(serializeFilters(chosen)))).toEqual(chosen);
    }),
  );
});

test('the same filters give the same query, in any order of selection', () => {
  const query = (without: FinderFilters['without'], allow: FinderFilters['allow']) =>
    String(serializeFilters({ ...noFilters, without, allow }));
  expect(query(['milk', 'celery'], ['notChecked', 'mayContain'])).toBe(
    query(['celery', 'milk'], ['mayContain', 'notChecked']),
  );
});
