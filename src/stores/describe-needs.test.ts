import { expect, test } from 'vitest';
import { byNeed, displayName } from './describe-needs.ts';
import { newPerson } from './people.ts';

test('staff hear of allergies first, then of other needs, last of people who have entered nothing', () => {
  const people = [
    newPerson('Rui'),
    { ...newPerson('Eva'), diet: 'vegan' as const },
    { ...newPerson(''), heat: 0 },
    { ...newPerson('Ana'), without: ['milk'] as const },
    { ...newPerson(''), diet: 'vegetarian' as const, without: ['fish'] as const },
  ];
  expect(byNeed(people).map(({ index }) => index)).toEqual([3, 4, 1, 2, 0]);
});

test('of two people with one name the second has a number', () => {
  const party = { justMe: 'Just me', me: 'Me', person: 'Person {n}' };
  const people = ['Arun', '', 'Arun', ''].map(newPerson);
  expect(people.map((_, index) => displayName(people, index, { filters: { party } }))).toEqual([
    'Arun',
    'Person 2',
    'Arun (2)',
    'Person 4',
  ]);
});
