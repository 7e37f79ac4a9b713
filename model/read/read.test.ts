import { expect, test } from 'vitest';
import { change, contentCopy, fakePictures } from './content.testing.ts';

test('reports an unusable picture once, and not as missing too', () => {
  const pictures = new Map([...fakePictures(), ['sardines', null] as const]);
  const tooSmall = { file: 'content/pictures/sardines.webp', message: 'is too small' };
  expect(contentCopy().problems({ pictures, problems: [tooSmall] })).toEqual([tooSmall]);
});

test('what a file that cannot be read would hold is not called wrong elsewhere', () => {
  const copy = contentCopy();
  const menu = 'branches/harbour/menu.yaml';
  copy.write('content/launch-list.yaml', `texts: [{ what: The names, where: ${menu}, why: They are invented. }]`);
  expect(copy.problems()).toEqual([]);
  copy.write(`content/${menu}`, 'categories: [');
  expect(copy.problems().map(({ file }) => file)).toEqual([`content/${menu}`]);
});

test('a text links to pages of the site and to telephone numbers', () => {
  const copy = contentCopy();
  change(copy, 'content/faq.yaml', '[book](/book-reservation)', '[ring](tel:+441632960123) or [book](/booking)');
  expect(copy.problems().map(({ message }) => message)).toEqual([
    expect.stringContaining('"/booking" is no page of this site'),
  ]);
});
