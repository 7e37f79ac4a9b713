/**
 * Setting text: which face each letter is set in, and where lines break. Pure; widths come from the caller.
 */
import type { Face } from './model.ts';

/** A face at a size in points. */
export interface TextStyle {
  face: Face;
  size: number;
}

/** A stretch of text in one face. */
export interface Run extends TextStyle {
  text: string;
}

/** What the layout asks of the fonts. */
export interface Fonts {
  /** The width of a text in points. */
  width(text: string, style: TextStyle): number;
  /** Whether the face has the letter. */
  has(face: Face, codePoint: number): boolean;
}

/** Joiners and combining letters belong to the letter before them, whatever face has them. */
const CLINGS = /^[\u200c\u200d\p{M}]$/u;
/** Most of a menu: what every Latin face has if it has one letter of it. */
const PLAIN = /^[ -~£]*$/;
const ASCII_LETTER = 0x61;
const NEUTRAL = /^[\s(),.&/–-]$/u;

/** The letter in a form that a face has: itself, its base letter (ā gives a), or nothing. */
function printable(letter: string, style: TextStyle, fonts: Fonts): { letter: string; face: Face } | null {
  const has = (face: Face, form: string) => fonts.has(face, form.codePointAt(0) ?? 0);
  if (has(style.face, letter)) return { letter, face: style.face };
  for (const form of [letter, letter.normalize('NFD').slice(0, 1)]) {
    const face = ([style.face, 'tamil', 'text'] as const).find((each) => has(each, form));
    if (face) return { letter: form, face };
  }
  return null;
}

/**
 * A text as runs, each in a face that has its letters: the style's own where it can, else the Tamil one or the text one. Spaces and
 * brackets stay with the run they are in. Letters that no face has are left out.
 */
export function toRuns(text: string, style: TextStyle, fonts: Fonts): Run[] {
  if (PLAIN.test(text) && fonts.has(style.face, ASCII_LETTER)) return text === '' ? [] : [{ text, ...style }];
  const runs: Run[] = [];
  for (const letter of text) {
    const last = runs.at(-1);
    if (last && (CLINGS.test(letter) || NEUTRAL.test(letter)) && fonts.has(last.face, letter.codePointAt(0) ?? 0)) {
      last.text += letter;
      continue;
    }
    const found = printable(letter, style, fonts);
    if (!found) continue;
    if (last && last.face === found.face) last.text += found.letter;
    else runs.push({ text: found.letter, face: found.face, size: style.size });
  }
  return runs;
}

/** How wide runs are beside each other, in points. */
export function widthOf(runs: readonly Run[], fonts: Fonts): number {
  return runs.reduce((sum, run) => sum + fonts.width(run.text, run), 0);
}

/** A piece of a paragraph: words in one style, or a box of a given width that stands in the line like a word. */
export type Piece = { text: string; style: TextStyle } | { box: string; width: number };

/** What stands in a line, with its left edge. */
export type Placed = { x: number; run: Run } | { x: number; box: string; width: number };

/** A line of text, broken and measured, without a place yet. */
export interface Line {
  placed: Placed[];
  width: number;
}

/**
 * Breaks pieces into lines no wider than `width`; a single word that is wider is broken between letters. At least one line.
 *
 * @param reserve room in points that the last line must leave free at its right (a price and its leader)
 */
export function breakLines(pieces: readonly Piece[], width: number, fonts: Fonts, reserve = 0): Line[] {
  return fillLines(
    pieces.flatMap((piece) => toWords(piece, width - reserve, fonts)),
    width,
    reserve,
  );
}

/** A text in lines about equally long, so that no word is left alone on the last. No line for no text. */
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

/** How much narrower each attempt of `breakEvenly` is, in points. */
const STEP = 6;

function fillLines(words: readonly Word[], width: number, reserve: number): Line[] {
  const lines: Line[] = [{ placed: [], width: 0 }];
  words.forEach((word, index) => {
    const line = lines.at(-1) ?? newLine(lines);
    const room = index === words.length - 1 ? width - reserve : width;
    const gap = line.placed.length === 0 ? 0 : word.gap;
    if (line.placed.length > 0 && line.width + gap + word.width > room) place(word, newLine(lines), 0);
    else place(word, line, gap);
  });
  return lines;
}

interface Word {
  parts: ({ run: Run; width: number } | { box: string; width: number })[];
  width: number;
  /** Space before it, where it isn't the first of its line. */
  gap: number;
}

function toWords(piece: Piece, widest: number, fonts: Fonts): Word[] {
  if ('box' in piece) return [{ parts: [piece], width: piece.width, gap: 5 }];
  const gap = fonts.width(' ', piece.style);
  return piece.text
    .split(/\s+/)
    .filter((word) => word !== '')
    .flatMap((word) =>
      fitting(word, piece.style, widest, fonts).map((part, index) => {
        const parts = toRuns(part, piece.style, fonts).map((run) => ({ run, width: fonts.width(run.text, run) }));
        return { parts, width: parts.reduce((sum, { width }) => sum + width, 0), gap: index === 0 ? gap : 0 };
      }),
    );
}

/** A word as it is, or cut into pieces that fit. */
function fitting(word: string, style: TextStyle, widest: number, fonts: Fonts): string[] {
  // No letter is wider than two ems, so most words need no measuring here.
  if (word.length * 2 * style.size <= widest) return [word];
  if (widthOf(toRuns(word, style, fonts), fonts) <= widest) return [word];
  const letters = [...new Intl.Segmenter().segment(word)].map(({ segment }) => segment);
  const parts: string[] = [''];
  for (const letter of letters) {
    const last = parts.at(-1) ?? '';
    if (last !== '' && widthOf(toRuns(last + letter, style, fonts), fonts) > widest) parts.push(letter);
    else parts[parts.length - 1] = last + letter;
  }
  return parts;
}

function newLine(lines: Line[]): Line {
  const line: Line = { placed: [], width: 0 };
  lines.push(line);
  return line;
}

/** Puts a word at the line's end; where it goes on in the style before it, both become one run, so that they are drawn and copied as one. */
function place(word: Word, line: Line, gap: number): void {
  let x = line.width + gap;
  word.parts.forEach((part, index) => {
    const last = line.placed.at(-1);
    if ('box' in part) line.placed.push({ x, box: part.box, width: part.width });
    else if (last && 'run' in last && last.run.face === part.run.face && last.run.size === part.run.size) {
      last.run = { ...last.run, text: `${last.run.text}${index === 0 && gap > 0 ? ' ' : ''}${part.run.text}` };
    } else line.placed.push({ x, run: part.run });
    x += part.width;
  });
  line.width = x;
}
