import { expect, test } from 'vitest';
import { isClutter } from './files.ts';
import { testMistakes } from './problems.testing.ts';
import { problemText } from './problem.ts';
import { contentCopy } from './content.testing.ts';

/** Messages about files that are missing, not text or not valid YAML. */

const menu = 'content/branches/harbour/menu.yaml';

testMistakes([
  {
    title: 'a second colon',
    file: 'content/home.yaml',
    from: /text: Sardines, mackerel.*/,
    to: 'text: Sardines: from noon',
    at: 'Sardines: from',
    expectedMessage: 'has a second colon after "text:"; put the whole text between double quotes',
  },
  {
    title: 'a quote that is not closed',
    file: 'content/home.yaml',
    from: 'button: ORDER ONLINE',
    to: 'button: "ORDER ONLINE',
    at: 'button: "',
    expectedMessage:
      'has a quote that is not closed, or one too many; text between double quotes begins and ends with " and holds none',
  },
  {
    title: 'a tab',
    file: 'content/ui.yaml',
    from: '  cancel',
    to: '\tcancel',
    at: '\tcancel',
    expectedMessage: 'begins with a tab; indent with spaces, as the lines around it do',
  },
  {
    title: 'a line that is indented differently',
    file: 'content/ui.yaml',
    from: '  cancel: CANCEL',
    to: '   cancel: CANCEL',
    at: '   cancel',
    expectedMessage: 'is indented differently from the lines of its group; line it up with them',
  },
  {
    title: 'a field that is indented one space too little',
    file: 'content/branches/abbey/menu.yaml',
    from: /^ {8}heat: 0$/m,
    to: '       heat: 0',
    at: '       heat',
    expectedMessage: 'is indented differently from the lines of its group; line it up with them',
  },
  {
    title: 'a colon without a space after it',
    file: 'content/ui.yaml',
    from: '  cancel: CANCEL',
    to: '  cancel:CANCEL',
    at: 'cancel:CANCEL',
    expectedMessage: 'has no space after "cancel:"; write "cancel: CANCEL"',
  },
  {
    title: 'a duplicate field',
    file: 'content/settings.yaml',
    from: /androidAppUrl: .*/,
    to: 'iosAppUrl: https://second.example',
    at: 'iosAppUrl: https://second',
    expectedMessage: 'has "iosAppUrl" a second time in the same group; keep one of the two',
  },
  {
    title: 'a line that is neither a field nor a list entry',
    file: 'content/ui.yaml',
    from: '  cancel: CANCEL',
    to: '  cancel CANCEL',
    at: 'cancel CANCEL',
    expectedMessage: '"cancel CANCEL" is neither a field nor a list entry; write "name: text", or "- text" in a list',
  },
  {
    title: 'a text that begins with an asterisk',
    file: 'content/ui.yaml',
    from: '  cancel: CANCEL',
    to: '  cancel: *CANCEL',
    at: '*CANCEL',
    expectedMessage:
      'has a text that begins with a special sign (one of ! & * @ % `); put the whole text between double quotes',
  },
  {
    title: 'a text that begins with an ampersand',
    file: 'content/ui.yaml',
    from: '  cancel: CANCEL',
    to: '  cancel: &CANCEL it',
    at: '&CANCEL',
    expectedMessage:
      'has a text that begins with a special sign (one of ! & * @ % `); put the whole text between double quotes',
  },
  {
    title: 'a text that begins with an at sign',
    file: 'content/ui.yaml',
    from: '  cancel: CANCEL',
    to: '  cancel: @CANCEL',
    at: '@CANCEL',
    expectedMessage:
      'has a text that begins with a special sign (one of ! & * @ % `); put the whole text between double quotes',
  },
  {
    title: 'a control character',
    file: 'content/ui.yaml',
    from: '  cancel: CANCEL',
    to: '  cancel: CANCEL\u000B',
    at: 'CANCEL\u000B',
    expectedMessage: 'has a character that cannot be shown (U+000B); delete it, and type the text around it again',
  },
  {
    title: 'a control character of another code page',
    file: 'content/stories/how-to-eat-a-sardine.md',
    from: 'The last slice of bread',
    to: 'It\u0092s the last slice of bread',
    at: 'It\u0092s',
    expectedMessage: 'has a character that cannot be shown (U+0092); delete it, and type the text around it again',
  },
  {
    title: 'a letter that was lost',
    file: 'content/ui.yaml',
    from: '  cancel: CANCEL',
    to: '  cancel: CANCE\uFFFD',
    at: 'CANCE\uFFFD',
    expectedMessage: 'has a character that cannot be shown (U+FFFD); delete it, and type the text around it again',
  },
  {
    title: 'a control character that is written as an escape',
    file: 'content/ui.yaml',
    from: '  cancel: CANCEL',
    to: '  cancel: "CANCEL\\b"',
    at: 'CANCEL\\b',
    expectedMessage: 'has a character that cannot be shown (U+0008); delete it, and type the text around it again',
  },
  {
    title: 'a file with only comments',
    file: 'content/settings.yaml',
    from: /^[^#\n].*$/gm,
    to: '',
    expectedMessage: 'has no fields; bring back its last version, or copy another file of its kind',
  },
]);

const settings = 'content/settings.yaml';

test('reports an empty file', () => {
  const { write, problems } = contentCopy();
  write(settings, ' \n');
  expect(problems().map(problemText)).toEqual([
    `${settings} is empty; bring back its last version, or copy another file of its kind`,
  ]);
});

test('reports a missing file', () => {
  const { remove, problems } = contentCopy();
  remove(settings);
  expect(problems().map(problemText)).toEqual([
    `${settings} is missing; restore it from its last version, or copy it from tests/another-restaurant/content`,
  ]);
});

test('ignores files that operating systems and editors leave behind', () => {
  const names = ['.DS_Store', 'Thumbs.db', 'desktop.ini', '~$menu.yaml', 'menu.yaml~'];
  expect(names.every(isClutter)).toBe(true);
  expect(['menu.yaml', 'masala-dosa.jpg'].some(isClutter)).toBe(false);
});

test('reports a file with an unknown name', () => {
  const { read, write, problems } = contentCopy();
  write('content/setings.yaml', read(settings));
  expect(problems().map(problemText)).toEqual([`content/setings.yaml is not a content file; rename it to ${settings}`]);
});

test('reports a mistake again when the file is read again', () => {
  const { read, write, problems } = contentCopy();
  write('content/ui.yaml', read('content/ui.yaml').replace('  cancel: CANCEL', '  cancel: CANCEL #1'));
  const first = problems().map(problemText);
  expect(first).toHaveLength(1);
  expect(problems().map(problemText)).toEqual(first);
});

test('accepts line ends and the byte order mark of Windows', () => {
  const { read, write, problems } = contentCopy();
  for (const file of [settings, menu, 'content/stories/how-to-eat-a-sardine.md'])
    write(file, `\uFEFF${read(file).replaceAll('\n', '\r\n')}`);
  expect(problems().map(problemText)).toEqual([]);
});

test('reports a file in Latin-1', () => {
  const { write, problems } = contentCopy();
  write(settings, Buffer.from('# a\n# caf\xe9\nkey: x\n', 'latin1'));
  expect(problems().map(problemText)).toEqual([
    `${settings}:2 has letters that are not UTF-8; save the file as UTF-8 (in Windows Notepad: Save as, Encoding)`,
  ]);
});

test('lists every mistake by file and line', () => {
  const { read, write, problems } = contentCopy();
  write(
    menu,
    read(menu)
      .replaceAll(/price: 1\d\.\d\d/g, 'price: much')
      .replaceAll('heat: 1', 'heat: 4'),
  );
  write('content/faq.yaml', read('content/faq.yaml').replaceAll('- prompt: ', '- promt: '));
  const found = problems();
  const text = found.map(problemText);
  const count = (wanted: string) => found.filter(({ field }) => field === wanted).length;
  expect(count('promt')).toBe(read('content/faq.yaml').match(/- promt/g)?.length);
  expect(count('price')).toBe(read(menu).match(/price: much/g)?.length);
  expect(count('heat')).toBe(read(menu).match(/heat: 4/g)?.length);
  expect(text).toEqual([...new Set(text)]);
  const lines = found.filter(({ file }) => file === menu).map(({ line }) => line ?? 0);
  expect(lines).toEqual(lines.toSorted((a, b) => a - b));
});
