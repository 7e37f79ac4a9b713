import { expect, test } from 'vitest';
import { splitLinks } from './text-link.ts';

test('splits a text at its links and at the telephone numbers of a list', () => {
  const text = 'Ring 020 7946 0101 or see [the list](/our-table).';
  const [before, middle, link, end] = [
    { words: 'Ring ' },
    { words: ' or see ' },
    { words: 'the list', href: '/our-table' },
    { words: '.' },
  ];
  const number = { words: '020 7946 0101', href: 'tel:+442079460101' };
  expect(splitLinks(text, ['020 7946 0202', '020 7946 0101'])).toEqual([before, number, middle, link, end]);
  // Two branches may have one number, and a text may link it itself.
  expect(splitLinks(text, ['020 7946 0101', '020 7946 0101'])).toEqual([before, number, middle, link, end]);
  expect(splitLinks('Ring [020 7946 0101](tel:+442079460101)', ['020 7946 0101'])).toEqual([before, number]);
  expect(splitLinks(text, [])).toEqual([{ words: 'Ring 020 7946 0101 or see ' }, link, end]);
});
