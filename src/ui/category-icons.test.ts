import { expect, test } from 'vitest';
import { iconLetter } from './category-icons.ts';

test('the letter in place of an icon is a capital, and keeps its vowel sign', () => {
  expect(iconLetter('paniyaram')).toBe('P');
  expect(iconLetter('  தோசை')).toBe('தோ');
});
