import { expect, test } from 'vitest';
import { slugify } from './slug.ts';
import { wordFinder } from './words.ts';

const word = (latin: string, ...spellings: string[]) => ({
  localName: 'தமிழ்',
  latin,
  spellings,
  meaning: 'A word.',
  slug: slugify(latin),
});
const find = wordFinder(
  [
    word('briyani', 'biriyani'),
    ...['kothu', 'kothu parotta', 'parotta', 'eral', 'rasam', 'valavu'].map((one) => word(one)),
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
  const slugs = wordFinder([word('brasa'), word('brine')], 'Brasa & Brine')('At Brasa & Brine, a brasa', new Set());
  expect(slugs.map(({ slug }) => slug)).toEqual(['brasa']);
});

test('finds only the first occurrence of each word, in any spelling', () => {
  const seen = new Set<string>();
  expect(found('Rasam, rasam and briyani', seen)).toEqual(['Rasam: rasam', 'briyani: briyani']);
  expect(found('biriyani with rasam and eral', seen)).toEqual(['eral: eral']);
});
