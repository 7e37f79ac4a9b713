import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { findPlaceholders, placeholderReport } from './placeholders.ts';

const file = 'content/branches/harrow/branch.yaml';
const kinds = (text: string, name = file) =>
  findPlaceholders(name, text).map(({ line, kind, found }) => [line, kind, found]);

test('addresses, telephones, marks, open points, pictures and unsigned dishes are found with their lines', () => {
  const text = [
    '# https://comment.example and 020 7946 0999',
    'link: https://order.valavu.example/a # until launch',
    'host: harrow.valavu.example',
    'phone: 020 7946 0123',
    'parking: "{{to confirm: parking}} {{to be filled: map}}"',
    "picture: ''",
    'rooms:',
    "  - { picture: '', alt: A }",
    'confirm:',
    '  - The hours.',
    '  - The station.',
    'access: yes',
    '  - name: Rasam',
    '      checked: false',
  ].join('\n');
  expect(kinds(text)).toEqual([
    [2, 'address', 'https://order.valavu.example/a'],
    [3, 'address', 'harrow.valavu.example'],
    [4, 'phone', '020 7946 0123'],
    [5, 'mark', 'to confirm: parking'],
    [5, 'mark', 'to be filled: map'],
    [6, 'picture', "''"],
    [8, 'picture', "''"],
    [10, 'confirm', 'The hours.'],
    [11, 'confirm', 'The station.'],
    [14, 'unchecked', 'Rasam'],
  ]);
});

test('a story’s picture without a name is found, and its headings are not taken for comments', () => {
  expect(
    kinds(
      "---\n# image: ''\nimage: ''\n---\n\n## {{to confirm: a}}\n\n![A leaf]()\n![A pan](pan)",
      'content/stories/a.md',
    ),
  ).toEqual([
    [3, 'picture', "''"],
    [6, 'mark', 'to confirm: a'],
    [8, 'picture', '![A leaf]'],
  ]);
});

test('a dish may do without a picture', () => {
  expect(kinds("      - name: Rasam\n        image: ''\n        allergens: { checked: 2026-03-01 }")).toEqual([]);
});

test('real content without placeholders is ready', () => {
  expect(kinds('link: https://order.valavu.co.uk\nphone: 020 8123 4567\nallergens: { checked: 2026-03-01 }\n')).toEqual(
    [],
  );
  expect(placeholderReport([])).toBe('Ready to launch: no placeholder is left in content/.');
});

test('the report names every kind and counts dishes by file', () => {
  const report = placeholderReport(
    findPlaceholders(file, 'phone: 020 7946 0123\n  - name: A\n    checked: false\n  - name: B\n    checked: false\n'),
  );
  expect(report).toContain(`(1)\n  ${file}:1 020 7946 0123\n`);
  expect(report).toContain(`(2)\n  ${file}:3 and below: 2\n`);
  expect(report).toMatch(/3 placeholders are left in content\/\.$/);
});

test('the specification’s example host is a placeholder of the real content until it is replaced', () => {
  const site = readFileSync('content/site.yaml', 'utf8');
  const found = findPlaceholders('content/site.yaml', site).filter(({ kind }) => kind === 'address');
  expect(found.length).toBe(
    site.split('\n').filter((line) => !line.startsWith('#') && line.includes('.example')).length,
  );
});
