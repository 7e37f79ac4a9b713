/**
 * Makes a menu as a tagged PDF (PDF/UA-1 structure). The tree: Document > Figure (logo), H1, P (name in the language of dishes, address,
 * telephone, hours, legend, where the allergens are listed), then per category Sect > H2 + L > LI > Lbl > Figure (mark) + LBody > P (name and price), P (description),
 * and last Sect > H2, P (closing notes), then P (date). Everything else is an artifact, drawn before the text of its page.
 */
import { create } from 'fontkit';
import { type Image, PDFDocument, type StructElement } from 'pdfkit';
import { toBytes } from 'pdfkit/output';
import {
  BADGE,
  COLUMN,
  COLUMN_LEFT,
  CONTENT,
  CODES_LINE,
  FOOT,
  GAPS,
  HEAD,
  KOLAM,
  NOTE,
  SHEET,
  STRIP,
  STYLE,
} from './dimensions.ts';
import { flow, type FlowedPage, type FlowRoom } from './flow.ts';
import {
  layOutAllergyLine,
  layOutCodesLine,
  layOutFooter,
  layOutRunningHead,
  layOutTitleHead,
  type TitleHead,
} from './headers-and-footers.ts';
import type { MenuPdfInput } from './input.ts';
import { categoryParts, closingNotes, type Part, type Section } from './parts.ts';
import { type PlacedLine, Sheet } from './sheet.ts';
import { telephoneUrl } from '../../model/telephone.ts';
import { hasShapes, paintSvg } from './svg.ts';
import { type Face, type Fonts, toLine } from './text.ts';

/** The pictures that could be fetched. A letter replaces a missing icon, the name a missing logo. */
export interface MenuPdfPictures {
  /** JPEG, by name. */
  icons: ReadonlyMap<string, Uint8Array>;
  /** SVG text, or null. */
  logo: string | null;
  strip: string | null;
  kolam: string | null;
}

export type FontFiles = Readonly<Record<Face, Uint8Array>>;

const LANGUAGE = 'en-GB';

/** The bytes of a menu's PDF. Throws when a font cannot be read, or one dish's text is taller than a page. */
export async function makeMenuPdf(
  input: MenuPdfInput,
  files: FontFiles,
  pictures: MenuPdfPictures,
): Promise<Uint8Array<ArrayBuffer>> {
  const { title, brand, branch } = input;
  const doc = new PDFDocument({
    size: [SHEET.width, SHEET.height],
    margin: 0,
    autoFirstPage: false,
    font: null,
    pdfVersion: '1.7',
    subset: 'PDF/UA',
    tagged: true,
    lang: LANGUAGE,
    displayTitle: true,
    info: { Title: `${title}, ${brand.name}`, Author: brand.name, Subject: branch.address, Creator: brand.name },
  });
  const bytes = toBytes(doc);
  drawMenu(new Sheet(doc, openFonts(doc, files), input), pictures);
  doc.end();
  return bytes;
}

/** The PostScript names to write into the PDF. In the file, an instance of a variable font has the name of the variable font. */
const POSTSCRIPT_NAMES: Record<Face, string> = {
  display: 'Arima-Bold',
  tamil: 'Arima-SemiBold',
  text: 'AnekTamil-Regular',
  bold: 'AnekTamil-Bold',
};

/** Registers the faces with the document and returns functions that measure with them. */
function openFonts(doc: PDFDocument, files: FontFiles): Fonts {
  const open = (face: Face) => {
    const font = create(files[face]);
    Object.defineProperty(font, 'postscriptName', { value: POSTSCRIPT_NAMES[face] });
    doc.registerFont(face, font);
    return font;
  };
  const fonts = { display: open('display'), tamil: open('tamil'), text: open('text'), bold: open('bold') };
  return {
    has: (face, codePoint) => fonts[face].hasGlyphForCodePoint(codePoint),
    width: (text, { face, size }) => doc.font(face, size).widthOfString(text),
  };
}

function drawMenu(sheet: Sheet, pictures: MenuPdfPictures): void {
  const { doc, fonts, input } = sheet;
  const { colours } = input;
  const icons = openIcons(doc, pictures.icons);
  const parts = input.categories
    .filter(({ items }) => items.length > 0)
    .flatMap((category) => categoryParts(category, icons.get(category.icon), sheet));
  const notes = closingNotes(sheet);
  const bottom = CONTENT.bottom - FOOT - (input.allergy.codes ? CODES_LINE : 0);
  const room = { first: bottom - CONTENT.top - HEAD.first, other: bottom - CONTENT.top - HEAD.other };
  const pages = flowOnFewestPages(parts, { ...room, end: NOTE.gap + notes.height });

  const root = doc.struct('Document', { title: input.title, lang: LANGUAGE });
  doc.addStructure(root);
  let section: Section | undefined;
  for (const [index, columns] of pages.entries()) {
    const head = index === 0 ? layOutTitleHead(input, fonts) : null;
    const top = CONTENT.top + (head ? HEAD.first : HEAD.other);
    const end = top + Math.max(...columns.map(({ height }) => height));
    const placed = columns.flatMap(({ blocks }, column) =>
      blocks.map((at) => ({ part: at.block, place: { x: COLUMN_LEFT[column] ?? CONTENT.left, top: top + at.top } })),
    );
    const notesAt = index === pages.length - 1 ? { x: CONTENT.left, top: end + NOTE.gap } : null;

    doc.addPage();
    doc.markContent('Artifact', { type: 'Layout' });
    drawTiles(sheet, pictures.strip, head?.strip ?? CONTENT.top + 13, head ? STRIP.top : STRIP.thin);
    if (head) drawHeadArtifacts(head, sheet);
    drawColumnRule(top, end, sheet);
    for (const { part, place } of placed) sheet.at(place, () => part.drawArtifacts());
    if (notesAt) {
      sheet.at(notesAt, notes.drawArtifacts);
      drawKolam(doc, pictures.kolam, colours.brass, notesAt.top + notes.height, bottom);
    }
    drawTiles(sheet, pictures.strip, bottom + 7, STRIP.thin);
    doc.endMarkedContent();
    doc.markContent('Artifact', { type: 'Pagination' });
    if (!head) {
      for (const line of layOutRunningHead(input, fonts)) sheet.line(line, colours.oxide);
      sheet.line(layOutAllergyLine(input, fonts), colours.ink);
    }
    for (const line of layOutCodesLine(input, fonts)) sheet.line(line, colours.ink);
    for (const line of layOutFooter(input, index + 1, pages.length, fonts)) sheet.line(line, colours.soft);
    doc.endMarkedContent();

    if (head) writeHead(head, root, pictures.logo, sheet);
    for (const { part, place } of placed) {
      if (part.startsSection) section = openSection(doc, root, section);
      if (!section) throw new Error('A dish is placed before the first category.');
      const { sect, list } = section;
      sheet.at(place, () => part.write(place, { sect, list }));
    }
    if (!notesAt) continue;
    closeSection(section);
    sheet.at(notesAt, () => notes.write(root));
  }
  root.end();
}

function openIcons(doc: PDFDocument, icons: MenuPdfPictures['icons']): ReadonlyMap<string, Image> {
  const images = new Map<string, Image>();
  for (const [name, bytes] of icons)
    try {
      images.set(name, doc.openImage(bytes));
    } catch (error) {
      console.warn(`The icon "${name}" can't be read; a letter replaces it.`, error);
    }
  return images;
}

/** Flows parts onto as few pages as the tightest spacing needs, with the loosest spacing that needs no more. */
function flowOnFewestPages(parts: readonly Part[], room: FlowRoom): FlowedPage<Part>[] {
  const flowWithGaps = (gaps: (typeof GAPS)[number]) =>
    flow(parts, room, ({ startsSection }) => (startsSection ? gaps.heading : gaps.item));
  const [tightest, ...looser] = GAPS;
  const fewest = flowWithGaps(tightest);
  for (const gaps of looser.toReversed()) {
    const pages = flowWithGaps(gaps);
    if (pages.length === fewest.length) return pages;
  }
  return fewest;
}

function openSection(doc: PDFDocument, root: StructElement, previous: Section | undefined): Section {
  closeSection(previous);
  const sect = doc.struct('Sect');
  root.add(sect);
  return { sect, list: doc.struct('L') };
}

function closeSection(section: Section | undefined): void {
  section?.list.end();
  section?.sect.end();
}

/** A row of tiles across the page; a plain band if the drawing is missing. */
function drawTiles({ doc, input: { colours } }: Sheet, strip: string | null, y: number, height: number): void {
  const width = 2 * height;
  if (!hasShapes(strip)) doc.rect(CONTENT.left, y, CONTENT.width, height).fill(colours.oxide);
  else
    for (let tile = 0; tile < Math.round(CONTENT.width / width); tile += 1)
      paintSvg(doc, strip, colours.oxide, { x: CONTENT.left + tile * width, y, width, height });
}

function drawHeadArtifacts({ localName, divider, logo, marks, legend }: TitleHead, sheet: Sheet): void {
  const { hairline } = sheet.input.colours;
  if (localName) sheet.rule([divider, logo.y + 6], [divider, logo.y + logo.height - 6], 0.5, hairline);
  for (const { diet, x, y } of marks) sheet.mark(diet, x, y);
  sheet.badges(legend);
}

/** A hairline between the columns with a diamond at each end. */
function drawColumnRule(top: number, bottom: number, sheet: Sheet): void {
  const x = COLUMN_LEFT[1] - COLUMN.gutter / 2;
  sheet.rule([x, top + 8], [x, bottom - 8], 0.5, sheet.input.colours.hairline);
  for (const y of [top + 3, bottom - 3]) sheet.diamond(x - BADGE.diamond / 2, y);
}

/** A square below everything else, if there is room. */
function drawKolam(doc: PDFDocument, kolam: string | null, colour: string, top: number, bottom: number): void {
  const size = Math.min(KOLAM.maxSize, bottom - top - 2 * KOLAM.space);
  if (size < KOLAM.minSize || !hasShapes(kolam)) return;
  const [x, y] = [CONTENT.left + (CONTENT.width - size) / 2, (top + bottom - size) / 2];
  paintSvg(doc, kolam, colour, { x, y, width: size, height: size });
}

function writeHead(head: TitleHead, root: StructElement, logo: string | null, sheet: Sheet): void {
  const { doc, fonts, input } = sheet;
  const { brand, branch, allergy, colours } = input;
  const paintLogo = () => {
    if (hasShapes(logo)) return paintSvg(doc, logo, colours.oxide, head.logo);
    const line = toLine(brand.name, STYLE.brand, fonts);
    sheet.line({ x: head.logo.x, y: head.logo.y + head.logo.height - 14, line }, colours.oxide);
  };
  const add = (type: string, lines: readonly (PlacedLine | null)[], colour: string) => {
    for (const paragraph of sheet.paragraph(type, { lines: lines.filter((line) => line !== null), colour }))
      root.add(paragraph);
  };
  root.add(sheet.figure(brand.name, head.logo, 'Block', paintLogo));
  add('H1', [head.title], colours.oxide);
  add('P', [head.localName], colours.brassText);
  const query = encodeURIComponent(`${brand.name}, ${branch.address}`);
  const map = `https://www.google.com/maps/search/?api=1&query=${query}`;
  sheet.link(root, head.address, branch.address, map, colours.soft);
  sheet.link(root, head.phone, branch.phone, telephoneUrl(branch.phone), colours.oxide);
  add('P', head.hours, colours.soft);
  add('P', head.legend, colours.soft);
  sheet.link(root, layOutAllergyLine(input, fonts), allergy.text, allergy.url, colours.ink);
}
