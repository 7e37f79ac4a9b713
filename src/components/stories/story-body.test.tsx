import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { Block } from '../../../model/types.ts';
import { contentCopy } from '../../../model/read/content.testing.ts';
import { StoryBody } from './story-body.tsx';

test.each([1, 2])('the pictures of %s sections on the drawn leaf are below it', (count) => {
  const [story] = contentCopy().content().stories;
  const sections = Array.from({ length: count }, (_, index) => {
    const blocks: Block[] = [{ type: 'picture', picture: null, alt: 'A leaf', caption: `Caption ${index}` }];
    return { heading: `${index}`, leaf: true as const, blocks };
  });
  const leaf = { alt: 'A leaf with places', caption: 'The tip', motion: 'It fills.' };
  const html = renderToStaticMarkup(<StoryBody story={{ ...story!, leaf, sections }} />);
  expect([...html.matchAll(/The tip|Caption \d/g)].map(([text]) => text)).toEqual(
    ['The tip', 'Caption 0', 'Caption 1'].slice(0, count + 1),
  );
});
