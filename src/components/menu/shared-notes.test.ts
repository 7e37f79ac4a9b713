import { expect, test } from 'vitest';
import { sharedNotes } from './shared-notes.ts';

test('finds the notes of several categories, and leaves out those of one and missing ones', () => {
  const categories = [
    { name: 'White', note: 'Ask.' },
    { name: 'Tea' },
    { name: 'Red', note: 'Ask.' },
    { name: 'Coffee' },
    { name: 'Spirits', note: 'By the measure.' },
  ];
  expect(sharedNotes(categories)).toEqual([{ note: 'Ask.', categories: ['White', 'Red'] }]);
});
