import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import type { Path } from '../read/source.ts';
import { editYaml } from './edit-yaml.ts';

/** Sets a value in YAML's own notation, or with `undefined` removes the field. */
const setSource = (text: string, path: Path, source: string | undefined): string =>
  editYaml(text, [source === undefined ? { kind: 'remove', path } : { kind: 'set', path, value: { yaml: source } }]);

const soups = `# The soups.
categories:
  - slug: soup   # hot
    items:
      - name: Rasam
        price: 4.50      # pounds
        also:
          - { size: 'large', price: "6.00" }
        heat: 2

      - name: "Stew: thick"
        price: '9.00'
`;
const rasam = ['categories', 0, 'items', 0] as const;
const stew = ['categories', 0, 'items', 1] as const;

/** What stands in the changed text instead of what: without the equal start and end. */
function difference(before: string, after: string): [string, string] {
  let start = 0;
  while (start < before.length && before[start] === after[start]) start += 1;
  let end = 0;
  while (end < Math.min(before.length, after.length) - start && before.at(-1 - end) === after.at(-1 - end)) end += 1;
  return [before.slice(start, before.length - end), after.slice(start, after.length - end)];
}
const changed = (path: readonly (string | number)[], source: string | undefined) =>
  difference(soups, setSource(soups, path, source));

test('changes a value and nothing else, and keeps its quotes', () => {
  expect(changed([...rasam, 'price'], '5.75')).toEqual(['4.50', '5.75']);
  expect(changed([...rasam, 'also', 0, 'price'], '7.25')).toEqual(['6.00', '7.25']);
  expect(changed([...stew, 'price'], '8.00')).toEqual(['9', '8']);
  expect(setSource(soups, [...stew, 'name'], '"Stew"')).toContain('- name: "Stew"\n');
});

test('adds a field behind the last one of its group', () => {
  expect(changed([...rasam, 'soldOut'], '2026-11-22')).toEqual(['', '        soldOut: 2026-11-22\n']);
  expect(changed([...stew, 'soldOut'], '2026-11-22')).toEqual(['', '        soldOut: 2026-11-22\n']);
  expect(changed([...rasam, 'also', 0, 'note'], 'hot')).toEqual(['', ', note: hot']);
  expect(changed(['categories', 0, 'until'], '2026-11-22')).toEqual(['', '    until: 2026-11-22\n']);
  expect(setSource('a:\n  - b: 1', ['a', 0, 'c'], '2')).toBe('a:\n  - b: 1\n    c: 2');
  expect(setSource('a:\nb: 1\n', ['a'], '2')).toBe('a: 2\nb: 1\n');
});

test('takes a field out with its line', () => {
  expect(changed([...rasam, 'heat'], undefined)).toEqual(['        heat: 2\n', '']);
  expect(changed([...rasam, 'price'], undefined)).toEqual(['price: 4.50      # pounds\n        ', '']);
  expect(setSource('a: { b: 1, c: 2, d: 3 }', ['a', 'b'], undefined)).toBe('a: { c: 2, d: 3 }');
  expect(setSource('a: { b: 1, c: 2, d: 3 }', ['a', 'd'], undefined)).toBe('a: { b: 1, c: 2 }');
  expect(setSource(soups, [...rasam, 'image'], undefined)).toBe(soups);
});

test('rejects a place that is not a single value', () => {
  expect(() => setSource(soups, ['branches', 0, 'price'], '1')).toThrow('there is no group of fields at branches → 0');
  expect(() => setSource(soups, [...rasam, 'also'], '1')).toThrow('also is not a single value');
  expect(() => setSource(soups, [...rasam, 'name'], undefined)).toThrow('name begins an entry of a list');
});

test('of any groups in any form, the changed value is the only one that differs', () => {
  const key = fc.stringMatching(/^[a-z]{1,6}$/);
  const groups = fc.array(
    fc.dictionary(key, fc.integer({ min: 0, max: 999 }), { minKeys: 1, maxKeys: 5, noNullPrototype: true }),
    {
      minLength: 1,
      maxLength: 4,
    },
  );
  const write = (group: Record<string, number>, isFlow: boolean) => {
    const fields = Object.entries(group).map(([name, value]) => `${name}: ${value}`);
    return isFlow ? `  - { ${fields.join(', ')} }\n` : `  - ${fields.join(' # note\n    ')}   # last\n\n`;
  };
  fc.assert(
    fc.property(
      groups,
      fc.array(fc.boolean(), { minLength: 4, maxLength: 4 }),
      fc.nat(),
      key,
      fc.boolean(),
      (all, flows, at, name, isRemoved) => {
        const text = `# head\nlist:\n${all.map((group, index) => write(group, flows[index] ?? false)).join('')}tail: 1\n`;
        const index = at % all.length;
        const names = Object.keys(all[index] ?? {});
        const existing = names[at % names.length] ?? '';
        const isEntryStart = !flows[index] && existing === names[0];
        const expected = structuredClone(all);
        const remove = isRemoved && !isEntryStart && names.length > 1;
        const target = remove ? existing : at % 2 === 0 ? name : existing;
        if (remove) delete expected[index]?.[target];
        else Object.assign(expected[index] ?? {}, { [target]: 1000 });
        const after = setSource(text, ['list', index, target], remove ? undefined : '1000');
        expect(parse(after)).toEqual({ list: expected, tail: 1 });
        const [gone] = difference(text, after);
        expect(gone.split('\n').length).toBeLessThanOrEqual(2);
      },
    ),
  );
});
