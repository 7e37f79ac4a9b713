import { expect, test } from 'vitest';
import { explainAbout, explainMenuPage, explainStory } from './explained.ts';
import type { Inline } from './text-blocks.ts';
import type { Story } from './types.ts';
import { contentCopy } from './read/content.testing.ts';
import { wordFinder } from './words.ts';

/** The content before any words are explained. */
const content = contentCopy().content();
const words = content.glossary.groups.flatMap((group) => group.words);
const find = wordFinder(words, content.site.brand);
const menuPages = Object.values(content.menus).flatMap(({ pages }) => pages);
const runsOf = ({ sections }: Pick<Story, 'sections'>): Inline[] =>
  sections.flatMap(({ blocks }) =>
    blocks.flatMap((block) => {
      if (block.type === 'picture') return [];
      return block.type === 'paragraph' ? block.text : block.items.flat();
    }),
  );
const wordsOf = (runs: Inline[]) => runs.flatMap((run) => (run.type !== 'link' && run.word ? [run.word] : []));
const textOf = (runs: Inline[]) => runs.map((run) => run.text).join('');

test('a menu page explains each word once, and keeps names, prices and descriptions', () => {
  const seen = menuPages.map((page) => {
    const slugs: string[] = [];
    for (const [index, { words: own = [], items }] of explainMenuPage(page, find).categories.entries()) {
      expect(items).toMatchObject(page.categories[index]!.items);
      for (const { slug } of [...own, ...items.flatMap(({ explained = [] }) => explained)]) slugs.push(slug);
    }
    return slugs;
  });
  expect(seen.some((slugs) => slugs.length > 1)).toBe(true);
  for (const slugs of seen) expect(new Set(slugs).size).toBe(slugs.length);
});

test('a story explains each word once and keeps its text; so does About Us', () => {
  for (const story of content.stories) {
    const runs = runsOf(explainStory(story, find));
    expect(wordsOf(runs).length, story.slug).toBeGreaterThan(0);
    expect(new Set(wordsOf(runs)).size).toBe(wordsOf(runs).length);
    expect(textOf(runs)).toBe(textOf(runsOf(story)));
  }
  const { paragraphs } = explainAbout(content.about, find).success;
  expect(paragraphs.map(textOf)).toEqual(content.about.success.paragraphs);
});

test('a link in a story is not split, and its signature is left as it is', () => {
  const blocks = (run: Inline) => [{ type: 'paragraph' as const, text: [run] }];
  const sections = [
    { blocks: blocks({ type: 'link', text: 'the brasa', href: '/menu' }) },
    { isSignature: true as const, blocks: blocks({ type: 'text', text: 'brasa' }) },
  ];
  expect(explainStory({ ...content.stories[0]!, sections }, find).sections).toEqual(sections);
});
