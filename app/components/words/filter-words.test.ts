import { expect, test } from 'vitest';
import { matchesSearch } from './filter-words.ts';

test('a text matches a search if it contains every word, in any order and case', () => {
  const text = 'brasa A bed of embers.';
  for (const search of ['', '  ', 'BRASA', 'embers bed', ' bra ']) expect(matchesSearch(text, search)).toBe(true);
  for (const search of ['coal', 'brasa coal']) expect(matchesSearch(text, search)).toBe(false);
});
