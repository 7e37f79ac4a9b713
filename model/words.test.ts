import { expect, test } from 'vitest';
import { splitAtWords, wordFinder, wordSlug } from './words.ts';

const word = (latin: string, ...spellings: string[]) => ({
  localName: 'தமிழ்',
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

test.each([
  ['six parottas, please', ['parottas: parotta']],
  ['RASAM’S peppers', ['RASAM: rasam']],
  ['Chicken Dum Biriyani', ['Biriyani: briyani']],
  ['Chicken  Kothu  Parotta', ['Kothu: kothu', 'Parotta: parotta']],
  ['Chicken Kothu Parotta', ['Kothu Parotta: kothu-parotta']],
])('words are found in "%s"', (text, words) => expect(found(text)).toEqual(words));

test('nothing is found in parts of words, in other letters and in the brand', () => {
  for (const text of ['Eeral Milagu', 'rasamalai', 'Karasam', 'éral', 'eral65', '', 'The Valavu kitchen'])
    expect(found(text), text).toEqual([]);
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
  expect(splitAtWords('hot rasam!', find('hot rasam!', new Set()))).toEqual([
    { text: 'hot ' },
    { text: 'rasam', word: 'rasam' },
    { text: '!' },
  ]);
});
