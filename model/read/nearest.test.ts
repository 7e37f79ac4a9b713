import fc from 'fast-check';
import { expect, test } from 'vitest';
import { nearest } from './nearest.ts';

const fields = ['price', 'picture', 'description', 'heat', 'weekendOnly'];

test.each([
  ['pirce', 'price'],
  ['prize', 'price'],
  ['descripton', 'description'],
  ['haet', 'heat'],
  ['weekendonly', 'weekendOnly'],
  ['desc', 'description'],
])('%s means %s', (word, meant) => {
  expect(nearest(word, fields)).toBe(meant);
});

test('a word that is like none of them means none of them', () => {
  expect(nearest('calories', fields)).toBeUndefined();
  expect(nearest('x', fields)).toBeUndefined();
  expect(nearest('price', [])).toBeUndefined();
});

test('a word of the list means itself, whatever its case', () => {
  fc.assert(fc.property(fc.constantFrom(...fields), (word) => nearest(word.toUpperCase(), fields) === word));
});
