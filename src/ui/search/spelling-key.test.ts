import { expect, test } from 'vitest';
import { spellingKey } from './spelling-key.ts';

test('spellings of one word have one key, and other words have others', () => {
  const words = [
    ['biryani', 'briyani', 'biriyani', 'biriyanis'],
    ['dosa', 'dosai', 'thosai', 'dosas'],
    ['idli', 'idly', 'idlies', 'iddly'],
    ['vada', 'vadai', 'wada'],
    ['sambar', 'sambhar'],
    ['kuzhambu', 'kulambu', 'kolambu'],
    ['uthappam', 'oothapam', 'uttappam'],
    ['chukka', 'sukka'],
    ...['rasam', 'appam', 'parotta', 'payasam', 'mutton', 'chicken'].map((word) => [word]),
  ];
  for (const spellings of words) expect(new Set(spellings.map(spellingKey)).size, spellings.join()).toBe(1);
  expect(new Set(words.map(([word = '']) => spellingKey(word))).size).toBe(words.length);
});
