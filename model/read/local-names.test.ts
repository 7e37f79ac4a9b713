import { expect, test } from 'vitest';
import { checkLocalNames } from './local-names.ts';
import { problemText } from './problem.ts';
import { readYaml, type Source } from './source.ts';

/** The problems with one local name, on a site with this local language. */
function problemsOf(name: string, language?: string): string[] {
  const problems: string[] = [];
  const sources = new Map<string, Source>();
  const files = {
    'content/site.yaml': language ? `localLanguage: ${language}` : 'brand: A',
    'content/menu.yaml': `dishes:\n  - name: A\n    localName: ${name}`,
  };
  for (const [file, text] of Object.entries(files)) {
    const source = readYaml(file, text, (problem) => problems.push(problemText(problem)));
    if (source) sources.set(file, source);
  }
  checkLocalNames(sources);
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
  expect(problemsOf(name)).toEqual([expect.stringContaining('write localLanguage in content/site.yaml')]);
});
