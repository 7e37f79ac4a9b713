import type { PDFDocument } from 'pdfkit';
import { expect, test } from 'vitest';
import { contentCopy } from '../../model/read/content.testing.ts';
import { STYLE, WHITE } from './dimensions.ts';
import { createMenuPdfInput } from './input.ts';
import { Sheet } from './sheet.ts';
import { sourceOf } from './source.testing.ts';
import { breakLines, type Fonts } from './text.ts';

const fonts: Fonts = { width: (text, { size }) => (text.length * size) / 2, has: () => true };
const input = createMenuPdfInput(sourceOf(contentCopy().content(), 'harbour'));

test('a name has the colour of its line, its codes the soft one, and a badge is white', () => {
  const colours: string[] = [];
  const doc = { font: () => doc, fillColor: (colour: string) => (colours.push(colour), doc), text: () => doc };
  const sheet = new Sheet(doc as unknown as PDFDocument, fonts, input);
  const pieces = [
    { text: 'Idli', style: STYLE.name },
    { text: '(VE)', style: STYLE.codes },
    { text: 'Sat & Sun', style: STYLE.badge },
  ];
  for (const line of breakLines(pieces, 200, fonts)) sheet.line({ x: 0, y: 0, line }, 'ink');
  expect(colours).toEqual(['ink', input.colours.soft, WHITE]);
});
