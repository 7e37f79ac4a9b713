import { expect, test } from 'vitest';
import { interpolate, interpolateSource } from './interpolate.ts';
import { problemText } from './problem.ts';
import { readYaml } from './source.ts';

const placeholders = new Map([
  ['brand', 'Valavu'],
  ['eastham.phone', '020 7946 0123'],
  ['eastham.price.veg-meals', '£10.00'],
]);

function interpolated(text: string): { text: string; reported: string[] } {
  const reported: string[] = [];
  return { text: interpolate(text, placeholders, (message) => reported.push(message)), reported };
}

test('fills in the price of a dish, and suggests the prices of its branch for a dish that is not on the menu', () => {
  expect(interpolated('Lunch is {eastham.price.veg-meals}.').text).toBe('Lunch is £10.00.');
  expect(interpolated('{eastham.price.meals}').reported).toEqual([
    '{eastham.price.meals} is no known placeholder; write one of {eastham.price.veg-meals}',
  ]);
});

test('fills in placeholders, and keeps the placeholders of the program', () => {
  expect(interpolated('Ring {brand} on {eastham.phone}, {n} of {total}')).toEqual({
    text: 'Ring Valavu on 020 7946 0123, {n} of {total}',
    reported: [],
  });
});

test('reports an unknown fact with the most likely ones', () => {
  expect(interpolated('{eastham.fax}').reported).toEqual([
    '{eastham.fax} is no known placeholder; write one of {eastham.phone}',
  ]);
});

test('interpolates every text of a file, and reports problems with their place', () => {
  const reported: string[] = [];
  const source = readYaml('a.yaml', "list: ['{brand}', { deep: '{harrow.phone}' }]\ncount: 3\nnone:\n", (problem) =>
    reported.push(problemText(problem)),
  );
  expect(source && interpolateSource(source, placeholders).value).toEqual({
    list: ['Valavu', { deep: '{harrow.phone}' }],
    count: 3,
    none: null,
  });
  expect(reported).toEqual([expect.stringMatching(/^a\.yaml:1 deep: \{harrow\.phone\} is no known placeholder/)]);
});

test('reports a misspelt placeholder', () => {
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
    expect(reported, text).toEqual([expect.stringMatching(/no known placeholder/)]);
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
