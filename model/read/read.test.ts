import { expect, test, vi } from 'vitest';
import { change, contentCopy, fakePictures } from './content.testing.ts';
import { readYaml, type Report } from './source.ts';

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

test('no story and no page of text takes the place of another page', () => {
  const copy = contentCopy();
  const [legal, story] = ['legal/accessibility.md', 'stories/before-the-bell.md'].map((file) =>
    copy.read(`content/${file}`),
  );
  copy.write('content/legal/faq.md', legal ?? '');
  copy.write('content/stories/not-found.md', story ?? '');
  const places = copy.problems().filter(({ message }) => message.includes('where another page is'));
  expect(places.map(({ file }) => file)).toEqual(['content/legal/faq.md', 'content/stories/not-found.md']);
});

test('a mistake in a head is at its line, also when only the lines above the head have changed', () => {
  for (const firstLine of [2, 4]) {
    const report = vi.fn<Report>();
    readYaml('content/legal/a.md', 'title: A', report, firstLine)?.report(['title'], 'is short');
    expect(report.mock.lastCall?.[0].line).toBe(firstLine);
  }
});

test('a text links to pages of the site and to telephone numbers', () => {
  const copy = contentCopy();
  change(copy, 'content/faq.yaml', '[book](/book-reservation)', '[ring](tel:+441632960123) or [book](/booking)');
  expect(copy.problems().map(({ message }) => message)).toEqual([
    expect.stringContaining('"/booking" is no page of this site'),
  ]);
});
