import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { $filters, setFilters, takeOverFilters, undoClear } from './filters.ts';
import { listOf } from './lists.ts';
import { changePeople, clearFilters, needsBeyond, restoreFilters } from './party.ts';
import { newPerson, noFilters } from './people.ts';
import { clearedFilters, storeCleared } from './stored-filters.ts';
import { stubBrowser } from './stores.testing.ts';

beforeEach(() => void stubBrowser());
afterEach(() => vi.unstubAllGlobals());

const vegan = { ...noFilters, people: [{ ...newPerson('Rui'), diet: 'vegan' as const }] };

test('Clear takes the diet of a single guest from a list, not the name, and Undo brings it back', () => {
  changePeople(1, vegan.people);
  clearFilters();
  expect(listOf(1).people).toEqual([newPerson('Rui')]);
  restoreFilters(vegan);
  expect(listOf(1).people).toEqual(vegan.people);
});

test('filters that allow more are compared with the list that has changed with them', () => {
  changePeople(1, vegan.people);
  $filters.set(vegan);
  const seen: unknown[] = [];
  const stop = $filters.listen((party) => seen.push(needsBeyond(1, party)));
  setFilters({ ...vegan, people: [newPerson('Rui')] });
  stop();
  expect(seen).toEqual([null]);
});

test('whoever changes the people of a list has no cleared filters to bring back', () => {
  storeCleared(vegan);
  expect(clearedFilters()).toEqual(vegan);
  changePeople(1, [newPerson('Ana')]);
  expect(clearedFilters()).toBeNull();
});

test('filters that a link replaces can be brought back, also if it is opened again', () => {
  setFilters(vegan);
  const open = () => {
    location.hash = '#find=&without=milk';
    takeOverFilters();
  };
  open();
  expect(clearedFilters()).toEqual(vegan);
  undoClear(1, false);
  expect([$filters.get(), clearedFilters()]).toEqual([vegan, null]);
  open();
  open();
  expect(clearedFilters()).toEqual(vegan);
});
