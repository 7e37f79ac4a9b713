import { expect, test } from 'vitest';
import { change, contentCopy } from './content.testing.ts';

// Names that are not accepted: mistakes.yaml.
test.each([
  ['ta', 'மிளகு ரசம்'],
  ['ta', 'சிக்கன் 65 (6)'],
  ['ta', 'பால், தயிர்; நெய்.'],
  ['ta', 'க்\u200cஷ மீன்'],
  ['pt', 'Pão de Alho'],
])('in %s, accepts "%s"', (language, name) => {
  const copy = contentCopy();
  change(
    copy,
    'content/branches/harbour/menu.yaml',
    '- name: Caldo Verde',
    `- name: Caldo Verde\n        localName: ${name}`,
  );
  expect(copy.problems().map(({ message }) => message)).toEqual([expect.stringContaining('write localLanguage in')]);
  change(copy, 'content/site.yaml', 'brand:', `localLanguage: ${language}\nbrand:`);
  expect(copy.problems()).toEqual([]);
});
