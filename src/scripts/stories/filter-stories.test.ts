import { expect, test } from 'vitest';
import { ALL_TAGS, filterStories } from './filter-stories.ts';

const stories = [
  { title: 'The soul of Chettinad', description: 'Stone flower and fennel.', tag: 'Our Culture' },
  { title: 'How to read a leaf', description: 'What goes where, and the soul of lunch.', tag: 'Food' },
];

test('tag and text apply together; the text is trimmed and its case ignored', () => {
  expect(filterStories(stories, ALL_TAGS, 'soul')).toHaveLength(2);
  expect(filterStories(stories, 'Food', 'soul')).toEqual([stories[1]]);
  expect(filterStories(stories, 'Food', 'fennel')).toEqual([]);
  expect(filterStories(stories, ALL_TAGS, '  STONE Flower ')).toEqual([stories[0]]);
  expect(filterStories(stories, ALL_TAGS, '  ')).toEqual(stories);
});
