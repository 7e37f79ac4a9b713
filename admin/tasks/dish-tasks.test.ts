import { describe, expect, it } from 'vitest';
import { RefusalError } from '../publish/change.ts';
import { isFarFrom, planAvailable, planPrice, planSoldOut, readPrice } from './dish-tasks.ts';
import { findDishes, listDishes } from './dishes.ts';

const files = new Map([
  ['content/branches/harbour/branch.yaml', 'store: Harbourside\n'],
  [
    'content/branches/harbour/menu.yaml',
    'categories:\n  - name: Soups\n    items:\n      - name: Leek Soup\n        price: 4.50 # in a cup\n      - name: Caldo Verde\n        price: 6.00\n        available: false\n      - name: Leek Soup\n        price: 6.00\n        soldOut: 2026-11-22\n',
  ],
]);
const id = 'harbour-soups-leek-soup';
const menuOf = ({ texts }: { texts: ReadonlyMap<string, string> }) => texts.get('content/branches/harbour/menu.yaml');
const menu = files.get('content/branches/harbour/menu.yaml')!;

describe('A price', () => {
  it('may be written as guests write it', () => {
    expect(['5', ' £5.5', '5,50', '12.05', '0.9'].map(readPrice)).toEqual(['5.00', '5.50', '5.50', '12.05', '0.90']);
    expect(['', 'five', '5.555', '-1', '1000', '1e2', '5 0'].map(readPrice)).toEqual(Array.from({ length: 7 }));
  });

  it('changes alone, with its comment', () => {
    const plan = planPrice(files, id, '4.50', '5.00');
    expect(menuOf(plan)).toBe(menu.replace('4.50 #', '5.00 #'));
    expect(plan.summary).toContain('Leek Soup');
  });

  it('in quotes is shown without them, and keeps them', () => {
    const file = 'content/branches/harbour/menu.yaml';
    const quoted = new Map([...files, [file, menu.replace('4.50 #', "'4.50' #")]]);
    expect(listDishes(quoted)[0]?.price).toBe('4.50');
    expect(menuOf(planPrice(quoted, id, '4.50', '5.00'))).toBe(menu.replace('4.50 #', "'5.00' #"));
  });

  it('that another person has changed is not overwritten', () => {
    expect(() => planPrice(files, id, '4.00', '5.00')).toThrow(
      new RefusalError({ kind: 'conflict', yours: '5.00', theirs: '4.50' }),
    );
  });

  it('is asked for again from 30 % on', () => {
    expect([isFarFrom('10.00', '13.00'), isFarFrom('10.00', '13.01'), isFarFrom('10.00', '6.99')]).toEqual([
      false,
      true,
      true,
    ]);
  });
});

it('A dish is sold out for a day, and back on', () => {
  const sold = planSoldOut(files, id, undefined, '2026-11-22');
  expect(menuOf(sold)).toBe(menu.replace('# in a cup\n', '# in a cup\n        soldOut: 2026-11-22\n'));
  const back = planSoldOut(files, `${id}-2`, '2026-11-22', undefined);
  expect(menuOf(back)).toBe(menu.replace('        soldOut: 2026-11-22\n', ''));
});

it('A dish is taken off the menu, and brought back', () => {
  expect(menuOf(planAvailable(files, 'harbour-soups-caldo-verde', true))).toBe(
    menu.replace('        available: false\n', ''),
  );
  expect(menuOf(planAvailable(files, id, false))).toContain('available: false\n      - name: Caldo Verde');
});

it('Dishes are found by parts of their names', () => {
  expect(findDishes(listDishes(files), 'leek harb').map(({ price }) => price)).toEqual(['4.50', '6.00']);
  expect(findDishes(listDishes(files), 'çaldo')).toHaveLength(1);
});
