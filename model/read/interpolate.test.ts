import { expect, test } from 'vitest';
import { interpolate, interpolateAll } from './interpolate.ts';

const facts = new Map([
  ['brand', 'Valavu'],
  ['eastham.phone', '020 7946 0123'],
  ['eastham.price.veg-meals', '£10.00'],
]);

function interpolated(text: string): { text: string; reported: string[] } {
  const reported: string[] = [];
  return { text: interpolate(text, facts, (message) => reported.push(message)), reported };
}

test('fills in the price of a dish, and suggests the prices of its branch for a dish that is not on the menu', () => {
  expect(interpolated('Lunch is {eastham.price.veg-meals}.').text).toBe('Lunch is £10.00.');
  expect(interpolated('{eastham.price.meals}').reported).toEqual([
    '{eastham.price.meals} is no known fact; write one of {eastham.price.veg-meals}',
  ]);
});

test('fills in facts, and keeps the placeholders of the program', () => {
  expect(interpolated('Ring {brand} on {eastham.phone}, {n} of {total}')).toEqual({
    text: 'Ring Valavu on 020 7946 0123, {n} of {total}',
    reported: [],
  });
});

test('reports an unknown fact with the most likely ones', () => {
  expect(interpolated('{eastham.fax}').reported).toEqual([
    '{eastham.fax} is no known fact; write one of {eastham.phone}',
  ]);
});

test('interpolates every text in a value, and reports problems with their path', () => {
  const reported: unknown[] = [];
  const value = { list: ['{brand}', { deep: '{harrow.phone}' }], count: 3, none: null };
  expect(interpolateAll(value, facts, (path) => reported.push(path))).toEqual({
    ...value,
    list: ['Valavu', { deep: '{harrow.phone}' }],
  });
  expect(reported).toEqual([['list', 1, 'deep']]);
});

test('reports a misspelt fact', () => {
  for (const text of ['Ring {Harbour.phone}.', 'Ring {harbour .phone}.', 'This is {Brand}.']) {
    const reported: string[] = [];
    interpolate(
      text,
      new Map([
        ['brand', 'Grill'],
        ['harbour.phone', '1'],
      ]),
      (message) => reported.push(message),
    );
    expect(reported, text).toEqual([expect.stringMatching(/no known fact/)]);
  }
});

test('reports a brace without its other half', () => {
  expect(interpolated('Come to {brand').reported).toEqual([
    expect.stringMatching(/^has a brace without its other half/),
  ]);
  expect(interpolated('Come to brand}.').reported).toEqual([
    expect.stringMatching(/^has a brace without its other half/),
  ]);
  expect(interpolated('Opens at {time}').reported).toEqual([]);
});
