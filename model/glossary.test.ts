import { expect, test } from 'vitest';
import { slugify } from './slug.ts';
import { wordMarker, explainMenuPage, explainStory } from './glossary.ts';
import type { Inline, Story } from './types.ts';
import { contentCopy } from './read/content.testing.ts';

const word = (latin: string, ...spellings: string[]) => ({
  localName: 'தமிழ்',
  latin,
  spellings,
  meaning: 'A word.',
  slug: slugify(latin),
});
const mark = wordMarker(
  [
    word('briyani', 'biriyani'),
    ...['kothu', 'kothu parotta', 'parotta', 'eral', 'rasam', 'valavu'].map((one) => word(one)),
  ],
  'Valavu',
);
const found = (text: string, seen = new Set<string>()) =>
  mark(text, seen).flatMap((run) => (run.word ? `${run.text}: ${run.word}` : []));

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
  const runs = wordMarker([word('brasa'), word('brine')], 'Brasa & Brine')('At Brasa & Brine, a brasa', new Set());
  expect(runs.map((run) => [run.text, run.word])).toEqual([
    ['At Brasa & Brine, a ', undefined],
    ['brasa', 'brasa'],
  ]);
});

test('finds only the first occurrence of each word, in any spelling', () => {
  const seen = new Set<string>();
  expect(found('Rasam, rasam and briyani', seen)).toEqual(['Rasam: rasam', 'briyani: briyani']);
  expect(found('biriyani with rasam and eral', seen)).toEqual(['eral: eral']);
});

/** The content before any words are explained. */
const content = contentCopy().content();
const words = content.glossary.groups.flatMap((group) => group.words);
const markWords = wordMarker(words, content.site.brand);
const menuPages = Object.values(content.menus).flat();
const runsOf = ({ sections }: Pick<Story, 'sections'>): Inline[] =>
  sections.flatMap(({ blocks }) =>
    blocks.flatMap((block) => {
      if (block.type === 'picture') return [];
      return block.type === 'paragraph' ? block.text : block.items.flat();
    }),
  );
const wordsOf = (runs: Inline[]) => runs.flatMap((run) => (run.type !== 'link' && run.word ? [run.word] : []));
const textOf = (runs: Inline[]) => runs.map((run) => run.text).join('');

test('a menu page explains each word of its dishes once', () => {
  const seen = menuPages.map((page) => {
    const { categories } = explainMenuPage(page, markWords);
    const slugs = categories.flatMap(({ words: own = [] }) => own.map(({ slug }) => slug));
    const texts = page.categories.flatMap(({ items }) => items.map((dish) => `${dish.baseName}: ${dish.description}`));
    expect(slugs.toSorted()).toEqual(wordsOf(markWords(texts.join('. '), new Set())).toSorted());
    return slugs;
  });
  expect(seen.some((slugs) => slugs.length > 1)).toBe(true);
  for (const slugs of seen) expect(new Set(slugs).size).toBe(slugs.length);
});

test('a story explains each word once and keeps its text', () => {
  for (const story of content.stories) {
    const runs = runsOf(explainStory(story, markWords));
    expect(wordsOf(runs).length, story.slug).toBeGreaterThan(0);
    expect(new Set(wordsOf(runs)).size).toBe(wordsOf(runs).length);
    expect(textOf(runs)).toBe(textOf(runsOf(story)));
  }
});

test('a link in a story is not split, and its signature is left as it is', () => {
  const blocks = (run: Inline) => [{ type: 'paragraph' as const, text: [run] }];
  const sections = [
    { blocks: blocks({ type: 'link', text: 'the brasa', href: '/menu' }) },
    { signature: true as const, blocks: blocks({ type: 'text', text: 'brasa' }) },
  ];
  expect(explainStory({ ...content.stories[0]!, sections }, markWords).sections).toEqual(sections);
});
