import { expect, test } from 'vitest';
import { createTextMatcher, spellingKey } from './match-words.ts';

const texts = ['Bacalhau à Brás, with embers', 'Mutton Briyani', 'Cháo', 'தோசை'];
const found = (search: string) => texts.filter(createTextMatcher(search, texts));

test('a text matches a search if it has every word, in any order and case, with or without accents', () => {
  for (const search of ['bras bacalhau', 'EMBERS', ' bac ']) expect(found(search)).toEqual([texts[0]]);
  expect(found('bras mutton')).toEqual([]);
  expect(found('தோசை')).toEqual([texts[3]]);
  expect(found('  ')).toEqual(texts);
});

test('a word matches before the beginning of others, and that before their middle', () => {
  const dishes = ['Coconut rice', 'Curry with nuts', 'Kingfish', 'Podi dosa', 'Podimas'];
  const find = (search: string) => dishes.filter(createTextMatcher(search, dishes));
  expect(find('nut')).toEqual([dishes[1]]);
  expect(['fish', 'podi', 'podim'].flatMap(find)).toEqual(dishes.slice(2));
});

test('a word that no text has matches another spelling of it; one that some text has matches only itself', () => {
  for (const search of ['biryani', 'matton biriyanis']) expect(found(search)).toEqual([texts[1]]);
  const words = ['a dosa', 'a dose'];
  for (const search of ['dosa', 'dosai']) expect(words.filter(createTextMatcher(search, words))).toEqual(['a dosa']);
  // In another script there is no other spelling, and few consonants say too little.
  for (const search of ['தோசைய', 'ee', 'chow']) expect(found(search)).toEqual([]);
});

test('short words find only words that begin with them', () => {
  const dishes = ['Plaza prawns', 'Zucchini', 'Sesame'];
  const find = (search: string) => dishes.filter(createTextMatcher(search, dishes));
  expect(find('z')).toEqual(['Zucchini']);
  for (const search of ['zzz', 'zzzz', 'sz', 'za']) expect(find(search)).toEqual([]);
});

test('a name that no text has matches the name that menus use', () => {
  const dishes = ['Okra', 'Prawn Thokku, with peanuts'];
  const find = (search: string) => dishes.filter(createTextMatcher(search, dishes));
  expect(find('lady’s finger')).toEqual(['Okra']);
  expect(find('Groundnuts shrimp')).toEqual([dishes[1]]);
  expect(['Soya chunks', 'Milk'].map((name) => createTextMatcher('tofu', [name])(name))).toEqual([true, false]);
});

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
    ['lassi'],
    ['lacy'],
    ...['rasam', 'appam', 'parotta', 'payasam', 'mutton', 'chicken'].map((word) => [word]),
  ];
  for (const spellings of words) expect(new Set(spellings.map(spellingKey)).size, spellings.join()).toBe(1);
  expect(new Set(words.map(([word = '']) => spellingKey(word))).size).toBe(words.length);
});

test('no dish is guessed for the name of an illness, nor for a child', () => {
  expect(spellingKey('coeliac')).toBe(spellingKey('slices'));
  expect(createTextMatcher('child', ['Chilled soup'])('Chilled soup')).toBe(false);
  expect(createTextMatcher('coeliac', ['Plantain slices'])('Plantain slices')).toBe(false);
});
