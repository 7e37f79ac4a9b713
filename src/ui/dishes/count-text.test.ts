import { expect, test } from 'vitest';
import { amountText, countText, foundText } from './count-text.ts';

const facts = { dish: '{n} dish', dishes: '{n} dishes', drink: '{n} drink', drinks: '{n} drinks' };
const noDrinks = { n: 0, found: 0, total: 0 };

test('dishes and drinks are counted apart', () => {
  const words = { filters: { ofTotal: '{n} of {total}' }, facts };
  const dishes = { n: 43, found: 149, total: 149 };
  const drinks = { n: 0, found: 72, total: 72 };
  expect(countText({ dishes, drinks }, words)).toBe('43 of 149 dishes, 0 of 72 drinks');
  expect(countText({ dishes, drinks: noDrinks }, words)).toBe('43 of 149 dishes');
  expect(amountText(8, 1, facts)).toBe('8 dishes and 1 drink');
  expect(amountText(2, 0, facts)).toBe('2 dishes');
  expect(amountText(0, 2, facts)).toBe('2 drinks');
  expect(amountText(0, 0, facts)).toBe('0 dishes');
});

test('a search says what it found and how much of it the filters leave out', () => {
  const results = {
    found: 'Found: {amount}',
    leftOut: 'Left out: {amount}',
    show: '',
    answer: '',
    answered: '',
    unknown: '',
  };
  const text = (n: number, found: number, drinks = noDrinks) =>
    foundText({ dishes: { n, found, total: 49 }, drinks }, { filters: { results }, facts });
  expect(text(3, 3)).toBe('Found: 3 dishes');
  expect(text(2, 3)).toBe('Found: 3 dishes. Left out: 1 dish');
  expect(text(0, 3, { n: 1, found: 2, total: 9 })).toBe('Found: 3 dishes and 2 drinks. Left out: 3 dishes and 1 drink');
  expect(text(0, 0)).toBe('');
});
