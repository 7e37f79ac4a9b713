import { expect, test } from 'vitest';
import { spellingKey } from './spelling-key.ts';

const sameWords = [
  ['biryani', 'briyani', 'biriyani', 'biriyanis'],
  ['dosa', 'dosai', 'thosai', 'dosas'],
  ['idli', 'idly', 'idlies', 'iddly'],
  ['vada', 'vadai', 'wada'],
  ['sambar', 'sambhar'],
  ['kuzhambu', 'kulambu', 'kolambu'],
  ['uthappam', 'oothapam', 'uttappam'],
  ['chukka', 'sukka'],
];

for (const words of sameWords)
  test(`${words.join(', ')} are one word`, () => expect(new Set(words.map(spellingKey)).size).toBe(1));

test('keeps other words apart', () => {
  const words = [
    'biryani',
    'dosa',
    'idli',
    'vada',
    'sambar',
    'rasam',
    'appam',
    'parotta',
    'payasam',
    'mutton',
    'chicken',
  ];
  expect(new Set(words.map(spellingKey)).size).toBe(words.length);
});

test('has no key for a word of another script', () => expect(spellingKey('தோசை')).toBe(''));
