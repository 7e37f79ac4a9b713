import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { fixtureContentFolder } from '../../tests/another-restaurant/environments.ts';
import { applyJson, readJson } from './apply-json.ts';
import { EditError } from './yaml-place.ts';
import { changeAt } from './change-at.ts';
import { checkRandomEdits } from './random-edit.testing.ts';
import type { Json } from './yaml-text.ts';

it.each<[before: string, next: Json, after: string]>([
  ['a:\nb: 1\n', { a: 2, b: 1 }, 'a: 2\nb: 1\n'],
  ['a: 4.50 # [spec]\n', { a: 5.5 }, 'a: 5.50 # [spec]\n'],
  ["a: '4.50'\n", { a: '5.00' }, "a: '5.00'\n"],
  ['a:\n  - b: 1', { a: [{ b: 1, c: 2 }] }, 'a:\n  - b: 1\n    c: 2'],
  ['a:\n  - b: 1\n    # c\n    c: 2\n', { a: [{ c: 2 }] }, 'a:\n  - c: 2\n'],
  ['a: { b: 1 } # c', { a: { b: 1, d: false } }, 'a: { b: 1, d: false } # c'],
  ['a: { b: 1, c: 2 }', { a: { c: 2 } }, 'a: { c: 2 }'],
  ['a: [] # none\nb: 1\n', { a: [{ b: 'x: y' }], b: 1 }, 'a: # none\n  - b: "x: y"\nb: 1\n'],
  ['a: # none\nb: 1\n', { a: [{ c: 2 }], b: 1 }, 'a: # none\n  - c: 2\nb: 1\n'],
  ['a: # some\n  - b: 1\n  # - b: 2\n', { a: [] }, 'a: [] # some\n  # - b: 2\n'],
  ['a: # some\n  - b: 1\n', { a: null }, 'a: # some\n'],
  ['a: 1\nc: 3\n# d\n', { a: 1, b: 2, c: 3 }, 'a: 1\nb: 2\nc: 3\n# d\n'],
  // An entry in the place and the style of the others.
  [
    'a:\n  - b: 1.00\n\n  # cold\n  - b: 2.00\n',
    { a: [{ b: 1 }, { b: 3 }, { b: 2 }] },
    'a:\n  - b: 1.00\n\n  - b: 3.00\n\n  # cold\n  - b: 2.00\n',
  ],
  [
    'x:\n  y: { n: a } # first\n',
    { x: { y: { n: 'a' }, z: { n: 'b, c' } } },
    'x:\n  y: { n: a } # first\n  z: { n: "b, c" }\n',
  ],
  // A moved entry takes the comment above it along.
  ['- a: 1 # one\n# two\n- a: 2\n- a: 3\n', [{ a: 2 }, { a: 1 }, { a: 3 }], '# two\n- a: 2\n- a: 1 # one\n- a: 3\n'],
])('%j is changed in its own layout', (before, next, after) => {
  expect(applyJson(before, next)).toBe(after);
});

it('A file that cannot be read is not changed', () => {
  expect(() => applyJson('a: [1', { a: [2] })).toThrow(EditError);
});

/** A block scalar before a comment. */
const file = (header: string) =>
  `# top\na:\n  note: ${header}\n    One line\n    and another.\n\n  # next\n  other: 'x'\n`;

it.each(['|-', '>-', '|', '>', '>+'])('A block of text with %s keeps its style', (header) => {
  const after = applyJson(file(header), { a: { note: 'New\ntext: #1', other: 'x' } });
  expect(after).toContain(`note: ${header}\n    New\n`);
  expect(after).toMatch(/text: #1\n\n  # next/);
});

it('A folded text is folded again at the width it had', () => {
  const words = Array.from({ length: 60 }, (_, n) => `word${n}`).join(' ');
  const after = applyJson(file('>-'), { a: { note: words, other: 'x' } });
  expect(Math.max(...after.split('\n').map((line) => line.length))).toBeLessThanOrEqual(84);
});

// With a pattern that tries every split, it would never end.
it('A text of line feeds is put in', () => {
  const value = `one${'\n'.repeat(64_000)}two`;
  expect(parse(applyJson(file('|'), { a: { note: value, other: 'x' } }))).toMatchObject({ a: { note: `${value}\n` } });
});

it('A value at a path is changed, and the one given stays as it was', () => {
  const before = readJson('a:\n  - b: 1\n');
  expect([
    changeAt(before, ['a', 0, 'c'], 2),
    changeAt(before, ['a', 0], undefined),
    changeAt(before, ['x', 'y'], 3),
    before,
  ]).toEqual([{ a: [{ b: 1, c: 2 }] }, { a: [] }, { a: [{ b: 1 }], x: { y: 3 } }, { a: [{ b: 1 }] }]);
});

it('Random edits of all files can be read back, and lose no comment', () => {
  checkRandomEdits(process.env['CONTENT'] ?? fixtureContentFolder, 400);
});
