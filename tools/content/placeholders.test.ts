import { spawnSync } from 'node:child_process';
import { mkdtempSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { findPlaceholders, placeholderReport, readPlaceholders } from './placeholders.ts';

const file = 'content/branches/harrow/branch.yaml';
const kinds = (text: string, name = file) =>
  findPlaceholders(name, text).map(({ line, kind, found }) => [line, kind, found]);

test('finds addresses, telephones, marks, open points, pictures and questions to the kitchen with their lines', () => {
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
    'asafoetida:',
    '  confirm:',
    '    - { ask: Which brand?, open: [gluten] }',
    '    - ask: Which oil?',
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
    [15, 'question', expect.stringMatching(/^Which brand\?/)],
    [16, 'question', 'Which oil?'],
  ]);
});

test('reads the sign # in quotes and in texts over several lines as text, and as a comment elsewhere', () => {
  const text = [
    'address: "Unit #4, {{to confirm: street}}" # 020 7946 0999',
    "line: 'Ask for # 020 7946 0123'",
    "note: the chef's table # {{to confirm: comment}}",
    'text: |',
    '  Call',
    '  # 020 7946 0456',
    '# {{to confirm: comment}}',
    'phones: [ "# 020 7946 0789" ]',
  ].join('\r\n');
  expect(kinds(text)).toEqual([
    [1, 'mark', 'to confirm: street'],
    [2, 'phone', '020 7946 0123'],
    [6, 'phone', '020 7946 0456'],
    [8, 'phone', '020 7946 0789'],
  ]);
});

test('finds story pictures without a name, and does not read headings as comments', () => {
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

test('does not require a picture for a dish', () => {
  expect(kinds("      - name: Rasam\n        image: ''")).toEqual([]);
});

test('reports content without placeholders as ready', () => {
  expect(kinds('link: https://order.valavu.co.uk\nphone: 020 8123 4567\nchecked: 2026-03-01 kfmwab\n')).toEqual([]);
  expect(placeholderReport([])).toBe('Ready to launch: no placeholder is left in content/.');
});

test('finds international numbers of the range reserved for drama, and empty app ids', () => {
  expect(kinds('phone: +44 20 7946 0123')).toEqual([[1, 'phone', '+44 20 7946 0123']]);
  expect(kinds("apps:\n  iosAppId: ''\n  androidPackage: uk.co.valavu\n", 'content/settings.yaml')).toEqual([
    [2, 'app', "iosAppId: ''"],
  ]);
});

test('distinguishes legally required facts from other marks', () => {
  const text = 'We are {brand}. {{to be filled: the registered company, its number and its registered office}}';
  expect(kinds(text, 'content/legal/terms-and-conditions.md')).toMatchObject([
    [1, 'legal', expect.stringContaining('registered company')],
  ]);
  expect(kinds(text, 'content/faq.yaml')).toMatchObject([[1, 'mark', expect.stringContaining('registered company')]]);
});

test('the report lists placeholders by file and line, with totals at the end', () => {
  const report = placeholderReport(findPlaceholders(file, 'phone: 020 7946 0123\n  - ask: A?\nhost: x\n  - ask: B?\n'));
  expect(report).toContain(`(2)\n  ${file}:2 A?\n  ${file}:4 B?\n`);
  expect(report).toContain(`(1)\n  ${file}:1 020 7946 0123\n`);
  expect(report).toMatch(
    /\n {4}1 {2}Telephone numbers .*\n {4}2 {2}Questions .*\n\n3 placeholders are left in content\/\.$/,
  );
});

// The program takes seconds where other work shares the machine.
test('the command exits with 1, and lists questions to the kitchen with the placeholders', { timeout: 30_000 }, () => {
  const root = mkdtempSync(join(tmpdir(), 'valavu-launch-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  };
  write('content/README.md', 'Write {{to confirm: what}}.');
  write('content/branches/harrow/branch.yaml', 'phone: 020 8123 4567\n');
  write('content/legal/terms.md', '---\ntitle: Terms\n---\n\nThe company is {{to be filled: its name}}.\n');
  vi.stubEnv('CONTENT', '');
  expect(readPlaceholders(root)).toMatchObject([{ file: 'content/legal/terms.md', line: 5, kind: 'legal' }]);
  vi.unstubAllEnvs();

  const { status, stdout } = spawnSync(process.execPath, ['tools/launch-check.ts'], { encoding: 'utf8' });
  expect(status).toBe(1);
  expect(stdout).toContain('wine-vinegar: Does the label of the vinegar name mustard?');
  expect(stdout).toContain('abbey: pork-skewer');
  expect(stdout).toContain('placeholders are left in content/');
  expect(stdout).not.toMatch(/ingredients\.yaml:\d+ .*vinegar/);
});

test('a mark over two lines is found on its first', () => {
  expect(
    findPlaceholders('content/about.yaml', 'text: >-\n  Open daily {{to confirm: the\n  hours}}.\n'),
  ).toMatchObject([{ line: 2, kind: 'mark', found: 'to confirm: the hours' }]);
});
