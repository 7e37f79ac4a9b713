import { expect, test } from 'vitest';
import { amountText, countText } from './count-text.ts';

const facts = { dish: '{n} dish', dishes: '{n} dishes', drink: '{n} drink', drinks: '{n} drinks' };

test('dishes and drinks are counted apart', () => {
  const words = { ofTotal: '{n} of {total}', facts };
  const dishes = { n: 43, total: 149 };
  expect(countText({ dishes, drinks: { n: 0, total: 72 } }, words)).toBe('43 of 149 dishes, 0 of 72 drinks');
  expect(countText({ dishes, drinks: { n: 0, total: 0 } }, words)).toBe('43 of 149 dishes');
  expect(amountText(8, 1, facts)).toBe('8 dishes, 1 drink');
  expect(amountText(0, 2, facts)).toBe('2 drinks');
  expect(amountText(0, 0, facts)).toBe('0 dishes');
});
