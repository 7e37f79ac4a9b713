import fc from 'fast-check';
import { expect, test } from 'vitest';
import { persons } from './list.testing.ts';
import { isReadCompletely, MAX_NAME_LENGTH, MAX_PEOPLE, parseFilters, serializeFilters } from './filter-parameters.ts';
import { newPerson, noFilters, type Filters } from './people.ts';

const parties: fc.Arbitrary<Filters> = fc.record({
  search: fc.constantFrom('', 'rice', 'grilled', 'a&b=c#%'),
  people: fc.array(persons, { minLength: 1, maxLength: MAX_PEOPLE }),
});
const read = (query: string) => parseFilters(new URLSearchParams(query));

test('reads back any party that it has written', () => {
  fc.assert(fc.property(parties, (party) => void expect(read(String(serializeFilters(party)))).toEqual(party)));
});

test('any bytes give a party of at least one, with short names', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 80 }), (bytes) => {
      const text = String.fromCharCode(...bytes);
      const party = read(`find=&person=${text}&name=${text}`);
      expect(party.people.length).toBeGreaterThan(0);
      expect(party.people.every(({ name }) => name.length <= MAX_NAME_LENGTH)).toBe(true);
    }),
  );
  const letters = 'a'.repeat(MAX_NAME_LENGTH - 1);
  expect(read(`find=&name=${letters}🌶`).people[0]?.name).toBe(letters);
  expect(read(`find=${'&person='.repeat(99)}`).people).toHaveLength(MAX_PEOPLE);
});

test('misspelt values are ignored, and a misspelt value never allows traces', () => {
  expect(read('page=3')).toEqual(noFilters);
  const { people } = read('diet=vegn&heat=9&without=milc,nuts,nuts&allow=all');
  expect(people).toEqual([{ ...newPerson(''), without: ['nuts'] }]);
});

test('addresses of filters are short', () => {
  expect(String(serializeFilters(noFilters))).toBe('find=');
  const people = [{ ...newPerson(''), without: ['milk' as const] }];
  expect(String(serializeFilters({ ...noFilters, people }))).toBe('find=&without=milk');
});

test('says whether a query is wholly read', () => {
  const isRead = (query: string) => isReadCompletely(new URLSearchParams(query));
  fc.assert(fc.property(parties, (party) => isRead(String(serializeFilters(party)))));
  for (const query of [
    'diet=vegn',
    'heat=9',
    'without=milk,milc',
    'allow=all',
    'person=diet%3Dvegn',
    '&person='.repeat(MAX_PEOPLE),
  ])
    expect(isRead(query)).toBe(false);
});
