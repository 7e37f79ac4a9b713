import { expect, test } from 'vitest';
import { contentCopy } from './content.testing.ts';

/** How the restaurant writes: British spelling, plain words, no stock phrases, typographic signs. */

/** Every text of the content that people read: no addresses, no file names. */
function* strings(value: unknown, key = ''): Generator<string> {
  if (typeof value === 'string') {
    if (
      !/^(?:slug|id|src|href|url|route|canonical|link|script|className|host|code|icon|iosAppUrl|androidAppUrl|.*Link)$/.test(
        key,
      )
    )
      yield value;
  } else if (typeof value === 'object' && value !== null) {
    for (const [name, entry] of Object.entries(value)) yield* strings(entry, Array.isArray(value) ? key : name);
  }
}

const texts = [...strings(contentCopy().content())];
const found = (pattern: RegExp) => texts.filter((text) => pattern.test(text));

test.each([
  'nestled',
  'culinary journey',
  'tantali',
  'vibrant',
  'elevat',
  'delight',
  'mouth-?watering',
  'bursting',
  'symphony',
  'tapestry',
  'testament',
  'passion',
  'curated',
  'indulge',
  'embark',
  'delectable',
  'savour the',
  'exquisite',
  'unforgettable',
  'hidden gem',
  'treat yourself',
  'feast for',
  'rich heritage',
  'steeped',
  'boast',
  'award',
])('no text says "%s"', (phrase) => {
  expect(found(new RegExp(phrase, 'i'))).toEqual([]);
});

test.each(['color', 'flavor', 'organiz', 'behavior', 'yogurt(?! Drinks)', 'center\\b', 'gray'])(
  'no American spelling: %s',
  (word) => {
    expect(found(new RegExp(word, 'i'))).toEqual([]);
  },
);

test('no em dash, no double space, no straight apostrophe but the one that the specification writes', () => {
  expect(found(/—| {2}/)).toEqual([]);
  expect(found(/\w'\w/).filter((text) => !text.startsWith("We're Cooking"))).toEqual([]);
});

test('no invented praise: no stars, scores, prizes or numbers of guests', () => {
  expect(
    found(/\b(?:\d+ (?:happy|satisfied|customers|guests served)|5-star|five-star|best in London|rated|Michelin)\b/i),
  ).toEqual([]);
});
