import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ALL_TAGS, filterStories } from './filter-stories.ts';

const stories = [
  { title: 'The soul of Chettinad', description: 'Stone flower and fennel.', tag: 'Our Culture' },
  { title: 'How to read a leaf', description: 'What goes where, and the soul of lunch.', tag: 'Food' },
];

test('filters by tag and text together', () => {
  expect(filterStories(stories, ALL_TAGS, 'soul')).toHaveLength(2);
  expect(filterStories(stories, 'Food', 'soul')).toEqual([stories[1]]);
  expect(filterStories(stories, 'Food', 'fennel')).toEqual([]);
});

test('trims the text and ignores its case', () => {
  expect(filterStories(stories, ALL_TAGS, '  STONE Flower ')).toEqual([stories[0]]);
});

test('returns every story if no tag is chosen and the text is blank', () => {
  fc.assert(
    fc.property(
      fc.stringMatching(/^\s*$/),
      (blank) => filterStories(stories, ALL_TAGS, blank).length === stories.length,
    ),
  );
});

const anyStory = fc.record({
  title: fc.string(),
  description: fc.string(),
  tag: fc.constantFrom('Food', 'Our Culture'),
});

test('returns stories of the list in their order, and never more for a narrower filter', () => {
  fc.assert(
    fc.property(
      fc.array(anyStory),
      fc.constantFrom(ALL_TAGS, 'Food', 'Our Culture'),
      fc.string(),
      (list, tag, search) => {
        const found = filterStories(list, tag, search);
        const positions = found.map((story) => list.indexOf(story));
        expect(positions).toEqual([...positions].toSorted((a, b) => a - b));
        expect(found.length).toBeLessThanOrEqual(filterStories(list, ALL_TAGS, search).length);
        expect(found.every((story) => tag === ALL_TAGS || story.tag === tag)).toBe(true);
      },
    ),
  );
});
