import { expect, test } from 'vitest';
import { groupByStyle, sizesOf, splitName } from './drinks.ts';

test('the columns are all sizes that occur, each once', () => {
  const size = (name: string) => ({ size: name, price: 5 });
  expect(sizesOf([{ also: [size('glass')] }, {}, { also: [size('glass'), size('carafe')] }])).toEqual([
    'glass',
    'carafe',
  ]);
});

test('drinks without a style come first, and the styles in the order of their first drinks', () => {
  const drinks = [{ style: 'Dry' }, {}, { style: 'Sweet' }, { style: 'Dry' }];
  expect(groupByStyle(drinks)).toEqual([
    { style: undefined, drinks: [{}] },
    { style: 'Dry', drinks: [{ style: 'Dry' }, { style: 'Dry' }] },
    { style: 'Sweet', drinks: [{ style: 'Sweet' }] },
  ]);
  expect(groupByStyle([])).toEqual([]);
});

test('a name is split at its first comma, and a volume at its end is left out', () => {
  expect(splitName('Alvarinho, Monção, Minho 75 cl')).toEqual(['Alvarinho', 'Monção, Minho']);
  expect(splitName('House Red 37.5cl')).toEqual(['House Red', undefined]);
  expect(splitName('Vinho Verde 2024')).toEqual(['Vinho Verde 2024', undefined]);
});
