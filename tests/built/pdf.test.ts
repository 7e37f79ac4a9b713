import { describe, expect, test } from 'vitest';
import { createMenuPdfInput, type PdfItem } from '../../src/pdf/input.ts';
import { sourceOf } from '../../src/pdf/source.testing.ts';
import { fullCopy } from '../../model/read/content.testing.ts';
import { pdfOf } from './pdf-fixture.ts';
import { all, readPdf, textOf } from './pdf-reader.ts';

const content = fullCopy().content();

const MM = 72 / 25.4;
const MARGIN = 9 * MM;
const printed = ({ name, codes, served, price }: PdfItem) => [name, codes, served, price].filter(Boolean).join(' ');

describe.each(content.branches.map(({ key }) => key))('the PDF of %s', async (key) => {
  // So often that it fills more than one page.
  const source = sourceOf(content, key);
  const categories = Array.from({ length: 15 }, () => source.categories).flat();
  const input = createMenuPdfInput({ ...source, categories });
  const pdf = await readPdf(await pdfOf(input));
  const pieces = pdf.pages.flatMap((page) => [...page.pieces, ...page.artifacts]);
  const items = pdf.pages.flatMap(({ root }) => all(root, 'LI'));
  const parts = items.map((item) => all(item, 'P'));
  const dishes = input.categories.flatMap((category) => category.items);

  test('is A4 portrait with margins of 9 mm and two columns', () => {
    for (const { width, height } of pdf.pages) {
      expect(width).toBeCloseTo(210 * MM, 1);
      expect(height).toBeCloseTo(297 * MM, 1);
    }
    for (const { text, y, size } of pieces) {
      expect(y - 0.25 * size, text).toBeGreaterThanOrEqual(MARGIN - 0.1);
      expect(y + 0.72 * size, text).toBeLessThanOrEqual(297 * MM - MARGIN + 0.1);
    }
    expect(Math.min(...pieces.map(({ x }) => x))).toBeCloseTo(MARGIN, 0);
    expect(Math.max(...pieces.map(({ x, width }) => x + width))).toBeCloseTo(210 * MM - MARGIN, 0);
    expect(new Set(parts.map(([name]) => Math.round(name?.pieces[0]?.x ?? 0))).size).toBe(Math.min(parts.length, 2));
  });

  test('sets names in 9 pt bold, descriptions in 8 pt and category headings in 10 pt', () => {
    for (const [name, description] of parts) {
      expect(name?.pieces[0]).toMatchObject({ size: 9, font: 'AnekTamil-Bold' });
      for (const piece of description?.pieces ?? [])
        expect(piece).toMatchObject({ size: 8, font: 'AnekTamil-Regular' });
    }
    for (const { pieces: heading } of pdf.pages.flatMap(({ root }) => all(root, 'H2')))
      expect(heading[0]).toMatchObject({ size: 10, font: 'Arima-Bold' });
  });

  test('has every dish of the food menu once, with codes, marks, price and description, in its order', () => {
    expect(parts.map(([name]) => name && textOf(name))).toEqual(dishes.map(printed));
    expect(parts.map(([, text]) => (text ? textOf(text) : ''))).toEqual(dishes.map(({ description }) => description));
    expect(pdf.bookmarks).toEqual(input.categories.map(({ name }) => name));
    expect(pieces.map(({ text }) => text).join('\n')).not.toContain('75 cl');
    for (const item of items)
      expect(all(item, 'Figure').map(({ alt }) => alt)).toEqual([expect.toBeOneOf(Object.values(content.menu.legend))]);
  });

  test('names branch, address, telephone and hours in its head, beside a logo of at most 40 % of the width and 18 mm', () => {
    const [figure, ...head] = pdf.pages[0]?.root.children ?? [];
    const { address, phone, hours } = input.branch;
    const texts = head.slice(0, 6).map((element) => textOf(element));
    expect(texts).toEqual(expect.arrayContaining([input.title, address, phone, hours]));
    expect(pdf.pages[0]?.links).toEqual([
      { url: expect.stringContaining('google.com/maps'), words: address },
      { url: `tel:+44${phone.slice(1).replaceAll(' ', '')}`, words: phone },
      { url: input.allergy.url, words: input.allergy.text },
    ]);
    const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] = figure?.bbox ?? [];
    expect(figure?.alt).toBe(content.site.brand);
    expect(x2 - x1).toBeGreaterThan(100);
    expect(x2 - x1).toBeLessThanOrEqual(0.4 * 192 * MM + 0.01);
    expect(y2 - y1).toBeLessThanOrEqual(18 * MM + 0.01);
  });

  test('has address, telephone, allergens, thanks, tagline, number and date on every page, and ends with the note', () => {
    const { thankYou, tagline } = input.footer;
    for (const [index, page] of pdf.pages.entries()) {
      const texts = page.artifacts.filter(({ y }) => y < MARGIN + 12).map(({ text }) => text.trim());
      expect(texts).toEqual([thankYou, tagline, `Page ${index + 1} of ${pdf.pages.length}, 4 May 2026`]);
      const written = [...page.pieces, ...page.artifacts].map(({ text }) => text.trim());
      expect(written).toEqual(expect.arrayContaining([input.branch.address, input.branch.phone, input.allergy.text]));
    }
    const last = pdf.pages.at(-1)?.root.children.findLast(({ role }) => role === 'Sect');
    const note = [input.note.heading, ...input.note.text.split(/\s+/)].filter(Boolean).join(' ');
    expect(last && textOf(last)).toBe(note);
  });

  test('has a language, a title and PDF/UA metadata, and embeds its faces as subsets', () => {
    expect(pdf.info).toMatchObject({ Title: `${input.title}, ${content.site.brand}`, Language: 'en-GB' });
    expect(pdf.source).toContain('<pdfuaid:part>1</pdfuaid:part>');
    const faces = [...new Set([...pdf.source.matchAll(/\/FontName \/(\S+)/g)].map(([, name]) => name))];
    expect(faces).toHaveLength(4);
    for (const face of faces) expect(face).toMatch(/^[A-Z]{6}\+(?:Arima|AnekTamil)-/);
    // A complete face has about 140 KB.
    expect(pdf.source.length).toBeLessThan(300_000);
  });
});
