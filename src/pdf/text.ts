/** Text layout: selects the face of each letter and breaks lines. Pure; the caller provides the widths. */
import { partsOf, separateFractions } from '../../model/pdf-letters.ts';

export type Face = 'display' | 'tamil' | 'text' | 'bold';

export interface TextStyle {
  face: Face;
  size: number;
  /** Whether it has the soft colour, whatever the colour of the text around it. */
  isSoft?: true;
  /** The space before and after a text on a ground of its own, which is laid out like a word. */
  padding?: readonly [number, number];
}

export interface Run extends TextStyle {
  text: string;
}

export interface Fonts {
  width(text: string, style: TextStyle): number;
  has(face: Face, codePoint: number): boolean;
}

/** Joiners and combining marks, which stay in the run of the letter before them. */
const COMBINING = /^[\u200c\u200d\p{M}]$/u;
/** Most texts of a menu. A face that has one ASCII letter has all of these characters. */
const PLAIN = /^[ -~£€]*$/;
const ASCII_LETTER = 0x61;
const NEUTRAL = /^[\s(),.&/–-]$/u;

/** A letter and a face that has it, the style's first. If none has the letter, those of its parts that one has. */
function findPrintable(letter: string, style: TextStyle, fonts: Fonts): { letter: string; face: Face }[] {
  const faceOf = (form: string) =>
    ([style.face, 'tamil', 'text', 'display'] as const).find((face) => fonts.has(face, form.codePointAt(0) ?? 0));
  return (faceOf(letter) ? [letter] : partsOf(letter)).flatMap((form) => {
    const face = faceOf(form);
    return face ? [{ letter: form, face }] : [];
  });
}

/** Splits a text into runs in faces that have its letters. The check of the content reports letters that are left out. */
export function toRuns(text: string, style: TextStyle, fonts: Fonts): Run[] {
  if (PLAIN.test(text) && fonts.has(style.face, ASCII_LETTER)) return text === '' ? [] : [{ text, ...style }];
  const runs: Run[] = [];
  for (const letter of separateFractions(text)) {
    const last = runs.at(-1);
    if (last && (COMBINING.test(letter) || NEUTRAL.test(letter)) && fonts.has(last.face, letter.codePointAt(0) ?? 0))
      last.text += letter;
    else for (const found of findPrintable(letter, style, fonts)) appendLetter(runs, found, style);
  }
  return runs;
}

function appendLetter(runs: Run[], { letter, face }: { letter: string; face: Face }, style: TextStyle): void {
  const last = runs.at(-1);
  if (last?.face === face) last.text += letter;
  else runs.push({ ...style, text: letter, face });
}

/** A piece of a paragraph, in one style. */
export interface Piece {
  text: string;
  style: TextStyle;
}

export interface Line {
  placed: { x: number; run: Run }[];
  width: number;
}

export const widthOf = (run: Run, fonts: Fonts): number =>
  fonts.width(run.text, run) + (run.padding ? run.padding[0] + run.padding[1] : 0);

/** A text on one line, however long. */
export function toLine(text: string, style: TextStyle, fonts: Fonts): Line {
  const line: Line = { placed: [], width: 0 };
  for (const run of style.padding ? [{ text, ...style }] : toRuns(text, style, fonts)) {
    line.placed.push({ x: line.width, run });
    line.width += widthOf(run, fonts);
  }
  return line;
}

/** Breaks pieces into one or more lines of at most `width`. The last line keeps `reserve` free, for the price and its leader. */
export const breakLines = (pieces: readonly Piece[], width: number, fonts: Fonts, reserve = 0): Line[] =>
  fillLines(
    pieces.flatMap((piece) => toWords(piece, width - reserve, fonts)),
    width,
    reserve,
  );

/** Breaks a text into lines of about equal length, so that the last has no lone word. No line for an empty text. */
export function breakEvenly(text: string, style: TextStyle, width: number, fonts: Fonts): Line[] {
  const words = toWords({ text, style }, width, fonts);
  if (words.length === 0) return [];
  let lines = fillLines(words, width, 0);
  if (lines.length === 1) return lines;
  const least = lines.reduce((sum, line) => sum + line.width, 0) / lines.length;
  for (let narrower = width - STEP; narrower >= least; narrower -= STEP) {
    const candidate = fillLines(words, narrower, 0);
    if (candidate.length > lines.length) break;
    lines = candidate;
  }
  return lines;
}

/** Decrease in width between attempts of `breakEvenly`, in points. */
const STEP = 6;

interface Word extends Line {
  /** Space before the word, unless it is the first of its line. */
  gap: number;
}

function fillLines(words: readonly Word[], width: number, reserve: number): Line[] {
  let line: Line = { placed: [], width: 0 };
  const lines = [line];
  for (const [index, word] of words.entries()) {
    const room = index === words.length - 1 ? width - reserve : width;
    if (line.placed.length > 0 && line.width + word.gap + word.width > room)
      lines.push((line = { placed: [], width: 0 }));
    appendWord(word, line);
  }
  return lines;
}

function toWords({ text, style }: Piece, maxWidth: number, fonts: Fonts): Word[] {
  if (style.padding && text) return [{ ...toLine(text, style, fonts), gap: 5 }];
  const space = fonts.width(' ', style);
  return text
    .split(/\s+/)
    .filter(Boolean)
    .flatMap((word) =>
      splitToFit(word, style, maxWidth, fonts).map((part, index) =>
        Object.assign(toLine(part, style, fonts), { gap: index === 0 ? space : 0 }),
      ),
    );
}

function splitToFit(word: string, style: TextStyle, maxWidth: number, fonts: Fonts): string[] {
  // No letter is wider than two ems, so most words need no measurement.
  if (word.length * 2 * style.size <= maxWidth) return [word];
  const parts = [''];
  for (const { segment } of new Intl.Segmenter().segment(word)) {
    const longer = parts.at(-1) + segment;
    if (longer === segment || toLine(longer, style, fonts).width <= maxWidth) parts[parts.length - 1] = longer;
    else parts.push(segment);
  }
  return parts;
}

const isSameStyle = (one: TextStyle, other: TextStyle) =>
  one.face === other.face && one.size === other.size && one.isSoft === other.isSoft && !one.padding && !other.padding;

/** Appends a word to a line. Words in one style become one run, so that they are drawn and copied together. */
function appendWord(word: Word, line: Line): void {
  const gap = line.placed.length === 0 ? 0 : word.gap;
  for (const [index, { x, run }] of word.placed.entries()) {
    const last = line.placed.at(-1);
    if (last && isSameStyle(last.run, run))
      last.run = { ...last.run, text: `${last.run.text}${index === 0 && gap > 0 ? ' ' : ''}${run.text}` };
    else line.placed.push({ x: line.width + gap + x, run });
  }
  line.width += gap + word.width;
}
