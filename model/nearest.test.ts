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
])('corrects %s to %s', (word, meant) => {
  expect(nearest(word, fields)).toBe(meant);
});

test('returns nothing for a word that resembles none of the list', () => {
  expect(nearest('calories', fields)).toBeUndefined();
  expect(nearest('x', fields)).toBeUndefined();
  expect(nearest('price', [])).toBeUndefined();
});

test('matches a word of the list in any case', () => {
  fc.assert(fc.property(fc.constantFrom(...fields), (word) => nearest(word.toUpperCase(), fields) === word));
});
