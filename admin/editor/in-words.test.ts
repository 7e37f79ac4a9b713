import { expect, it } from 'vitest';
import type { Json } from '../../model/edit/yaml-text.ts';
import { changesIn } from './in-words.ts';

const long = 'The kitchen closes at ten on weekdays, and at eleven on Fridays and Saturdays.';

it.each<[before: Record<string, Json>, after: Record<string, Json>, words: string]>([
  [{ price: 4.5 }, { price: 5 }, 'Price 4.50 → 5.00'],
  [{ image: 'photo-a' }, { image: 'photo-b' }, 'Picture changed'],
  [
    { note: long },
    { note: long.replace('eleven', 'midnight') },
    'Note “…at eleven on Fridays and Saturdays.” → “…at midnight on Fridays and Saturdays.”',
  ],
  [{ note: 'Soon.' }, { note: long }, 'Note “Soon.” → “The kitchen closes at ten on weekdays…”'],
  [
    {
      questions: [
        { prompt: 'When?', answer: 'Late.' },
        { prompt: 'Where?', answer: 'Here.' },
      ],
    },
    {
      questions: [
        { prompt: 'When?', answer: 'Early.' },
        { prompt: 'Where?', answer: 'Here.' },
      ],
    },
    'Questions: When? Answer Late. → Early.',
  ],
  [{ made: ['red-chilli'] }, { made: ['red-chilli', 'cashew-nut'] }, 'Made of: cashew nut added'],
  [
    { link: { text: 'Book', href: '/book' } },
    { link: { text: 'Book', href: '/menu' } },
    'Link: Leads to /book → /menu',
  ],
])('%j and %j differ in words: %s', (before, after, words) => {
  expect(changesIn(before, after)).toEqual([words]);
});
