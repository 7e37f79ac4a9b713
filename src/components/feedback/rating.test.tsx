import { readFileSync } from 'node:fs';
import { renderToStaticMarkup } from 'react-dom/server';
import { feedback } from 'virtual:content/ui';
import { expect, test } from 'vitest';
import { Rating } from './rating.tsx';

const drawings = readFileSync(new URL('ratings.svg', import.meta.url), 'utf8');

test('each rating has a drawing of its own', () => {
  const used = [...renderToStaticMarkup(<Rating legend="" chosen="" />).matchAll(/href="[^"]*#([^"]+)"/g)];
  const drawn = [...drawings.matchAll(/<symbol id="([^"]+)"/g)];
  expect(used.map(([, id]) => id)).toEqual(drawn.map(([, id]) => id));
  expect(used).toHaveLength(feedback.ratings.length);
});
