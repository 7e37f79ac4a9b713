import { expect, test } from 'vitest';
import { change, contentCopy } from './content.testing.ts';
import { findRepeats } from './repeats.ts';

test('a sentence that stands twice is reported where it stands again, with both places', () => {
  const texts = [
    { file: 'content/faq.yaml', line: 12, text: 'Yes. Ring before a bank holiday, please.' },
    { file: 'content/legal/terms.md', line: 3, text: 'We open daily. Ring before a bank holiday, please!' },
    { file: 'content/faq.yaml', line: 20, text: 'Yes. Yes.' },
  ];
  expect(findRepeats(texts)).toEqual([
    {
      file: 'content/legal/terms.md',
      line: 3,
      message:
        'has a sentence of content/faq.yaml:12 again: "Ring before a bank holiday, please!"; say it once, or in other words',
    },
  ]);
});

test('a sentence planted in a story and on a page stops the check', () => {
  const copy = contentCopy();
  const [, sentence = ''] = /^text: (.*\.)$/m.exec(copy.read('content/not-found.yaml')) ?? [];
  expect(sentence).not.toBe('');
  expect(copy.problems()).toEqual([]);
  change(copy, 'content/stories/how-to-eat-a-sardine.md', '## Before it comes', `${sentence}\n\n## Before it comes`);
  expect(copy.problems()).toContainEqual({
    file: 'content/stories/how-to-eat-a-sardine.md',
    line: expect.any(Number),
    message: expect.stringMatching(/^has a sentence of content\/not-found\.yaml:\d+ again: /),
  });
});
