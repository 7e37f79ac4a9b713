import { expect, test } from 'vitest';
import { findDebris } from './debris.ts';

test.each([
  ['From 12 â€“ 3', 'has "â€“", which is "–" in a wrong encoding; type it again'],
  ['Now Â£1', 'has "Â£", which is "£" in a wrong encoding; type it again'],
  ['Pão from a cafÃ©', 'has "Ã©", which is "é" in a wrong encoding; type it again'],
  ['à®°à®šà®®à¯', 'has "à®°à®šà®®", which is "ரசம" in a wrong encoding; type it again'],
  ['kit\u00adchen', 'has a soft hyphen (U+00AD) after "kit", which nobody sees; take it out'],
  ['kit\u200bchen', 'has a zero-width space (U+200B) after "kit", which nobody sees; take it out'],
  ['kit\u200cchen', 'has a zero-width non-joiner (U+200C) after "kit", which nobody sees; take it out'],
])('%s is found', (text, message) => {
  expect(findDebris(text)).toBe(message);
});

test.each(['“CAFÉ” and “É”', 'Pão de Alho, crème fraîche, 1–2 for £5 – 10', 'க்\u200cஷ is a Tamil letter'])(
  '%s is a text as people write it',
  (text) => {
    expect(findDebris(text)).toBeUndefined();
  },
);
