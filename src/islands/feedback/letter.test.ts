import { expect, test } from 'vitest';
import { letterText, mailLink } from './letter.ts';

const letter = { rating: 'Sad', feedback: 'Cold, & late.\nLovely rasam.', email: 'meena@example.com' };

test('the letter has rating, words and address; without a rating it begins with the words', () => {
  expect(letterText(letter)).toBe('Sad. Cold, & late.\nLovely rasam.\n\nmeena@example.com');
  expect(letterText({ ...letter, rating: '' })).toMatch(/^Cold/);
});

test('an email to the branch has the letter in its body', () => {
  const branch = { store: 'Harbour Side', email: 'us@example.com' };
  const link = new URL(mailLink(branch, 'Feedback, {store}', letterText(letter)));
  expect(link.pathname).toBe('us@example.com');
  expect(link.search).not.toContain('+');
  expect(link.searchParams.get('subject')).toBe('Feedback, Harbour Side');
  expect(link.searchParams.get('body')).toBe('Sad. Cold, & late.\r\nLovely rasam.\r\n\r\nmeena@example.com');
});
