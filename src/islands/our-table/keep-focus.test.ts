import { expect, test } from 'vitest';
import { lineToFocus } from './keep-focus.ts';

test('after a line is removed, the next has the focus, after the last the one before', () => {
  expect(lineToFocus({ line: 1, dish: 'b' }, ['a', 'c'])).toBe(1);
  expect(lineToFocus({ line: 2, dish: 'c' }, ['a', 'b'])).toBe(1);
  expect(lineToFocus({ line: 0, dish: 'a' }, [])).toBe(-1);
  // It is now under another person.
  expect(lineToFocus({ line: 0, dish: 'a' }, ['b', 'c', 'a'])).toBe(2);
});
