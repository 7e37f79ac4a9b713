import { expect, test } from 'vitest';
import { groupByCause } from './known-allergens.ts';

test('groups allergens by cause, each cause once', () => {
  expect(groupByCause({ milk: ['curd', 'batter'], gluten: ['batter'] })).toEqual([
    { cause: 'batter', allergens: ['gluten', 'milk'] },
    { cause: 'curd', allergens: ['milk'] },
  ]);
});
