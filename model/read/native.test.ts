import { expect, test } from 'vitest';
import { checkNative } from './native.ts';
import { problemText } from './problem.ts';
import { readYaml, type Source } from './source.ts';

/** The problems with one native name, on a site with this native language. */
function problemsOf(name: string, language?: string): string[] {
  const problems: string[] = [];
  const sources = new Map<string, Source>();
  const files = {
    'content/site.yaml': language ? `nativeLanguage: ${language}` : 'brand: A',
    'content/menu.yaml': `dishes:\n  - name: A\n    native: ${name}`,
  };
  for (const [file, text] of Object.entries(files)) {
    const source = readYaml(file, text, (problem) => problems.push(problemText(problem)));
    if (source) sources.set(file, source);
  }
  checkNative(sources);
  return problems;
}

test.each([
  ['ta', 'மிளகு ரசம்'],
  ['ta', 'சிக்கன் 65 (6)'],
  ['ta', 'பால், தயிர்; நெய்.'],
  ['hi', 'प्रायाः'],
  ['pt', 'Pão de Alho'],
  ['ja', '刺身とサーモン'],
])('in %s, accepts "%s"', (language, name) => {
  expect(problemsOf(name, language)).toEqual([]);
});

test.each([
  ['ta', 'milagu rasam', '"milagu rasam" is not Tamil script alone; write Tamil letters, or leave the line out'],
  ['el', 'Ψάρι & chips', '"Ψάρι & chips" is not Greek script alone; write Greek letters, or leave the line out'],
  ['ta', 'ிமளகு', '"ிமளகு" has a vowel sign out of place; type the word again'],
  ['ta', 'மிிளகு', '"மிிளகு" has a vowel sign out of place; type the word again'],
])('in %s, reports "%s"', (language, name, message) => {
  expect(problemsOf(name, language)).toEqual([`content/menu.yaml:3 native: ${message}`]);
});

test('reports a native name if the site has no native language', () => {
  expect(problemsOf('மிளகு ரசம்')).toEqual([
    'content/menu.yaml:3 native: is in no known language; write nativeLanguage in content/site.yaml',
  ]);
});
