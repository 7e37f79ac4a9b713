import { expect, it } from 'vitest';
import { files } from '../content.testing.ts';
import { createPlainMessage, shorten } from './plain-message.ts';

it.each([
  [
    'there is no picture "photo-3c4d" in content/pictures; add the file, or write \'\' until there is one',
    'is no longer there; choose another, or take it out',
  ],
  [
    'there is no "badam-crunch" in the recipes; add it to ingredients.yaml or preparations.yaml',
    'has “badam-crunch”, which is not in the list; choose something else, or add it as a new ingredient',
  ],
  [
    'there is no "stik" in the recipes; write celery-stick',
    'has “stik”, which is not in the list; choose celery, or take it out',
  ],
  ['write under "station" celery-stick or fryer', 'write under “Equipment it goes over” celery or fryer'],
  ['"until" is no day; write an "until" after "from"', '"until" is no day; write an “Until” after “From”'],
])('A form says neither files nor ids: %s', (message, plain) => {
  expect(createPlainMessage(files)(message)).toBe(plain);
});

it('A long line of the history ends after a word', () => {
  expect(shorten('Soup: Price 4.50 → 5.00')).toBe('Soup: Price 4.50 → 5.00');
  expect(shorten(`${'x'.repeat(190)}, what one reads`)).toBe(`${'x'.repeat(190)}, what…`);
});
