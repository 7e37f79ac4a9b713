import { expect, test } from 'vitest';
import { allergenNames, groupByCause } from './allergen-names.ts';

test('groups allergens by cause, each cause once', () => {
  expect(groupByCause({ milk: ['curd', 'batter'], gluten: ['batter'] })).toEqual([
    { cause: 'batter', allergens: ['gluten', 'milk'] },
    { cause: 'curd', allergens: ['milk'] },
  ]);
});

test('names the cereals and nuts that a cause has as words, never as a part of another word', () => {
  const names = { gluten: 'Gluten', nuts: 'Tree nuts' } as Parameters<typeof allergenNames>[1];
  const kinds = { gluten: ['wheat', 'rye', 'oat'], nuts: ['cashew'] };
  const named = (cause: string) => allergenNames({ gluten: [cause], nuts: [cause] }, names, kinds);
  expect(named('wheat flour in the coating of the fryer')).toEqual(['gluten (wheat)', 'tree nuts']);
  expect(named('rolled oats with Cashews')).toEqual(['gluten (oat)', 'tree nuts (cashew)']);
});
