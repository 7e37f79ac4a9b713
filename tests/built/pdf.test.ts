import { describe, expect, test } from 'vitest';
import type { PdfItem } from '#src/pdf/model.ts';
import { fullCopy } from '#model/read/content.testing.ts';
import { foodCategories, inputOf, noPictures, pdfOf, repeated } from './pdf-fixture.ts';
import { all, type Element, type ReadPdf, readPdf, textOf } from './pdf-reader.ts';

const content = fullCopy().content();
const [branch = ''] = Object.keys(content.menus);
/** How often each menu is repeated, so that it fills more than one page. */
const TIMES = 15;

const MM = 72 / 25.4;
const MARGIN = 9 * MM;
const isTamil = (text: string) => /[\u0b80-\u0bff]/.test(text);

/** The menu as the tags describe it. A category that does not fit a page continues in a section of the next page. */
function categoriesOf(pdf: ReadPdf): { name: string; items: Element[] }[] {
  const categories: { name: string; items: Element[] }[] = [];
  for (const sect of pdf.pages.flatMap(({ root }) => all(root, 'Sect'))) {
    const [heading] = all(sect, 'H2');
    const latin = heading?.pieces
      .filter(({ size }) => size === 10)
      .map(({ text }) => text)
      .join('');
    if (latin !== undefined) categories.push({ name: latin.trim(), items: [] });
    categories.at(-1)?.items.push(...all(sect, 'LI'));
  }
  return categories;
}

const printed = ({ name, codes, weekendOnly, price }: PdfItem) =>
  [name, codes, weekendOnly && content.menuPage.legend.weekend, price].filter(Boolean).join(' ');

const tidy = (text: string) => text.replaceAll(/\s+/g, ' ').trim();

describe.each(content.branches.map(({ key }) => key))('the PDF of %s', async (key) => {
  const input = repeated(inputOf(key, content), TIMES);
  const pdf = await readPdf(await pdfOf(input));
  const pieces = pdf.pages.flatMap((page) => [...page.pieces, ...page.artifacts]);
  const items = pdf.pages.flatMap(({ root }) => all(root, 'LI'));
  const parts = items.map((item) => all(item, 'P'));

  test('is A4 portrait', () => {
    for (const { width, height } of pdf.pages) {
      expect(width).toBeCloseTo(210 * MM, 1);
      expect(height).toBeCloseTo(297 * MM, 1);
    }
  });

  test('keeps margins of 9 mm', () => {
    expect(pdf.pages.length).toBeGreaterThan(1);
    for (const { text, x, y, width, size } of pieces) {
      const ink = width - (text.endsWith(' ') ? size * 0.25 : 0);
      expect(x, text).toBeGreaterThanOrEqual(MARGIN - 0.1);
      expect(x + ink, text).toBeLessThanOrEqual(210 * MM - MARGIN + 0.6);
      expect(y - 0.25 * size, text).toBeGreaterThanOrEqual(MARGIN - 0.1);
      expect(y + 0.72 * size, text).toBeLessThanOrEqual(297 * MM - MARGIN + 0.1);
    }
    // The text reaches the margins, so they are no wider than that either.
    expect(Math.min(...pieces.map(({ x }) => x))).toBeCloseTo(MARGIN, 0);
    expect(Math.max(...pieces.map(({ x, width }) => x + width))).toBeCloseTo(210 * MM - MARGIN, 0);
  });

  test('has two columns', () => {
    const lefts = new Set(items.map((item) => Math.round(all(item, 'P')[0]?.pieces[0]?.x ?? 0)));
    expect(lefts.size).toBe(2);
  });

  test('sets names in 9 pt bold, descriptions in 8 pt and category headings in 10 pt', () => {
    for (const [name, description] of parts) {
      expect(name?.pieces[0]).toMatchObject({ size: 9, font: 'AnekTamil-Bold' });
      for (const piece of description?.pieces ?? [])
        expect(piece).toMatchObject({ size: 8, font: 'AnekTamil-Regular' });
    }
    const headings = pdf.pages.flatMap(({ root }) => all(root, 'H2'));
    for (const {
      pieces: [latin],
    } of headings)
      expect(latin).toMatchObject({ size: 10, font: 'Arima-Bold' });
  });

  test('has every available dish once, with codes, weekend mark and price, in the order of the menu', () => {
    const noteHeading = input.note.heading ? [{ name: input.note.heading, items: [] }] : [];
    const read = categoriesOf(pdf).map(({ name, items: dishes }) => ({
      name,
      items: dishes.map((dish) => tidy(textOf(all(dish, 'P')[0] ?? dish))),
    }));
    const expected = input.categories.map(({ name, items: dishes }) => ({ name, items: dishes.map(printed) }));
    expect(read).toEqual([...expected, ...noteHeading]);
    const available = foodCategories(key, content).flatMap(({ items: dishes }) => dishes);
    expect(items).toHaveLength(TIMES * available.length);
  });

  test('right-aligns the prices in their column', () => {
    const edges = parts.map(([name]) => {
      const price = name?.pieces.at(-1);
      return (price?.x ?? 0) + (price?.width ?? 0);
    });
    expect(new Set(edges.map((edge) => edge.toFixed(0))).size).toBe(2);
  });

  test('has every description, with a space where a line ends', () => {
    const described = input.categories.flatMap(({ items: dishes }) => dishes.map(({ description }) => description));
    expect(parts.map(([, description]) => (description ? textOf(description) : ''))).toEqual(described);
  });

  test('leaves the drinks list out', () => {
    const drinks = (content.menus[key]?.pages ?? [])
      .filter(({ isDrinks }) => isDrinks)
      .flatMap(({ categories }) => categories);
    const names = new Set(input.categories.map(({ name }) => name));
    const text = pieces.map((piece) => piece.text).join('\n');
    for (const { name } of drinks) if (!names.has(name)) expect(text).not.toContain(name);
    expect(text).not.toContain('75 cl');
  });

  test('ends with the note about allergens of the branch', () => {
    const last = pdf.pages.at(-1)?.root.children.findLast(({ role }) => role === 'Sect');
    const text = last ? tidy(textOf(last)) : '';
    expect(text).toBe(`${input.note.heading}${tidy(input.note.text)}`);
  });

  test('names branch, address, telephone and hours in its head, and links the address and the telephone', () => {
    const head = pdf.pages[0]?.root.children.slice(0, 7) ?? [];
    const { legend } = input;
    expect(head.map(({ role }) => role)).toEqual(['Figure', 'H1', 'P', 'P', 'P', 'P', 'P']);
    expect(
      head
        .slice(1)
        .map((element) => tidy(textOf(element)))
        .filter((text) => !isTamil(text)),
    ).toEqual([
      input.title,
      input.branch.address,
      input.branch.phone,
      input.branch.hours,
      [legend.veg, legend.egg, legend.nonVeg, legend.unknown, legend.weekend, legend.weekendLong].join(' '),
    ]);
    expect(pdf.pages[0]?.links).toEqual([
      { url: expect.stringContaining('google.com/maps'), words: input.branch.address },
      { url: `tel:+44${input.branch.phone.slice(1).replaceAll(' ', '')}`, words: input.branch.phone },
    ]);
  });

  test('has a logo of at most 40 % of the width and 18 mm', () => {
    const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] = pdf.pages[0]?.root.children[0]?.bbox ?? [];
    expect(x2 - x1).toBeGreaterThan(100);
    expect(x2 - x1).toBeLessThanOrEqual(0.4 * 192 * MM + 0.01);
    expect(y2 - y1).toBeLessThanOrEqual(18 * MM + 0.01);
    expect(pdf.pages[0]?.root.children[0]?.alt).toBe(content.site.brand);
  });

  test('has thanks, tagline and page number at the foot of every page, as artifacts', () => {
    pdf.pages.forEach((page, index) => {
      const texts = page.artifacts.filter(({ y }) => y < MARGIN + 12).map(({ text }) => text.trim());
      const { thankYou, tagline } = input.footer;
      expect(texts).toEqual([thankYou, tagline, `Page ${index + 1} of ${pdf.pages.length}`]);
    });
  });

  test('gives every dish a name, and a diet mark with alternative text', () => {
    for (const item of items) {
      expect(item.children.map(({ role }) => role)).toEqual(['Lbl', 'LBody']);
      expect(all(item, 'Figure').map(({ alt }) => alt)).toEqual([
        expect.toBeOneOf(Object.values(content.menuPage.legend)),
      ]);
    }
  });

  test('marks every painting operator with a unique id', () => {
    for (const { unmarked, ids } of pdf.pages) {
      expect(unmarked).toEqual([]);
      expect(new Set(ids).size).toBe(ids.length);
      expect(ids).toEqual(ids.toSorted((a, b) => a - b));
    }
  });

  test('keeps the spelling of Tamil text that is copied', () => {
    const { brand, categories } = input;
    const count = (text: string) => pdf.actualTexts.filter((actual) => actual.trim() === text).length;
    expect(count(brand.native)).toBe(pdf.pages.length);
    // Punctuation is set in another face, so it separates the words.
    const words = categories.flatMap(({ native }) => native.split(/[^\u0b80-\u0bff ]+/).map((word) => word.trim()));
    for (const word of words) expect(count(word), word).toBeGreaterThan(word === '' ? -1 : 0);
  });

  test('embeds its four faces as subsets', () => {
    expect(pdf.fonts).toHaveLength(4);
    for (const name of pdf.fonts) expect(name).toMatch(/^[A-Z]{6}\+(Arima-(Bold|SemiBold)|AnekTamil-(Regular|Bold))$/);
    expect(pdf.embedded).toBe(4);
    // A complete face has about 140 KB.
    expect(pdf.source.length).toBeLessThan(300_000);
  });

  test('embeds each icon once, as a JPEG of 64 px', () => {
    const icons = new Set(input.categories.map(({ icon }) => icon).filter((icon) => icon !== ''));
    const pictures = pdf.source.match(
      /\/Subtype \/Image\n\/BitsPerComponent 8\n\/Width 64\n\/Height 64\n[^>]*\/Filter \/DCTDecode/g,
    );
    expect(pictures).toHaveLength(icons.size);
  });

  test('has a language, a title, PDF/UA metadata and a bookmark for each category', () => {
    expect(pdf.bookmarks).toEqual(input.categories.map(({ name }) => name));
    expect(pdf.info).toMatchObject({
      Title: `${input.title}, ${content.site.brand}`,
      Language: 'en-GB',
      PDFFormatVersion: '1.7',
    });
    expect(pdf.source).toContain('/DisplayDocTitle true');
    expect(pdf.source).toContain('<pdfuaid:part>1</pdfuaid:part>');
  });

  test('never leaves a heading alone at the foot of a column', () => {
    for (const { root } of pdf.pages) {
      for (const sect of all(root, 'Sect')) {
        const [heading] = all(sect, 'H2');
        const [first] = all(sect, 'LI');
        if (!heading || !first) continue;
        const [above, below] = [heading.pieces[0], all(first, 'P')[0]?.pieces[0]];
        expect(below?.page).toBe(above?.page);
        expect(below?.y).toBeLessThan(above?.y ?? 0);
        expect((above?.y ?? 0) - (below?.y ?? 0)).toBeLessThan(80);
      }
    }
  });
});

test('the PDF works without pictures', async () => {
  const input = inputOf(branch, content);
  const pdf = await readPdf(await pdfOf(input, noPictures));
  const letters = pdf.pages.flatMap(({ artifacts }) =>
    artifacts.filter(({ size }) => size === 13).map(({ text }) => text),
  );
  expect(letters).toEqual(input.categories.map(({ name }) => name.charAt(0)));
  expect(pdf.pages[0]?.pieces[0]).toMatchObject({ text: input.brand.name, font: 'Arima-Bold' });
});

test('a letter replaces an invalid icon, and the name replaces an invalid logo', async () => {
  const input = inputOf(branch, content);
  const icons = new Map([[input.categories[0]?.icon ?? '', new Uint8Array([1, 2, 3])]]);
  const broken = { icons, logo: '<!doctype html>', strip: '', kolam: 'Not found' };
  const pdf = await readPdf(await pdfOf(input, broken));
  expect(pdf.pages[0]?.artifacts.some(({ text, size }) => size === 13 && text === 'S')).toBe(true);
  expect(pdf.pages[0]?.pieces[0]?.text).toBe(input.brand.name);
});

test('a PDF of 2,000 dishes works, and ten times the dishes take at most twelve times the bytes', async () => {
  const input = inputOf(branch, content);
  const count = input.categories.flatMap(({ items }) => items).length;
  const sizeOf = async (times: number) => (await pdfOf(repeated(input, times), noPictures)).length;
  const [ten, hundred] = [await sizeOf(10), await sizeOf(100)];
  expect(hundred).toBeLessThan(12 * ten);
  // Counts in the bytes, because pdf.js takes a minute to read a tag tree of this size.
  const many = Buffer.from(await pdfOf(repeated(input, Math.ceil(2000 / count)), noPictures)).toString('latin1');
  expect(many.match(/\/S \/LI\b/g)?.length).toBeGreaterThanOrEqual(2000);
}, 30_000);
