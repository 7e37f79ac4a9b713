import fc from 'fast-check';
import { expect, test } from 'vitest';
import { breakEvenly, breakLines, type Fonts, type Line, toRuns } from './text.ts';

/** Each letter is half as wide as its font size. Only the Tamil face has Tamil letters and ₹. */
const fonts: Fonts = {
  width: (text, { size }) => (Array.from(text).length * size) / 2,
  has: (face, code) =>
    face === 'tamil' ? (code >= 0x0b80 && code <= 0x0bff) || code === 0x20b9 || code === 0x20 : code < 0x100,
};
const style = { face: 'text', size: 10 } as const;
const words = (lines: readonly Line[]) =>
  lines.map(({ placed }) => placed.map((each) => ('run' in each ? each.run.text : `[${each.box}]`)).join('|'));

test('sets each letter in a face that has it', () => {
  expect(toRuns('Dosa தோசை ₹5', style, fonts)).toEqual([
    { text: 'Dosa ', face: 'text', size: 10 },
    { text: 'தோசை ₹', face: 'tamil', size: 10 },
    { text: '5', face: 'text', size: 10 },
  ]);
});

test('replaces a letter that no face has with its base letter, or omits it', () => {
  expect(toRuns('pāyasam 🍛', style, fonts)).toEqual([{ text: 'payasam ', face: 'text', size: 10 }]);
  expect(toRuns('', style, fonts)).toEqual([]);
});

test('breaks lines between words, and leaves space for a price on the last line', () => {
  const text = 'Chettinad Kozhi Varuval';
  expect(words(breakLines([{ text, style }], 90, fonts))).toEqual(['Chettinad Kozhi', 'Varuval']);
  expect(words(breakLines([{ text, style }], 115, fonts))).toEqual(['Chettinad Kozhi Varuval']);
  expect(words(breakLines([{ text, style }], 115, fonts, 30))).toEqual(['Chettinad Kozhi', 'Varuval']);
});

test('treats a mark in a line as a word', () => {
  const pieces = [
    { text: 'Paya', style },
    { box: 'Sat & Sun', width: 40 },
  ];
  expect(words(breakLines(pieces, 100, fonts))).toEqual(['Paya|[Sat & Sun]']);
  expect(words(breakLines(pieces, 50, fonts))).toEqual(['Paya', '[Sat & Sun]']);
});

test('breaks a word that is wider than the line between letters', () => {
  expect(words(breakLines([{ text: 'abcdefghij', style }], 20, fonts))).toEqual(['abcd', 'efgh', 'ij']);
});

test('breakEvenly uses as few lines as possible and leaves no word alone on a line', () => {
  const text = 'Thin, sharp broth of tamarind, tomato and pepper.';
  expect(words(breakLines([{ text, style }], 220, fonts))).toEqual([
    'Thin, sharp broth of tamarind, tomato and',
    'pepper.',
  ]);
  expect(words(breakEvenly(text, style, 220, fonts))).toEqual(['Thin, sharp broth of', 'tamarind, tomato and pepper.']);
  expect(breakEvenly('', style, 220, fonts)).toEqual([]);
});

test('no line exceeds the width, and no letter is lost', () => {
  const text = fc
    .array(fc.stringMatching(/^[a-z]{1,30}$/), { minLength: 1, maxLength: 30 })
    .map((all) => all.join(' '));
  fc.assert(
    fc.property(text, fc.integer({ min: 40, max: 300 }), fc.integer({ min: 0, max: 30 }), (given, width, reserve) => {
      const lines = breakLines([{ text: given, style }], width, fonts, reserve);
      for (const line of lines) expect(line.width).toBeLessThanOrEqual(width);
      expect(lines.at(-1)?.width).toBeLessThanOrEqual(width - reserve);
      expect(words(lines).join('').replaceAll(/[ |]/g, '')).toBe(given.replaceAll(' ', ''));
      expect(
        words(breakEvenly(given, style, width, fonts))
          .join(' ')
          .replaceAll(/[ |]/g, ''),
      ).toBe(given.replaceAll(' ', ''));
    }),
  );
});
