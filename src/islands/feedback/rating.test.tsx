import { readFileSync } from 'node:fs';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Rating } from './rating.tsx';

const drawings = readFileSync(new URL('ratings.svg', import.meta.url), 'utf8');

test('each of the five ratings has a drawing of its own', () => {
  const html = renderToStaticMarkup(<Rating legend="" ratings={['1', '2', '3', '4', '5']} />);
  const used = [...html.matchAll(/href="[^"]*#([^"]+)"/g)];
  const drawn = [...drawings.matchAll(/<symbol id="([^"]+)"/g)];
  expect(used.map(([, id]) => id)).toEqual(drawn.map(([, id]) => id));
});
