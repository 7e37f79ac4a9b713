import { beforeEach, expect, test, vi } from 'vitest';
import { readSavedLists, saveList } from './saved-lists.ts';
import { addDish, emptyList } from './table-list.ts';

const stored = new Map<string, string>();
beforeEach(() => {
  stored.clear();
  vi.stubGlobal('dispatchEvent', () => true);
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  });
});
const [one, other] = [addDish(emptyList(1), 7, 450), addDish(emptyList(2), 8, 300)];

test('keeps one list for each branch, the last changed first', () => {
  saveList(one);
  saveList(other);
  expect(readSavedLists()).toEqual([other, one]);
  saveList(addDish(one, 9, 100));
  expect(readSavedLists()).toEqual([addDish(one, 9, 100), other]);
});

test('an empty list leaves nothing behind', () => {
  saveList(one);
  saveList(emptyList(1));
  expect([...stored]).toEqual([]);
});

test('what cannot be read is passed over, and blocked storage is no error', () => {
  saveList(one);
  for (const [key, value] of stored) stored.set(key, `nonsense\n${value}`);
  expect(readSavedLists()).toEqual([one]);
  vi.stubGlobal('sessionStorage', undefined);
  expect(() => saveList(other)).not.toThrow();
  expect(readSavedLists()).toEqual([]);
});
