import { expect, test } from 'vitest';
import { change, contentCopy } from '../../model/read/content.testing.ts';
import { comingChanges } from './coming.ts';

test('lists what comes and goes in the next 30 days, in order of date', () => {
  const seasons = [
    { name: 'Harvest Feast', menu: 'Harbour', from: '2026-12-14', until: '2026-12-17' },
    { name: 'Stew', menu: 'Abbey', until: '2026-11-30' },
    { name: 'Game', menu: 'Abbey', from: '2026-12-31', until: '2027-02-01' },
    { name: 'Eels', menu: 'Abbey', from: '2027-01-01' },
    { name: 'Oysters', menu: 'Abbey', from: '2026-09-01', until: '2026-11-29' },
  ];
  expect(comingChanges({ seasons, branches: [] }, '2026-12-01')).toEqual([
    'Monday 14 December: Harvest Feast (Harbour) comes',
    'Friday 18 December: Harvest Feast (Harbour) is gone',
    'Thursday 31 December: Game (Abbey) comes',
  ]);
  expect(comingChanges({ seasons, branches: [] }, '2026-11-30')[0]).toBe('Tuesday 1 December: Stew (Abbey) is gone');
});

test('lists when a branch closes for a while and opens again', () => {
  const copy = contentCopy();
  const closed = 'closed: { from: 2026-12-07, until: 2026-12-20, text: New floor. }';
  change(copy, 'content/branches/abbey/branch.yaml', 'specialDays:', `${closed}\nspecialDays:`);
  expect(comingChanges({ seasons: [], branches: copy.content().branches }, '2026-12-01')).toEqual([
    'Monday 7 December: Abbey Steps closes for a while',
    'Monday 21 December: Abbey Steps opens again',
  ]);
});
