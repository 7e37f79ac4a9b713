import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { Allergen } from '../../../model/schema/allergens.ts';
import { CodeNotes, Codes } from './codes.tsx';

const words = {
  codeKey: { heading: 'Codes', note: '', codes: [{ code: 'G' as const, meaning: 'Gluten' }] },
  // Only soya is named in words.
  allergens: { soya: 'Soya' } as Record<Allergen, string>,
};

test('codes are printed letter by letter, each with its word for pointers, screen readers and a press', () => {
  const html = renderToStaticMarkup(<Codes dish={{ codes: ['G', 'CO'], uncoded: ['soya'] }} words={words} />);
  expect(html.replaceAll(/<[^>]*>/g, '')).toBe('(G, CO) + soya');
  expect(html).toMatch(/popovertarget="code-G" title="Gluten" aria-label="G: Gluten"/i);
  expect(renderToStaticMarkup(<CodeNotes codes={['G']} words={words} />)).toMatch(
    /<p id="code-G" popover="auto".*<b>G<\/b> Gluten/,
  );
  expect(renderToStaticMarkup(<Codes dish={{ codes: [] }} words={words} />)).toBe('');
});
