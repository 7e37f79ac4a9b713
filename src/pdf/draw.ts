import { PDFDocument, type StructElement } from 'pdfkit';
import { toBytes } from 'pdfkit/output';
import { Artifacts } from './artifacts.ts';
import {
  type ClosingNotesBox,
  type HeadingBox,
  type ItemBox,
  type PlacedLine,
  layOut,
  type MenuLayout,
  type Place,
} from './layout.ts';
import { layOutAllergyLine, layOutTitleHead, type TitleHead } from './headers-and-footers.ts';
import type { MenuPdfInput } from './input.ts';
import { type Box, type MenuPdfPictures, paintOrnament, readOrnament, Pen } from './pen.ts';
import { ITEM, SHEET } from './dimensions.ts';
import type { Drawing } from './svg.ts';
import type { Fonts, Face } from './text.ts';
import { create } from 'fontkit';

/**
 * Draws a menu layout as a tagged PDF (PDF/UA-1 structure). The tree: Document > Figure (logo), H1, P (name in the language of dishes, address,
 * telephone, hours, legend, where the allergens are listed), then per category Sect > H2 + L > LI > Lbl > Figure (mark) + LBody > P (name and price), P (description),
 * and last Sect > H2, P (closing notes), then P (date). Everything else is an artifact, drawn before the text of its page.
 */

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
  const fonts = openFonts(doc, files);
  new MenuDrawing(doc, fonts, input, pictures).draw(layOut(input, fonts));
  doc.end();
  return bytes;
}

class MenuDrawing extends Pen {
  readonly #input: MenuPdfInput;
  readonly #logo: Drawing | null;
  readonly #artifacts: Artifacts;
  readonly #root: StructElement;
  #section: { sect: StructElement; list: StructElement } | null = null;

  constructor(doc: PDFDocument, fonts: Fonts, input: MenuPdfInput, pictures: MenuPdfPictures) {
    super(doc, fonts, input);
    this.#input = input;
    this.#logo = readOrnament(pictures.logo, input.colours.oxide);
    this.#artifacts = new Artifacts(doc, fonts, input, pictures);
    this.#root = doc.struct('Document', { title: input.title, lang: LANGUAGE });
    doc.addStructure(this.#root);
  }

  draw(layout: MenuLayout): void {
    const { pages } = layout;
    pages.forEach((page, index) => {
      const head = index === 0 ? layOutTitleHead(this.#input, this.fonts) : null;
      this.doc.addPage();
      this.#artifacts.drawLayout(page, head, index === pages.length - 1 ? layout : null);
      this.#artifacts.drawPagination(this.#input, index + 1, pages.length);
      if (head) this.#title(head);
      for (const { box, place } of page.boxes)
        this.at(place, () => (box.kind === 'heading' ? this.#heading(box, place) : this.#item(box, place)));
    });
    this.#closeSection();
    this.at(layout.closingNotes.place, () => this.#closingNotes(layout.closingNotes.box));
    this.#root.end();
  }

  #element(parent: StructElement, type: string): StructElement {
    const element = this.doc.struct(type);
    parent.add(element);
    return element;
  }

  /** Lines as one element. Each line but the last ends with a space, or readers join the words around the break. */
  #paragraph(parent: StructElement, type: string, lines: readonly PlacedLine[], colour: string): void {
    if (lines.length === 0) return;
    const write = () => lines.forEach((line, index) => this.line(line, colour, index < lines.length - 1));
    parent.add(this.doc.struct(type, [write]));
  }

  /** A picture with its text. Its box is in coordinates of the page. */
  #figure(parent: StructElement, alt: string, box: Box, placement: 'Block' | 'Inline', paint: () => void): void {
    const bbox = [box.x, box.y, box.x + box.width, box.y + box.height] as const;
    parent.add(this.doc.struct('Figure', { alt, bbox, placement }, [paint]));
  }

  #title(head: TitleHead): void {
    const { brand, branch } = this.#input;
    const { logo, legend } = head;
    this.#figure(this.#root, brand.name, logo, 'Block', () => {
      if (this.#logo) paintOrnament(this.doc, this.#logo, logo);
      else {
        const name = { text: brand.name, face: 'display', size: 34 } as const;
        this.textRun(name, logo.x, logo.y + logo.height - 14, this.colours.oxide);
      }
    });
    this.#paragraph(this.#root, 'H1', [head.title], this.colours.oxide);
    if (head.localName) this.#paragraph(this.#root, 'P', [head.localName.name], this.colours.brassText);
    const query = encodeURIComponent(`${brand.name}, ${branch.address}`);
    const map = `https://www.google.com/maps/search/?api=1&query=${query}`;
    this.#link(head.address, branch.address, map, this.colours.soft);
    const international = branch.phone.replaceAll(/[^\d+]/g, '').replace(/^0/, '+44');
    this.#link(head.phone, branch.phone, `tel:${international}`, this.colours.oxide);
    this.#paragraph(this.#root, 'P', head.hours, this.colours.soft);
    const texts = legend.map(({ text }) => text);
    this.#paragraph(this.#root, 'P', texts, this.colours.soft);
    const { text, url } = this.#input.allergy;
    this.#link(layOutAllergyLine(this.#input, this.fonts), text, url, this.colours.ink);
  }

  #link(line: PlacedLine, words: string, url: string, colour: string): void {
    const paragraph = this.#element(this.#root, 'P');
    const link = this.#element(paragraph, 'Link');
    link.add(() => this.line(line, colour));
    // pdfkit writes a String object as a text string, and a primitive string as a name.
    const options = { structParent: link, Contents: new String(words) };
    this.doc.link(line.x, line.y - 8, line.line.width, 10, url, options);
    link.end();
    paragraph.end();
  }

  #heading(box: HeadingBox, { top }: Place): void {
    this.#closeSection();
    const sect = this.#element(this.#root, 'Sect');
    const write = () => {
      for (const line of box.name) this.line(line, this.colours.oxide, true);
      box.localName.forEach((line, index) => this.line(line, this.colours.brassText, index < box.localName.length - 1));
    };
    sect.add(this.doc.struct('H2', [write]));
    this.#paragraph(sect, 'P', box.note, this.colours.soft);
    this.#section = { sect, list: this.#element(sect, 'L') };
    // pdfkit computes x as the page width minus `left`.
    this.doc.outline.addItem(box.category.name, { fit: false, left: SHEET.width, top: top - 6 });
  }

  #closeSection(): void {
    this.#section?.list.end();
    this.#section?.sect.end();
    this.#section = null;
  }

  #item({ item, name, price, description }: ItemBox, { x, top }: Place): void {
    if (!this.#section) throw new Error('A dish is placed before the first category.');
    const li = this.#element(this.#section.list, 'LI');
    const diet = item.mark;
    const label = this.#element(li, 'Lbl');
    const box = { x, y: top + ITEM.markTop, width: ITEM.mark, height: ITEM.mark };
    const paint = () => this.mark(diet, 0, ITEM.markTop);
    this.#figure(label, this.#input.legend[diet], box, 'Inline', paint);
    label.end();
    const body = this.#element(li, 'LBody');
    const write = () => {
      for (const line of name) this.line(line, this.colours.ink, true);
      this.line(price, this.colours.oxide);
    };
    body.add(this.doc.struct('P', [write]));
    this.#paragraph(body, 'P', description, this.colours.soft);
    body.end();
    li.end();
  }

  #closingNotes({ heading, text, dateNote }: ClosingNotesBox): void {
    const sect = this.#element(this.#root, 'Sect');
    this.#paragraph(sect, 'H2', heading, this.colours.oxide);
    this.#paragraph(sect, 'P', text, this.colours.ink);
    sect.end();
    this.#paragraph(this.#root, 'P', dateNote, this.colours.soft);
  }
}

/** The embedded fonts, behind the interface that the layout uses. */

export type FontFiles = Readonly<Record<Face, Uint8Array>>;

/** The PostScript names to write into the PDF. In the file, an instance of a variable font has the name of the variable font. */
const POSTSCRIPT_NAMES: Record<Face, string> = {
  display: 'Arima-Bold',
  tamil: 'Arima-SemiBold',
  text: 'AnekTamil-Regular',
  bold: 'AnekTamil-Bold',
};

/** Registers the faces with the document and returns functions that measure with them. */
export function openFonts(doc: PDFDocument, files: FontFiles): Fonts {
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
