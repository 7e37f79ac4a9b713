import fc from 'fast-check';
import { expect, test } from 'vitest';
import { allergens } from '../../model/schema/allergens.ts';
import { parseFilters, serializeFilters } from './party.ts';
import { dietOptions, noFilters } from './people.ts';

const read = (query: string) => parseFilters(new URLSearchParams(query));

test('misspelt values are ignored, and traces are never allowed because of one', () => {
  expect(read('page=3')).toEqual(noFilters);
  expect(read('diet=vegn&heat=9&without=milc,nuts,nuts&allow=all')).toEqual({ ...noFilters, without: ['nuts'] });
});

test('addresses are short, and give back any filters that they were written from', () => {
  expect(String(serializeFilters(noFilters))).toBe('find=');
  expect(String(serializeFilters({ ...noFilters, without: ['milk'] }))).toBe('find=&without=milk');
  const filters = fc.record({
    search: fc.string({ maxLength: 80 }),
    diet: fc.constantFrom(...dietOptions),
    heat: fc.integer({ min: 0, max: 3 }),
    without: fc.subarray([...allergens]),
    traces: fc.boolean(),
  });
  fc.assert(fc.property(filters, (chosen) => void expect(read(String(serializeFilters(chosen)))).toEqual(chosen)));
});
