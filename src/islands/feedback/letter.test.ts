import { expect, test } from 'vitest';
import { letterText, mailLink } from './letter.ts';

// A letter with a rating, and copying it, are tested in tests/e2e/feedback.spec.ts.
test('the letter is the body of a mailto link, with spaces as %20 instead of +', () => {
  const text = letterText({ rating: '', feedback: 'Cold, & late.\nLovely rasam.', email: 'meena@example.com' });
  const link = mailLink({ store: 'Harbour Side', email: 'us@example.com' }, 'Feedback, {store}', text);
  expect(link).toBe(
    'mailto:us@example.com?subject=Feedback%2C%20Harbour%20Side' +
      '&body=Cold%2C%20%26%20late.%0D%0ALovely%20rasam.%0D%0A%0D%0Ameena%40example.com',
  );
});
