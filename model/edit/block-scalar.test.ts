import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { blockScalar } from './block-scalar.ts';
import { editYaml } from './edit-yaml.ts';

const file = (header: string) =>
  `# top\na:\n  note: ${header}\n    One line\n    and another.\n\n  # next\n  other: 'x'\nlist:\n  - ${header}\n    last\n`;
const note = ['a', 'note'];

describe.each(['|-', '>-', '|', '>', '>+'])('A block scalar with %s', (header) => {
  const before = file(header);
  const put = (value: string, path: (string | number)[] = note) => editYaml(before, [{ kind: 'set', path, value }]);

  it('keeps its header, and all that stands around it', () => {
    const [top, rest] = before.split('    One line\n    and another.\n');
    expect(put('Two words: # no comment')).toBe(`${top}    Two words: # no comment\n${rest}`);
  });

  it('takes any text', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom('a', ' ', '\n', '#', ':', '-', '"', "'", '{', '&', '|', '\t', 'é') }),
        fc.boolean(),
        (value, isLast) => {
          const after = put(value, isLast ? ['list', 0] : note);
          const expected: unknown = parse(before);
          const found = parse(after) as { a: { note: string }; list: string[] };
          expect((isLast ? found.list[0] : found.a.note)?.trimEnd()).toBe(value.trimEnd());
          const without = (data: unknown) =>
            JSON.stringify(data, (key, one: unknown) => (key === (isLast ? '0' : 'note') ? 0 : one));
          expect(without(found)).toBe(without(expected));
          expect(after.startsWith('# top\na:\n  note: ')).toBe(true);
        },
      ),
    );
  });
});

it('A folded text is folded again at the width it had', () => {
  const words = Array.from({ length: 60 }, (_, n) => `word${n}`).join(' ');
  const after = editYaml(file('>-'), [{ kind: 'set', path: note, value: words }]);
  expect(Math.max(...after.split('\n').map((line) => line.length))).toBeLessThanOrEqual(84);
  expect(parse(after)).toMatchObject({ a: { note: words } });
});

// With a pattern that tries every split, it would never end.
it('A text of line feeds is put in', () => {
  expect(blockScalar('|\n  old\n', `one${'\n'.repeat(64_000)}two`)).toContain('two');
});
