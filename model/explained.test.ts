import { beforeAll, expect, test } from 'vitest';
import { explainAbout, explainMenuPage, explainStory } from './explained.ts';
import type { Content } from './read/read.ts';
import { omit } from './omit.ts';
import type { Inline } from './text-blocks.ts';
import type { MenuPageData, Story, StorySection } from './types.ts';
import { contentCopy } from './read/content.testing.ts';
import { type FindWords, wordFinder } from './words.ts';

/** The content before any words are explained. */
let content: Content;
let find: FindWords;
let slugs: Set<string>;
beforeAll(() => {
  content = contentCopy().content();
  const words = content.glossary.groups.flatMap((group) => group.words);
  slugs = new Set(words.map(({ slug }) => slug));
  find = wordFinder(words, content.site.brand);
});

const menuPages = (): MenuPageData[] => Object.values(content.menus).flatMap(({ pages }) => pages);
const inMenuPage = (page: MenuPageData) =>
  page.categories.flatMap(({ words = [], items }) => [
    ...words.map(({ slug }) => slug),
    ...items.flatMap(({ explained = [] }) => explained.map(({ slug }) => slug)),
  ]);
const runsOf = (story: Story): Inline[] =>
  story.sections.flatMap(({ blocks }) =>
    blocks.flatMap((block) => {
      if (block.type === 'picture') return [];
      return block.type === 'paragraph' ? block.text : block.items.flat();
    }),
  );
const wordsOf = (runs: Inline[]) =>
  runs.flatMap((run) => (run.type !== 'link' && run.word !== undefined ? [run.word] : []));

/** The explained categories of a menu page that has dishes with these names. */
function explainedCategories(categories: readonly (readonly [slug: string, ...names: string[]])[]) {
  const [dish] = menuPages()[0]?.categories[0]?.items ?? [];
  if (!dish) throw new Error('there is no dish');
  const page = explainMenuPage(
    {
      isDrinks: false,
      allergenNotice: false,
      categories: categories.map(([slug, ...names]) => ({
        slug,
        name: slug,
        items: names.map((name) => ({ ...omit(dish, 'description'), name, baseName: name })),
      })),
    },
    find,
  );
  return Object.fromEntries(page.categories.map((category) => [category.slug, category]));
}

test('a menu page explains each word once, and every explained word is in the glossary', () => {
  const all = menuPages().map((page) => inMenuPage(explainMenuPage(page, find)));
  expect(all.some((words) => words.length > 1)).toBe(true);
  for (const words of all) {
    expect(new Set(words).size).toBe(words.length);
    expect(words.filter((slug) => !slugs.has(slug))).toEqual([]);
  }
});

test('explaining a menu page keeps names, prices and descriptions, and does not change its input', () => {
  for (const page of menuPages()) {
    const before = structuredClone(page);
    const { categories } = explainMenuPage(page, find);
    expect(page).toEqual(before);
    categories.forEach(({ items }, index) =>
      items.forEach((dish, place) => expect(dish).toMatchObject(page.categories[index]?.items[place] ?? {})),
    );
  }
});

test('a category lists the words in its dish names in lower case and in the spelling of the menu', () => {
  const { grill, soups } = explainedCategories([
    ['grill', 'Mackerel Piri Piri', 'Chicken Peri Peri'],
    ['soups', 'Caldo Verde', 'Mackerel Piri Piri'],
  ]);
  expect(grill?.words).toEqual([{ text: 'piri piri', slug: 'piri-piri' }]);
  expect(soups?.words).toEqual([{ text: 'caldo verde', slug: 'caldo-verde' }]);
  const other = explainedCategories([['grill', 'Chicken Peri Peri']]);
  expect(other['grill']?.words).toEqual([{ text: 'peri peri', slug: 'piri-piri' }]);
});

test('a story explains each word once, keeps its text, and explains no words in its signature', () => {
  for (const story of content.stories) {
    const explained = explainStory(story, find);
    const words = wordsOf(runsOf(explained));
    expect(words.length, story.slug).toBeGreaterThan(0);
    expect(new Set(words).size).toBe(words.length);
    const text = (runs: Inline[]) => runs.map((run) => run.text).join('');
    expect(text(runsOf(explained))).toBe(text(runsOf(story)));
    const signature = (sections: readonly StorySection[]) => sections.filter(({ isSignature }) => isSignature);
    expect(signature(explained.sections)).toEqual(signature(story.sections));
  }
});

test('does not split a link in a story', () => {
  const [story] = content.stories;
  if (!story) throw new Error('there is no story');
  const text: Inline[] = [
    { type: 'link', text: 'the brasa', href: '/menu' },
    { type: 'text', text: ' and brasa' },
  ];
  const [section] = explainStory(
    {
      ...story,
      sections: [{ reverse: false, images: false, isSignature: false, blocks: [{ type: 'paragraph', text }] }],
    },
    find,
  ).sections;
  expect(section?.blocks).toEqual([
    {
      type: 'paragraph',
      text: [
        { type: 'link', text: 'the brasa', href: '/menu' },
        { type: 'text', text: ' and ' },
        { type: 'text', text: 'brasa', word: 'brasa' },
      ],
    },
  ]);
});

test('About Us explains the words of its first section', () => {
  const { paragraphs } = explainAbout(content.about, find).success;
  expect(wordsOf(paragraphs.flat())).toEqual(['ghaut', 'caldo-verde']);
  expect(paragraphs.map((runs) => runs.map(({ text }) => text).join(''))).toEqual(content.about.success.paragraphs);
});

test('the words that a paragraph introduces in bold are the notes of its section, in the order of the glossary', () => {
  const words = content.glossary.groups.flatMap((group) => group.words);
  const [first, second] = words.filter(({ latin }) => !latin.includes(' '));
  const [story] = content.stories;
  if (!first || !second || !story) throw new Error('Needs two words and a story');
  const section = (blocks: StorySection['blocks']): StorySection => ({
    reverse: false,
    images: false,
    isSignature: false,
    blocks,
  });
  const { sections } = explainStory(
    {
      ...story,
      sections: [
        section([
          {
            type: 'paragraph',
            text: [
              { type: 'bold', text: second.latin },
              { type: 'text', text: ' and ' },
              { type: 'bold', text: first.latin },
            ],
          },
        ]),
        section([{ type: 'paragraph', text: [{ type: 'bold', text: first.latin }] }]),
      ],
    },
    find,
    words,
  );
  expect(sections.map(({ notes }) => notes?.map(({ slug }) => slug))).toEqual([[first.slug, second.slug], undefined]);
});
