import fc from 'fast-check';
import { expect, test } from 'vitest';
import { allOpen, onlyFirstOpen, toggleQuestion } from './open-questions.ts';

test('several questions can be open at once, and each closes separately', () => {
  const open = toggleQuestion(toggleQuestion(onlyFirstOpen, 2), 5);
  expect([...open]).toEqual([0, 2, 5]);
  expect([...toggleQuestion(open, 2)]).toEqual([0, 5]);
});

test('allOpen opens every question of the list', () => {
  expect([...allOpen(3)]).toEqual([0, 1, 2]);
  expect(allOpen(0).size).toBe(0);
});

test('toggling a question twice restores it and changes no other question', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.nat(20)), fc.nat(20), (indexes, index) => {
      const open = new Set(indexes);
      const once = toggleQuestion(open, index);
      expect(once.has(index)).toBe(!open.has(index));
      expect(toggleQuestion(once, index)).toEqual(open);
    }),
  );
});
