import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { builtFiles, clientFolder } from '../built/build-folder.ts';
import { content } from './content.ts';

/** Phrases for facts that are not yet confirmed, such as "treat all 14 as present" of allergens. They belong on the launch list. */
const UNCONFIRMED_PHRASES =
  /\bperhaps\b|\bnot (?:yet )?(?:been )?(?:confirmed|checked|measured)\b|\bnothing on record\b|\bto be (?:added|filled|confirmed)\b|\bbefore launch\b|\btreat all\b|\{\{/i;
/** A question mark for an unknown allergen: as `content` of a style sheet, or in the JSON of a dish. */
const QUESTION_MARK = /content:\s*["']\?|"(?:contains|mayContain)":\{[^}]*\?/;

test('no page, data file or PDF says that a fact is not yet confirmed', () => {
  const files = builtFiles
    // The licences are not ours.
    .filter((file) => /\.(?:html|css|json|xml|txt|webmanifest)$/.test(file) && !file.endsWith('licences.txt'))
    .map((file) => [file, readFileSync(join(clientFolder, file), 'utf8')] as const);
  expect(files.length).toBeGreaterThan(20);
  // The PDF is made in the browser, of the menus' data and these words.
  const texts = [...files, ['PDF', JSON.stringify(content.menu.pdf)] as const];
  const found = texts.flatMap(([file, text]) =>
    [UNCONFIRMED_PHRASES, QUESTION_MARK].flatMap((pattern) =>
      pattern.test(text) ? `${file}: ${pattern.exec(text)?.[0]}` : [],
    ),
  );
  expect(found).toEqual([]);
});
