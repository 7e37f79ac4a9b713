import { expect, test } from 'vitest';
import { problemText } from './problem.ts';
import { type Copy, contentCopy } from './content.testing.ts';

/** A mistake in one file, and the message that its author must get. */
export interface Mistake {
  /** A noun phrase: the test is called "reports <title>". */
  title: string;
  file: string;
  /** The text to replace, searched below the comment at the head of the file. */
  from: string | RegExp;
  /** The replacement. */
  to: string;
  /** The problem must be on the first line that contains this; '' is line 1, undefined the whole file. */
  at?: string;
  /** The message after 'file:line '. */
  expectedMessage: string;
}

/**
 * Declares one test for each mistake: it must be reported with this message, on this line, and be the only problem.
 *
 * @param makeCopy the content without mistakes
 */
export function testMistakes(mistakes: readonly Mistake[], makeCopy: () => Copy = contentCopy): void {
  test.each(mistakes)('reports $title', ({ file, from, to, at, expectedMessage }) => {
    const { read, write, problems } = makeCopy();
    const [, head = '', body = ''] = /^((?:---\n)?(?:#[^\n]*\n)*)(.*)$/s.exec(read(file)) ?? [];
    const after = head + body.replace(from, () => to);
    expect(after).not.toBe(head + body);
    write(file, after);
    const found = problems({ hasIcon: (name) => name !== 'rocket' }).map(problemText);
    const place = at === '' ? 0 : after.indexOf(at ?? '', head.length);
    const line = at === undefined ? '' : `:${after.slice(0, place).split('\n').length}`;
    expect(found).toEqual([`${file}${line} ${expectedMessage}`]);
  });
}
