import { expect, test } from 'vitest';
import { contentCopy, type Copy } from './content.testing.ts';
import { isSystemFile } from './files.ts';
import { problemText } from './problem.ts';

const menu = 'content/branches/harbour/menu.yaml';
const settings = 'content/settings.yaml';

const latin1 = Buffer.from('# a\n# caf\xe9\nkey: x\n', 'latin1');
test.each<[string, (copy: Copy) => unknown, string]>([
  ['an empty file', ({ write }) => write(settings, ' \n'), `${settings} is empty; bring back its last version`],
  ['a missing file', ({ remove }) => remove(settings), `${settings} is missing; restore it from its last version`],
  [
    'an unknown name',
    ({ write }) => write('content/setings.yaml', 'a: b'),
    `is not a content file; rename it to ${settings}`,
  ],
  ['Latin-1', ({ write }) => write(settings, latin1), `${settings}:2 has letters that are not UTF-8`],
])('reports %s', (_, damage, problem) => {
  const copy = contentCopy();
  damage(copy);
  expect(copy.problems().map(problemText)).toEqual([expect.stringContaining(problem)]);
});

const sardine = 'content/stories/how-to-eat-a-sardine.md';
test.each<[string, string, (text: string) => string]>([
  ['spaces behind the lines around a head', sardine, (text) => text.replaceAll(/^---$/gm, '--- ')],
  ['empty lines above a head', sardine, (text) => `\n\n${text}`],
  ['a byte order mark', sardine, (text) => `\uFEFF${text}`],
  ['line ends of Windows', sardine, (text) => text.replaceAll('\n', '\r\n')],
  ['a byte order mark and line ends of Windows in YAML', menu, (text) => `\uFEFF${text.replaceAll('\n', '\r\n')}`],
  [
    'a dish that is called as a part of every object',
    menu,
    (text) => text.replace('name: Pão de Alho', 'name: Constructor\n        recipe: pao-de-alho'),
  ],
])('accepts %s', (_, file, write) => {
  const copy = contentCopy();
  const { menus, stories } = copy.content();
  copy.write(file, write(copy.read(file)));
  const after = copy.content();
  expect(after.stories).toEqual(stories);
  expect(Object.keys(after.menus)).toEqual(Object.keys(menus));
});

test('a mistake below empty lines has its line', () => {
  const copy = contentCopy();
  copy.write(sardine, `\n\n${copy.read(sardine).replace('tag: Food', 'tag: Foods')}`);
  const line = copy.read(sardine).split('\n').indexOf('tag: Foods') + 1;
  expect(copy.problems().map(problemText)).toEqual([expect.stringContaining(`${sardine}:${line} tag: `)]);
});

test('ignores files that operating systems and editors leave behind', () => {
  const names = ['.DS_Store', 'Thumbs.db', 'desktop.ini', '~$dishes.yaml', 'menu.yaml~'];
  expect(names.every(isSystemFile)).toBe(true);
  expect(['menu.yaml', 'masala-dosa.jpg'].some(isSystemFile)).toBe(false);
});

test('lists every mistake once, by file and line, also when it is asked again', () => {
  const { read, write, problems } = contentCopy();
  write(
    menu,
    read(menu)
      .replaceAll(/price: 1\d\.\d\d/g, 'price: much')
      .replaceAll('heat: 1', 'heat: 4'),
  );
  const lines = read(menu)
    .split('\n')
    .flatMap((text, index) => (/price: much|heat: 4/.test(text) ? [index + 1] : []));
  for (const found of [problems(), problems()]) expect(found.map(({ line }) => line)).toEqual(lines);
});
