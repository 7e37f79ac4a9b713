import { expect, test } from 'vitest';
import { problemText } from './problem.ts';
import { contentCopy } from './content.testing.ts';

/** One way to spoil one file, and what its author is told. */
export interface Mistake {
  title: string;
  file: string;
  /** What is looked for below the comment at the head of the file, and what is put in its place. */
  from: string | RegExp;
  to: string;
  /** The problem is told of the first line that holds this; '' is the first line, undefined the file as a whole. */
  at?: string;
  /** After 'file:line '. */
  told: string;
}

/** For each mistake a test that it is told of, in these words, at its line, and that nothing else is. */
export function toldOf(mistakes: readonly Mistake[]): void {
  test.each(mistakes)('$title', ({ file, from, to, at, told }) => {
    const { read, write, problems } = contentCopy();
    const [, head = '', body = ''] = /^((?:---\n)?(?:#[^\n]*\n)*)(.*)$/s.exec(read(file)) ?? [];
    const after = head + body.replace(from, () => to);
    expect(after).not.toBe(head + body);
    write(file, after);
    const found = problems({ hasIcon: (name) => name !== 'rocket' }).map(problemText);
    const place = at === '' ? 0 : after.indexOf(at ?? '', head.length);
    const line = at === undefined ? '' : `:${after.slice(0, place).split('\n').length}`;
    expect(found).toEqual([`${file}${line} ${told}`]);
  });
}
