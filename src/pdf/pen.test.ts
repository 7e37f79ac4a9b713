import type { PDFDocument } from 'pdfkit';
import { expect, test } from 'vitest';
import { contentCopy } from '../../model/read/content.testing.ts';
import { layOutClosingNotes, layOutItem, type PlacedLine } from './layout.ts';
import { createMenuPdfInput } from './input.ts';
import { Pen } from './pen.ts';
import { sourceOf } from './source.testing.ts';
import type { Fonts } from './text.ts';

const fonts: Fonts = { width: (text, { size }) => (text.length * size) / 2, has: () => true };
const input = createMenuPdfInput(sourceOf(contentCopy().content(), 'harbour'));

/** The colours in which lines are written in ink. */
function coloursOf(lines: readonly PlacedLine[]): string[] {
  const colours: string[] = [];
  const doc = { font: () => doc, fillColor: (colour: string) => (colours.push(colour), doc), text: () => doc };
  const pen = new Pen(doc as unknown as PDFDocument, fonts, input);
  for (const line of lines) pen.line(line, 'ink');
  return colours;
}

test('codes have the soft colour beside a name in ink, and the closing note is in ink', () => {
  const [item] = input.categories.flatMap(({ items }) => items);
  const { name } = layOutItem({ ...item!, codes: '(VE, G)' }, false, fonts);
  expect(coloursOf(name)).toEqual(['ink', input.colours.soft]);
  expect(new Set(coloursOf(layOutClosingNotes(input, fonts).text))).toEqual(new Set(['ink']));
});
