import fc from 'fast-check';
import { expect, test } from 'vitest';
import { pdfLatin } from '../../model/pdf-letters.ts';
import { breakEvenly, breakLines, type Fonts, type Line, toRuns } from './text.ts';

/** Each letter is half as wide as its font size. Only the Tamil face has Tamil letters and ₹. */
const fonts: Fonts = {
  width: (text, { size }) => (Array.from(text).length * size) / 2,
  has: (face, code) =>
    face === 'tamil' ? (code >= 0x0b80 && code <= 0x0bff) || code === 0x20b9 || code === 0x20 : code < 0x100,
};
/** One face, with the letters of the built fonts. */
const latinFonts: Fonts = {
  ...fonts,
  has: (face, code) => face === 'text' && pdfLatin.includes(String.fromCodePoint(code)),
};
const style = { face: 'text', size: 10 } as const;
const lineTexts = (lines: readonly Line[]) =>
  lines.map(({ placed }) => placed.map(({ run }) => (run.padding ? `[${run.text}]` : run.text)).join('|'));

test('sets each letter in a face that has it; for one that no face has, its parts', () => {
  expect(toRuns('Dosa தோசை ₹5', style, fonts)).toEqual([
    { text: 'Dosa ', face: 'text', size: 10 },
    { text: 'தோசை ₹', face: 'tamil', size: 10 },
    { text: '5', face: 'text', size: 10 },
  ]);
  expect(toRuns('pāyasam 🍛', style, fonts)).toEqual([{ text: 'payasam ', face: 'text', size: 10 }]);
});

test.each([
  ['serves 2\u20113', 'serves 2-3'],
  ['2\u20123 people', '2–3 people'],
  ['1\u20444 chicken', '1/4 chicken'],
  ['⅓ chicken', '1/3 chicken'],
  ['1⅓ chickens', '1 1/3 chickens'],
  ['ﬁsh', 'fish'],
  ['350\u202fg', '350 g'],
])('prints "%s" as "%s"', (text, printed) => {
  expect(toRuns(text, style, latinFonts)).toEqual([{ text: printed, ...style }]);
});

test('lines break between words, leave space for a price, and treat a badge as a word', () => {
  const text = 'Chettinad Kozhi Varuval';
  expect(lineTexts(breakLines([{ text, style }], 115, fonts))).toEqual([text]);
  expect(lineTexts(breakLines([{ text, style }], 115, fonts, 30))).toEqual(['Chettinad Kozhi', 'Varuval']);
  const pieces = [
    { text: 'Paya', style },
    { text: 'Sat & Sun', style: { ...style, padding: [1, 1] as const } },
  ];
  expect(lineTexts(breakLines(pieces, 50, fonts))).toEqual(['Paya', '[Sat & Sun]']);
  const empty = { text: '', style: { ...style, padding: [1, 1] as const } };
  expect(lineTexts(breakLines([{ text: 'Paya', style }, empty], 50, fonts))).toEqual(['Paya']);
  const sentence = 'Thin, sharp broth of tamarind, tomato and pepper.';
  expect(lineTexts(breakEvenly(sentence, style, 220, fonts))).toEqual([
    'Thin, sharp broth of',
    'tamarind, tomato and pepper.',
  ]);
});

test('no line exceeds the width, and no letter is lost', () => {
  const text = fc
    .array(fc.stringMatching(/^[a-z]{1,30}$/), { minLength: 1, maxLength: 30 })
    .map((all) => all.join(' '));
  fc.assert(
    fc.property(text, fc.integer({ min: 40, max: 300 }), (given, width) => {
      const lines = breakLines([{ text: given, style }], width, fonts);
      for (const line of lines) expect(line.width).toBeLessThanOrEqual(width);
      for (const broken of [lines, breakEvenly(given, style, width, fonts)])
        expect(lineTexts(broken).join('').replaceAll(/[ |]/g, '')).toBe(given.replaceAll(' ', ''));
    }),
  );
});
