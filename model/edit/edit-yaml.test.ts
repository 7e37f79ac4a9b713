import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { parse, parseDocument } from 'yaml';
import { type Path, walk } from '../read/source.ts';
import { type Edit, editYaml } from './edit-yaml.ts';
import { EditError } from './yaml-place.ts';

const set = (path: Path, value: Extract<Edit, { kind: 'set' }>['value']): Edit => ({ kind: 'set', path, value });
const remove = (...path: Path): Edit => ({ kind: 'remove', path });
const append = (after?: number): Edit => ({
  kind: 'append',
  path: ['a'],
  fields: { b: 'x: y' },
  ...(after !== undefined && { after }),
});
const added = '  - b: "x: y"\n';

// Block maps and lists with comments are tested with the tasks of the staff: admin/tasks.
it.each<[before: string, edit: Edit, after: string]>([
  ['a:\nb: 1\n', set(['a'], { yaml: '2' }), 'a: 2\nb: 1\n'],
  ['a:\n  - b: 1', set(['a', 0, 'c'], { yaml: '2' }), 'a:\n  - b: 1\n    c: 2'],
  ['a: { b: 1 } # c', set(['a', 'd'], false), 'a: { b: 1, d: false } # c'],
  ['a: { b: 1, c: 2 }', remove('a', 'b'), 'a: { c: 2 }'],
  ['a: { b: 1, c: 2 }', remove('a', 'c'), 'a: { b: 1 }'],
  ['a:\n  b: 1\n', remove('a', 'c'), 'a:\n  b: 1\n'],
  ['a: []\nb: 1\n', append(), `a:\n${added}b: 1\n`],
  ['a:\n  - b: 1\n\n  # cold\n  - b: 2\n', append(0), `a:\n  - b: 1\n\n${added}\n  # cold\n  - b: 2\n`],
])('%j is edited in its own layout', (before, edit, after) => {
  expect(editYaml(before, [edit])).toBe(after);
});

it.each([
  ['a:\n  - b: 1\n', set(['a', 0], 'x')],
  ['a:\n  - b: 1\n', set(['c', 0, 'b'], 'x')],
  ['a:\n  - b: 1\n', remove('a', 0, 'b')],
  ['a: [1', set(['a'], 'x')],
])('%j is not edited where the file has no such value', (text, edit) => {
  expect(() => editYaml(text, [edit])).toThrow(EditError);
});

/** A block scalar before a comment, and one at the end. */
const file = (header: string) =>
  `# top\na:\n  note: ${header}\n    One line\n    and another.\n\n  # next\n  other: 'x'\nlist:\n  - ${header}\n    last\n`;
const note = ['a', 'note'];

it.each(['|-', '>-', '|', '>', '>+'])(
  'A block scalar with %s takes any text, and nothing around it changes',
  (header) => {
    const before = file(header);
    const texts = fc.string({
      unit: fc.constantFrom('a', ' ', '\n', '#', ':', '-', '"', "'", '{', '&', '|', '\t', 'é'),
    });
    fc.assert(
      fc.property(texts, fc.boolean(), (value, isLast) => {
        const after = editYaml(before, [set(isLast ? ['list', 0] : note, value)]);
        const found = parse(after) as { a: { note: string }; list: string[] };
        expect((isLast ? found.list[0] : found.a.note)?.trimEnd()).toBe(value.trimEnd());
        const without = (data: unknown) =>
          JSON.stringify(data, (key, one: unknown) => (key === (isLast ? '0' : 'note') ? 0 : one));
        expect(without(found)).toBe(without(parse(before)));
        for (const part of ['# top\na:\n  note: ', "\n  # next\n  other: 'x'\nlist:\n  - "])
          expect(after).toContain(part);
      }),
    );
  },
);

it('A folded text is folded again at the width it had', () => {
  const words = Array.from({ length: 60 }, (_, n) => `word${n}`).join(' ');
  const after = editYaml(file('>-'), [set(note, words)]);
  expect(Math.max(...after.split('\n').map((line) => line.length))).toBeLessThanOrEqual(84);
  expect(parse(after)).toMatchObject({ a: { note: words } });
});

// With a pattern that tries every split, it would never end.
it('A text of line feeds is put in', () => {
  const value = `one${'\n'.repeat(64_000)}two`;
  expect(parse(editYaml(file('|'), [set(note, value)]))).toMatchObject({ a: { note: `${value}\n` } });
});

it('Every value of all files of the restaurant can be changed alone', () => {
  const folder = process.env['CONTENT'] ?? 'content';
  const places = globSync('**/*.yaml', { cwd: folder })
    .map((name) => readFileSync(join(folder, name), 'utf8'))
    .flatMap((text) => [...walk(parse(text))].map((found) => Object.assign(found, { text })))
    .filter(({ value }) => typeof value !== 'object' || value === null);
  // What people write, and what YAML would read as something else.
  const values = fc.oneof(
    fc.string({ minLength: 1, unit: 'binary' }),
    fc.constantFrom(...'no|a: b|# all|- x|&a *a|{ x: 1 }|!!js/x|it\'s|"|null|12.50|? x|---|%YAML|தமிழ்'.split('|')),
  );
  fc.assert(
    fc.property(fc.constantFrom(...places), values, ({ text, path, value: old }, raw) => {
      // Control characters are refused before an edit.
      const wanted = raw.replaceAll(/[\p{Cc}\p{Cs}\ufffe\uffff]/gu, ' ').trim() || 'x';
      const changed = editYaml(text, [set(path, wanted)]);
      expect(parseDocument(changed).getIn(path)).toEqual(expect.stringContaining(wanted));
      const [before, after] = [text.split('\n'), changed.split('\n')];
      if (before.length === after.length) expect(before.filter((line, n) => line !== after[n]).length).toBeLessThan(2);
      if (typeof old === 'string') expect(parse(editYaml(changed, [set(path, old)]))).toEqual(parse(text));
    }),
    { numRuns: 60 },
  );
});
