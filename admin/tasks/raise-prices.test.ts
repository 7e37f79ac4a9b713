import { describe, expect, it } from 'vitest';
import { RefusalError } from '../publish/change.ts';
import { listRaise, listScopes, markOf, planRaise, readPercent } from './raise-prices.ts';

const menu = (category: string) =>
  `categories:\n  - slug: first\n    name: ${category}\n    items:\n      - name: Stew\n        price: 9.00 # in a cup\n      - name: Rice\n        price: 4.50\n`;
const harbour = 'content/branches/harbour/menu.yaml';
const files = new Map([
  ['content/branches/harbour/branch.yaml', 'store: Harbourside\nid: 1\n'],
  [harbour, menu('Soups')],
  ['content/branches/hill/branch.yaml', 'store: Hill\nid: 2\n'],
  ['content/branches/hill/menu.yaml', menu('Hot/Cold')],
]);
const raise = { percent: 5, step: 10, scope: '' };
const changed = (scope: string) =>
  listRaise(files, { ...raise, scope }).map(({ store, changes }) => [store, changes.length]);

it('A percentage is one that somebody may mean', () => {
  expect(['5', '+2,5 %', '-10%', '30'].map(readPercent)).toEqual([5, 2.5, -10, 30]);
  expect(['', '0', '31', '-30.01', 'five', '1e1'].map(readPercent)).toEqual(Array.from({ length: 6 }));
});

it('Prices of all branches, of one, or of a category are listed', () => {
  expect(listScopes(files).map(({ value }) => value)).toEqual(['harbour', 'harbour/Soups', 'hill', 'hill/Hot/Cold']);
  expect(['', 'hill', 'hill/Hot/Cold', 'hill/Soups', 'elsewhere'].map(changed)).toEqual([
    [
      ['Harbourside', 2],
      ['Hill', 2],
    ],
    [['Hill', 2]],
    [['Hill', 2]],
    [],
    [],
  ]);
});

describe('Prices that are raised', () => {
  const one = { ...raise, scope: 'harbour/Soups' };
  const mark = markOf(listRaise(files, one));

  it('change alone, in one change', () => {
    const { texts } = planRaise(files, one, mark);
    expect([...texts]).toEqual([[harbour, menu('Soups').replace('9.00', '9.50').replace('4.50', '4.70')]]);
  });

  it('are refused if one has changed since the list was shown', () => {
    const later = new Map([...files, [harbour, menu('Soups').replace('4.50', '5.00')]]);
    expect(() => planRaise(later, one, mark)).toThrow(RefusalError);
  });
});
