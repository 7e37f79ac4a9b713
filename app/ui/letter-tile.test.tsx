import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { firstLetter, LetterTile } from './letter-tile.tsx';

test('with a label the tile says that it stands for a picture that is not there', () => {
  const html = renderToStaticMarkup(<LetterTile letter="மீ" language="ta" label="Vanjaram fish fry" />);
  expect(html).toMatch(/role="img" aria-label="Vanjaram fish fry \(no picture yet\)"/);
  expect(html).toContain('<b lang="ta"');
});

test('without a label the tile is decoration', () => {
  expect(renderToStaticMarkup(<LetterTile letter="ந" />)).toContain('aria-hidden="true"');
});

test('the first letter keeps its vowel sign', () => {
  expect(firstLetter('மீன் வறுவல்')).toBe('மீ');
  expect(firstLetter('குழிப் பணியாரம்')).toBe('கு');
  expect(firstLetter('பரோட்டா')).toBe('ப');
  expect(firstLetter('')).toBe('');
});
