import { readFileSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { problemText } from '../../model/read/problem.ts';
import { temporaryFolder } from '../../tests/temporary-folder.ts';
import { checkTheme, checkTokens } from './check-theme.ts';

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

test('a theme has its own colours and icons', async () => {
  const content = await temporaryFolder();
  vi.stubEnv('CONTENT', content);
  onTestFinished(() => void vi.unstubAllEnvs());
  await mkdir(join(content, 'theme'));
  const missing = checkTheme(join(import.meta.dirname, '../..')).map(problemText);
  expect(missing).toHaveLength(7);
  expect(missing[0]).toBe(`${file} is missing; add it`);
});
