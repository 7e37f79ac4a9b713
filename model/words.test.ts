import { describe, expect, test } from 'vitest';
import { splitAtWords, wordFinder, wordSlug } from './words.ts';

const word = (latin: string, ...spellings: string[]) => ({
  native: 'தமிழ்',
  latin,
  spellings,
  meaning: 'A word.',
  slug: wordSlug(latin),
});
const find = wordFinder(
  [
    word('kothu'),
    word('kothu parotta'),
    word('parotta'),
    word('briyani', 'biriyani'),
    word('eral'),
    word('rasam'),
    word('valavu'),
  ],
  'Valavu',
);
const found = (text: string, seen = new Set<string>()) =>
  find(text, seen).map(({ from, to, slug }) => `${text.slice(from, to)}: ${slug}`);

describe('a word is found', () => {
  test.each([
    ['Parotta and Eral 65', ['Parotta: parotta', 'Eral: eral']],
    ['six parottas, please', ['parottas: parotta']],
    ['A bowl of rasam.', ['rasam: rasam']],
    ['RASAM’S peppers', ['RASAM: rasam']],
    ['Chicken Dum Biriyani', ['Biriyani: briyani']],
    ['Chicken  Kothu  Parotta', ['Kothu: kothu', 'Parotta: parotta']],
    ['Chicken Kothu Parotta', ['Kothu Parotta: kothu-parotta']],
    ['Muttai Idiyappam Kothu', ['Kothu: kothu']],
  ])('in "%s"', (text, words) => expect(found(text)).toEqual(words));
});

describe('nothing is found', () => {
  test.each(['Eeral Milagu', 'generally', 'rasamalai', 'Karasam', 'éral', 'eralé', 'eral65', '', 'The Valavu kitchen'])(
    'in "%s"',
    (text) => expect(found(text)).toEqual([]),
  );
});

test('the brand name in lower case is an ordinary word', () => {
  expect(found('Behind that is the valavu, a court')).toEqual(['valavu: valavu']);
});

test('does not find a word that is part of the brand name', () => {
  const findIn = wordFinder([word('brasa'), word('brine')], 'Brasa & Brine');
  const slugs = (text: string) => findIn(text, new Set()).map(({ slug }) => slug);
  expect(slugs('Brasa & Brine lit its first charcoal')).toEqual([]);
  expect(slugs('At Brasa & Brine, a brasa is an ember in brine')).toEqual(['brasa', 'brine']);
  expect(slugs('Brasa and Brine')).toEqual(['brasa', 'brine']);
});

test('finds only the first occurrence of each word, in any spelling', () => {
  const seen = new Set<string>();
  expect(found('Rasam, rasam and briyani', seen)).toEqual(['Rasam: rasam', 'briyani: briyani']);
  expect(found('biriyani with rasam and eral', seen)).toEqual(['eral: eral']);
});

test('the parts of a split text join to the same text', () => {
  for (const text of ['eral', 'eral rasam', 'a bowl of rasam with parottas.', 'nothing here', '']) {
    const parts = splitAtWords(text, find(text, new Set()));
    expect(parts.map((part) => part.text).join('')).toBe(text);
    expect(parts.every((part) => part.text !== '')).toBe(true);
  }
  expect(splitAtWords('hot rasam!', find('hot rasam!', new Set()))).toEqual([
    { text: 'hot ' },
    { text: 'rasam', word: 'rasam' },
    { text: '!' },
  ]);
});
