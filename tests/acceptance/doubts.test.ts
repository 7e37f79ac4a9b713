import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { builtFiles, clientFolder } from '../built/build-folder.ts';
import { content } from './content.ts';

/** Notes of something unsettled, which belong on the launch list: "treat all 14 as present" says that allergens are not known. */
const UNSETTLED_PHRASES =
  /\bperhaps\b|\bnot (?:yet )?(?:been )?(?:confirmed|checked|measured)\b|\bnothing on record\b|\bto be (?:added|filled|confirmed)\b|\bbefore launch\b|\btreat all\b|\{\{/i;
/** The mark of an unknown state, in style sheets and in lists of allergens. */
const QUESTION_MARK = /content:\s*["']\?|"(?:contains|mayContain)":\{[^}]*\?/;

test('no page, data file or PDF has a note of something unsettled', () => {
  const files = builtFiles
    // The licences are not ours.
    .filter((file) => /\.(?:html|css|json|xml|txt|webmanifest)$/.test(file) && !file.endsWith('licences.txt'))
    .map((file) => [file, readFileSync(join(clientFolder, file), 'utf8')] as const);
  expect(files.length).toBeGreaterThan(20);
  // The PDF is made in the browser, of the menus' data and these words.
  const texts = [...files, ['PDF', JSON.stringify(content.menuPage.pdf)] as const];
  const found = texts.flatMap(([file, text]) =>
    [UNSETTLED_PHRASES, QUESTION_MARK].flatMap((pattern) =>
      pattern.test(text) ? `${file}: ${pattern.exec(text)?.[0]}` : [],
    ),
  );
  expect(found).toEqual([]);
});
