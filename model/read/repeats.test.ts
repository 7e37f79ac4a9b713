import { expect, test } from 'vitest';
import { findRepeats } from './repeats.ts';

test('a sentence that stands twice is reported where it stands again, with both places', () => {
  const texts = [
    { file: 'content/faq.yaml', line: 12, text: 'Yes. Ring before a bank holiday, please.' },
    { file: 'content/legal/terms.md', line: 3, text: 'We open daily. Ring before a bank holiday, please!' },
    { file: 'content/faq.yaml', line: 20, text: 'Yes. Yes.' },
  ];
  const message = expect.stringMatching(/^has a sentence of content\/faq\.yaml:12 again: "Ring before .*, please!"/);
  expect(findRepeats(texts)).toEqual([{ file: 'content/legal/terms.md', line: 3, message }]);
});
