import { expect, test } from 'vitest';
import { contentCopy, fakePictures } from './content.testing.ts';

test('reports an unusable picture once, and not as missing too', () => {
  const pictures = new Map([...fakePictures(), ['sardines', null] as const]);
  const tooSmall = { file: 'content/pictures/sardines.webp', message: 'is too small' };
  expect(contentCopy().problems({ pictures, problems: [tooSmall] })).toEqual([tooSmall]);
});
