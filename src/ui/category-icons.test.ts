import { expect, test } from 'vitest';
import { categoryInitial } from './category-icons.ts';

test('the letter in place of an icon is a capital, and keeps its vowel sign', () => {
  expect(categoryInitial('paniyaram')).toBe('P');
  expect(categoryInitial('  தோசை')).toBe('தோ');
  expect(categoryInitial('[Soups]')).toBe('S');
});
