import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parse, parseDocument } from 'yaml';
import type { Path } from '../read/source.ts';
import { walk } from '../read/walk.ts';
import { type Edit, EditError, editYaml } from './edit-yaml.ts';

const menu = `# The menu
categories:
  - slug: soup
    items:
      - name: "Pepper: hot" # the sign
        price: 4.50 # pounds
        image: ''

      # off in winter
      - { name: Leek, price: 5.00 }
    # after the items
notices: # none today
  # - text: …
`;
const dish = (n: number): Path => ['categories', 0, 'items', n];
const set = (path: Path, value: Extract<Edit, { kind: 'set' }>['value']): Edit => ({ kind: 'set', path, value });

describe('An item of a list', () => {
  const pea = { name: 'Pea', price: { yaml: '5.50' } };
  const edit = (text: string, after?: number) =>
    editYaml(text, [{ kind: 'append', path: ['items'], fields: pea, ...(after !== undefined && { after }) }]);

  it('is added behind another one, with an empty line where the others have one', () => {
    const close = 'items:\n  - name: Leek\n    price: 4.00 # pounds\n  - { name: Carrot, price: 4.50 }\nnext: x\n';
    expect(edit(close, 0)).toBe(close.replace('# pounds\n', '# pounds\n  - name: Pea\n    price: 5.50\n'));
    expect(edit(close)).toBe(close.replace('4.50 }\n', '4.50 }\n  - name: Pea\n    price: 5.50\n'));
    const apart = 'items:\n  - name: Leek\n\n  # cold\n  - name: Carrot\n';
    expect(edit(apart, 0)).toBe(apart.replace('Leek\n', 'Leek\n\n  - name: Pea\n    price: 5.50\n'));
  });
});

describe('A value', () => {
  it('is replaced alone: its comment, quotes and neighbours stay', () => {
    const changed = editYaml(menu, [
      set([...dish(0), 'price'], { yaml: '5.00' }),
      set([...dish(0), 'name'], 'Pepper "hot"'),
    ]);
    expect(changed).toBe(
      menu.replace('price: 4.50', 'price: 5.00').replace('"Pepper: hot"', String.raw`"Pepper \"hot\""`),
    );
  });

  it('is added at the end of its map, with the indentation of the others', () => {
    expect(editYaml(menu, [set([...dish(0), 'soldOut'], '2026-11-22')])).toBe(
      menu.replace("image: ''\n", "image: ''\n        soldOut: 2026-11-22\n"),
    );
    expect(editYaml(menu, [set([...dish(1), 'available'], false)])).toBe(
      menu.replace('price: 5.00 }', 'price: 5.00, available: false }'),
    );
  });

  it('can be added beside another one', () => {
    const edits = [set([...dish(0), 'from'], '2026-12-01'), set([...dish(0), 'until'], '2026-12-31')];
    expect(editYaml(menu, edits)).toBe(
      menu.replace("image: ''\n", "image: ''\n        from: 2026-12-01\n        until: 2026-12-31\n"),
    );
  });

  it('is quoted if YAML would read it as something else', () => {
    for (const value of ['yes: no', '# all', '- a', '', 'null', '12', '&x', 'a\nb', "it's", '---', '...', '|', '--- a'])
      expect(parseDocument(editYaml(menu, [set([...dish(1), 'name'], value)])).getIn([...dish(1), 'name'])).toBe(value);
  });

  it('is refused where the file has none', () => {
    expect(() => editYaml(menu, [set(dish(0), 'x')])).toThrow(EditError);
    expect(() => editYaml(menu, [set(['drinks', 0, 'price'], 'x')])).toThrow(EditError);
    expect(() => editYaml('a: [1', [set(['a'], 'x')])).toThrow(EditError);
  });

  it('takes the place of nothing, and begins no entry of a list that it ends', () => {
    expect(editYaml('a:\nb: 1\n', [set(['a'], { yaml: '2' })])).toBe('a: 2\nb: 1\n');
    expect(editYaml('a:\n  - b: 1', [set(['a', 0, 'c'], { yaml: '2' })])).toBe('a:\n  - b: 1\n    c: 2');
    expect(editYaml('a: { b: 1, c: 2 }', [{ kind: 'remove', path: ['a', 'b'] }])).toBe('a: { c: 2 }');
    expect(() => editYaml(menu, [{ kind: 'remove', path: [...dish(0), 'name'] }])).toThrow('begins an entry of a list');
  });
});

it('A field is removed with its lines', () => {
  const without = (n: number, field: string) => editYaml(menu, [{ kind: 'remove', path: [...dish(n), field] }]);
  expect(without(0, 'price')).toBe(menu.replace('        price: 4.50 # pounds\n', ''));
  expect(without(1, 'price')).toBe(menu.replace(', price: 5.00', ''));
  expect(without(0, 'soldOut')).toBe(menu);
});

describe('A list', () => {
  const notice: Edit = { kind: 'append', path: ['notices'], fields: { text: 'Closed: today', until: '2026-11-23' } };
  const added = '  - text: "Closed: today"\n    until: 2026-11-23\n';

  it('that is empty gets its first item, and loses it again', () => {
    for (const list of ['notices: # none today\n  # - text: …\n', 'notices: []\n', 'notices:\n'])
      for (const end of ['', 'phone: 1\n']) {
        const rest: unknown = parseDocument(end).toJS() ?? {};
        const changed = editYaml(list + end, [notice]);
        expect(parseDocument(changed).toJS()).toEqual({
          notices: [{ text: 'Closed: today', until: '2026-11-23' }],
          ...(rest as object),
        });
        const restored = editYaml(changed, [{ kind: 'remove', path: ['notices', 0] }]);
        expect(parseDocument(restored).toJS()).toEqual({ notices: null, ...(rest as object) });
      }
  });

  it('gets further items below the last', () => {
    const list = 'notices:\n  - text: One\n    until: 2026-01-01 # a day\n\n# the end\n';
    expect(editYaml(list, [notice]).split('\n# the end')[0]).toContain('# a day\n');
    expect(parseDocument(editYaml(list, [notice])).toJS()).toMatchObject({
      notices: [{ text: 'One' }, { until: '2026-11-23' }],
    });
    expect(editYaml(editYaml(list, [notice]), [{ kind: 'remove', path: ['notices', 1] }])).toBe(list);
    expect(editYaml(list, [notice])).toContain(added.trimEnd());
  });
});

/** A block scalar before a comment, and one at the end. */
const file = (header: string) =>
  `# top\na:\n  note: ${header}\n    One line\n    and another.\n\n  # next\n  other: 'x'\nlist:\n  - ${header}\n    last\n`;
const note = ['a', 'note'];

describe.each(['|-', '>-', '|', '>', '>+'])('A block scalar with %s', (header) => {
  const before = file(header);
  const put = (value: string, path: (string | number)[] = note) => editYaml(before, [set(path, value)]);

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
  const values = fc.oneof(fc.string({ minLength: 1 }), fc.constantFrom('no', 'a: b', 'x # y', 'தமிழ்', '12.50'));
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
    { numRuns: 25 },
  );
});
