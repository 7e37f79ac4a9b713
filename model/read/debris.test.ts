import { expect, test } from 'vitest';
import { findDebris } from './debris.ts';

test.each([
  ['From 12 â€“ 3', 'has "â€“", which is "–" in a wrong encoding; type it again'],
  ['Now Â£1', 'has "Â£", which is "£" in a wrong encoding; type it again'],
  ['Pão from a cafÃ©', 'has "Ã©", which is "é" in a wrong encoding; type it again'],
  ['à®°à®šà®®à¯', 'has "à®°à®šà®®", which is "ரசம" in a wrong encoding; type it again'],
  ['The kitchen?s own', 'has "kitchen?s", which has a question mark inside a word; was an apostrophe meant?'],
  ['We don?t', 'has "don?t", which has a question mark inside a word; was an apostrophe meant?'],
  ['Soup ? hot', 'has "p ? h", which has a question mark between spaces; was a dash meant?'],
  ['#REF!', 'has "#REF!", which is an error of another program; type what belongs there'],
  ['#N/A', 'has "#N/A", which is an error of another program; type what belongs there'],
  ['kit\u00adchen', 'has a soft hyphen (U+00AD) after "kit", which nobody sees; take it out'],
  ['kit\u200bchen', 'has a zero-width space (U+200B) after "kit", which nobody sees; take it out'],
  ['kit\u200cchen', 'has a zero-width non-joiner (U+200C) after "kit", which nobody sees; take it out'],
  ['a\tb', 'has "\\t", which has a tab in it; write a space'],
  ['“Come in', 'has a quotation mark without its other half; write “ and ”, or take it out'],
])('%s is found', (text, message) => {
  expect(findDebris(text)).toBe(message);
});

test.each([
  'Is this kitchen? Yes.',
  'https://a.example/search?s=1, /menu?re',
  '“CAFÉ” and “É”',
  'Pão de Alho, crème fraîche, 1–2 for £5 – 10',
  'க்\u200cஷ is a Tamil letter',
  'Really?!',
])('%s is a text as people write it', (text) => {
  expect(findDebris(text)).toBeUndefined();
});
