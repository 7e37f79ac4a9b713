import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { problemText } from '../../model/read/problem.ts';
import { checkTokens } from './check-theme.ts';

const site = readFileSync(join(import.meta.dirname, '../styles/tokens.css'), 'utf8');
const said = (css: string) => checkTokens(css, site).map(problemText);
const file = 'content/theme/theme.css';

test.each([
  ['--oxide-70: #123456;', `${file}:3 --oxide-70 is no token of the site; write --oxide-700`],
  ['--oxide-700: purple;', `${file}:3 --oxide-700: "purple" is no colour; write it as in #7a2418`],
  ['--accent: var(--s1);', `${file}:3 --accent: "var(--s1)" is no colour; write it as in #7a2418`],
  ['--accent: var(--accent);', `${file}:3 --accent: "var(--accent)" is no colour; write it as in #7a2418`],
  ['--s1: 3px;', undefined],
  ['--accent: var(--leaf-700);', undefined],
  [
    '--accent: var(--brass-200);',
    `${file}:3 --accent on --paper has a contrast of 1.2; text needs 4.5, so make one darker or the other lighter`,
  ],
])('reports "%s" with its line', (line, message) => {
  expect(said(`/* A\n comment: --nothing; */ :root {\n${line}\n}`)).toEqual([message ?? []].flat());
});
