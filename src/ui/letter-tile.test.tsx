import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { firstLetter } from './first-letter.ts';
import { LetterTile } from './letter-tile.tsx';

test('a tile with a label has an accessible name that says the picture is missing', () => {
  const html = renderToStaticMarkup(<LetterTile letter="மீ" language="ta" label="Vanjaram fish fry (no picture yet)" />);
  expect(html).toMatch(/role="img" aria-label="Vanjaram fish fry \(no picture yet\)"/);
  expect(html).toContain('<b lang="ta"');
});

test('a tile without a label is decorative', () => {
  expect(renderToStaticMarkup(<LetterTile letter="ந" />)).toContain('aria-hidden="true"');
});

test('the first letter keeps its vowel sign', () => {
  expect(firstLetter('மீன் வறுவல்')).toBe('மீ');
  expect(firstLetter('குழிப் பணியாரம்')).toBe('கு');
  expect(firstLetter('பரோட்டா')).toBe('ப');
  expect(firstLetter('')).toBe('');
});
