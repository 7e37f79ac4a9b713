import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Lexer } from 'yaml';
import { readFolder } from '../../model/read/files.ts';
import { contentFolder } from '../../tools/content/content-folder.ts';
import { RefusalError } from '../publish/change.ts';
import { findTexts, type FileText, listTextFiles, planText } from './texts.ts';

const folder = contentFolder(join(import.meta.dirname, '../..'));
const files = new Map(
  [...(await readFolder(folder))].map(([file, bytes]) => [file, new TextDecoder().decode(bytes)] as const),
);
const all = listTextFiles(files);
const texts = all.flatMap((one) => one.texts).filter(({ isForPeople }) => isForPeople);
/** Some of all kinds: reading a file takes its time. */
const some = texts.filter(({ path }, index) => path.length === 0 || index % 12 === 0);
/** The texts of one file. */
const textsIn = (file: string, source: string) => listTextFiles(new Map([[file, source]])).flatMap((one) => one.texts);
const commentsIn = (source: string) => [...new Lexer().lex(source)].filter((token) => token.startsWith('#'));
const change = ({ id, value, file }: FileText, to: string): string => planText(files, id, value, to).texts.get(file)!;

describe('The texts', () => {
  it('are words that guests read: no addresses, pictures, ids, prices', () => {
    const last = new Set(texts.map(({ path }) => path.at(-1)));
    for (const field of ['headline', 'lead', 'alt', 'prompt', 'answer', 'description', 'title'])
      expect(last).toContain(field);
    for (const field of ['slug', 'href', 'picture', 'image', 'host']) expect([...last]).not.toContain(field);
    expect(texts.every(({ file }) => !file.startsWith('content/recipes/'))).toBe(true);
  });

  it('are found by any of their words', () => {
    const { value, id } = texts.find(({ path }) => path.at(-1) === 'lead')!;
    const [found] = findTexts(all, value.toUpperCase().split(' ').toReversed().slice(0, 4).join(' '));
    expect(found?.texts.map((text) => text.id)).toContain(id);
    expect(findTexts(all, 'xylophone zebra')).toEqual([]);
  });
});

describe('A text', () => {
  it('changes alone: every other text and every comment stays', () => {
    for (const text of some) {
      const after = change(text, 'Other words.');
      const before = files.get(text.file)!;
      const others = (source: string) =>
        textsIn(text.file, source)
          .filter(({ id }) => id !== text.id)
          .map(({ id, value }) => `${id} ${value}`);
      expect(others(after), text.id).toEqual(others(before));
      if (text.file.endsWith('.yaml')) expect(commentsIn(after), text.id).toEqual(commentsIn(before));
    }
  });

  it('that was not changed stays as it is', () => {
    for (const text of some)
      expect(
        textsIn(text.file, change(text, text.value))
          .find(({ id }) => id === text.id)
          ?.value.trim(),
        text.id,
      ).toBe(text.value.trim());
  });

  it('reads as it was written, whatever that is', () => {
    const tricks = [
      'a: b',
      '# all',
      '- x',
      '&a *a',
      '{ x: 1 }',
      '!!js/x y',
      "it's",
      '"',
      'null',
      '12',
      '? x',
      '---',
      '%YAML',
    ];
    fc.assert(
      fc.property(
        fc.constantFrom(...some.filter(({ path }) => path.length > 0)),
        fc.oneof(fc.constantFrom(...tricks), fc.string({ minLength: 1 })),
        (text, written) => {
          fc.pre(written.trim() !== '');
          const found = textsIn(text.file, change(text, written)).find(({ id }) => id === text.id);
          expect(found?.value.trim()).toBe(written.replaceAll(/\s+/g, ' ').trim());
        },
      ),
      { numRuns: 100 },
    );
  });

  it('that somebody else has changed is not overwritten', () => {
    const [text] = texts;
    expect(() => planText(files, text!.id, 'Something else', 'Mine')).toThrow(
      new RefusalError({ kind: 'conflict', yours: 'Mine', theirs: text!.value }),
    );
    expect(() => planText(files, 'content/home.yaml#nothing', '', 'Mine')).toThrow(RefusalError);
  });

  it('below the head of a story keeps the head', () => {
    const body = texts.find(({ file, path }) => file.startsWith('content/stories/') && path.length === 0)!;
    const after = change(body, '\r\nOne paragraph.\r\n\r\nAnother one.');
    const head = files.get(body.file)!.slice(0, -body.value.length);
    expect(after).toBe(`${head}${body.value.startsWith('\n') ? '\n' : ''}One paragraph.\n\nAnother one.\n`);
  });
});
