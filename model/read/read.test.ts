import { expect, test } from 'vitest';
import { contentCopy, fakePictures } from './content.testing.ts';

test('reports an unusable picture once, and not as missing too', () => {
  const pictures = new Map([...fakePictures(), ['sardines', null] as const]);
  const tooSmall = { file: 'content/pictures/sardines.webp', message: 'is too small' };
  expect(contentCopy().problems({ pictures, pictureProblems: [tooSmall] })).toEqual([tooSmall]);
});

test('reports a logo that the theme does not have', () => {
  const copy = contentCopy();
  copy.write('content/site.yaml', `${copy.read('content/site.yaml')}\nhasLogo: true\n`);
  expect(copy.problems({ hasLogo: true })).toEqual([]);
  expect(copy.problems({ hasLogo: false }).map(({ file, field }) => ({ file, field }))).toEqual([
    { file: 'content/site.yaml', field: 'hasLogo' },
  ]);
});
