import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { fullCopy } from './content.testing.ts';
import { problemText } from './problem.ts';

interface Mistake {
  from: string;
  to: string;
  says: string;
  at?: string | null;
}

const table = parse(readFileSync(join(import.meta.dirname, 'mistakes.yaml'), 'utf8')) as Record<
  string,
  Record<string, Mistake>
>;
const mistakes = Object.entries(table).flatMap(([file, ofFile]) =>
  Object.entries(ofFile).map(([title, mistake]) => Object.assign({ file, title }, mistake)),
);

const patternOf = (from: string): string | RegExp => {
  const [, source, flags] = /^\/(.*)\/([a-z]*)$/s.exec(from) ?? [];
  return source === undefined ? from : new RegExp(source, flags);
};

test.each(mistakes)('$file: reports $title, and nothing else', ({ file, from, to, says, at }) => {
  const { read, write, problems } = fullCopy();
  // Below the comment at the head of the file.
  const [, head = '', body = ''] = /^((?:---\n)?(?:#[^\n]*\n)*)(.*)$/s.exec(read(file)) ?? [];
  const pattern = patternOf(from);
  const after = head + body.replace(pattern, () => to);
  expect(after).not.toBe(head + body);
  write(file, after);
  const replaced =
    head.length +
    body.search(typeof pattern === 'string' ? pattern.replaceAll(/[$()*+.?[\\\]^{|}]/g, '\\$&') : pattern);
  const place = at == null ? replaced + /^\n*/.exec(to)![0].length : at === '' ? 0 : after.indexOf(at, head.length);
  const line = at === null ? '' : `:${after.slice(0, place).split('\n').length}`;
  expect(problems({ icons: ['fish', 'leaf', 'curry pot', 'aubergine'] }).map(problemText)).toEqual([
    `${file}${line} ${says}`,
  ]);
});
