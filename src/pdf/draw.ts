/**
 * Draws a menu layout as a tagged PDF (PDF/UA-1 structure). The tree: Document > Figure (logo), H1, P (name in the language of dishes, address,
 * telephone, hours, legend), then per category Sect > H2 + L > LI > Lbl > Figure (mark) + LBody > P (name and price), P (description),
 * and last the note. Everything else is an artifact, drawn before the text of its page.
 */
import { PDFDocument, type StructElement } from 'pdfkit';
import { toBytes } from 'pdfkit/output';
import { Artifacts } from './artifacts.ts';
import type { HeadingBox, ItemBox, NoteBox, PlacedLine } from './boxes.ts';
import { type FontFiles, openFonts } from './fonts.ts';
import { layOutTitleHead, type TitleHead } from './headers-and-footers.ts';
import { TextWriter } from './text-writer.ts';
import { layOut, type MenuLayout } from './layout.ts';
import { paintMark } from './marks.ts';
import type { MenuPdfInput, MenuPdfPictures } from './model.ts';
import { type Box, type Ornament, paintOrnament, readOrnament } from './paint.ts';
import { ITEM, SHEET } from './dimensions.ts';
import type { Fonts } from './text.ts';

const LANGUAGE = 'en-GB';

/**
 * Returns the bytes of a menu's PDF.
 *
 * @throws when a font cannot be read, or one dish's text is taller than a page
 */
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

class MenuDrawing {
  readonly #doc: PDFDocument;
  readonly #fonts: Fonts;
  readonly #input: MenuPdfInput;
  readonly #logo: Ornament | null;
  readonly #artifacts: Artifacts;
  readonly #writer: TextWriter;
  readonly #root: StructElement;
  #section: { sect: StructElement; list: StructElement } | null = null;

  constructor(doc: PDFDocument, fonts: Fonts, input: MenuPdfInput, pictures: MenuPdfPictures) {
    this.#doc = doc;
    this.#fonts = fonts;
    this.#input = input;
    this.#logo = readOrnament(doc, pictures.logo, input.colours.oxide);
    this.#artifacts = new Artifacts(doc, fonts, pictures, input);
    this.#writer = new TextWriter(doc, fonts, input);
    this.#root = doc.struct('Document', { title: input.title, lang: LANGUAGE });
    doc.addStructure(this.#root);
  }

  draw(layout: MenuLayout): void {
    const { pages } = layout;
    pages.forEach((page, index) => {
      const head = index === 0 ? layOutTitleHead(this.#input, this.#fonts) : null;
      this.#doc.addPage();
      this.#artifacts.layout(page, head, index === pages.length - 1 ? layout : null);
      this.#artifacts.pagination(this.#input, index + 1, pages.length);
      if (head) this.#title(head);
      for (const box of page.boxes) {
        if (box.kind === 'heading') this.#heading(box);
        else this.#item(box);
      }
    });
    this.#closeSection();
    if (layout.note) this.#note(layout.note);
    this.#paragraph(this.#root, 'P', layout.dateNote, this.#input.colours.soft);
    this.#root.end();
  }

  #element(parent: StructElement, type: string): StructElement {
    const element = this.#doc.struct(type);
    parent.add(element);
    return element;
  }

  /** Lines as one element. Each line but the last ends with a space, or readers join the words around the break. */
  #paragraph(parent: StructElement, type: string, lines: readonly PlacedLine[], colour: string): void {
    if (lines.length === 0) return;
    const write = () => lines.forEach((line, index) => this.#writer.line(line, colour, index < lines.length - 1));
    parent.add(this.#doc.struct(type, [write]));
  }

  #figure(
    parent: StructElement,
    alt: string,
    { x, y, width, height }: Box,
    placement: 'Block' | 'Inline',
    paint: () => void,
  ) {
    const bbox = [x, y, x + width, y + height] as const;
    parent.add(this.#doc.struct('Figure', { alt, bbox, placement }, [paint]));
  }

  #title(head: TitleHead): void {
    const { brand, branch } = this.#input;
    const { logo, legend } = head;
    this.#figure(this.#root, brand.name, logo, 'Block', () => {
      if (this.#logo) paintOrnament(this.#doc, this.#logo, logo);
      else {
        const name = { text: brand.name, face: 'display', size: 34 } as const;
        this.#writer.run(name, logo.x, logo.y + logo.height - 14, this.#input.colours.oxide);
      }
    });
    this.#paragraph(this.#root, 'H1', [head.title], this.#input.colours.oxide);
    if (head.localName) this.#paragraph(this.#root, 'P', [head.localName.name], this.#input.colours.brassText);
    const query = encodeURIComponent(`${brand.name}, ${branch.address}`);
    this.#link(
      head.address,
      branch.address,
      `https://www.google.com/maps/search/?api=1&query=${query}`,
      this.#input.colours.soft,
    );
    const international = branch.phone.replaceAll(/[^\d+]/g, '').replace(/^0/, '+44');
    this.#link(head.phone, branch.phone, `tel:${international}`, this.#input.colours.oxide);
    this.#paragraph(this.#root, 'P', head.hours, this.#input.colours.soft);
    this.#paragraph(
      this.#root,
      'P',
      legend.map(({ text }) => text),
      this.#input.colours.soft,
    );
  }

  #link(line: PlacedLine, words: string, url: string, colour: string): void {
    const paragraph = this.#element(this.#root, 'P');
    const link = this.#element(paragraph, 'Link');
    link.add(() => this.#writer.line(line, colour));
    // pdfkit writes a String object as a text string, and a primitive string as a name.
    const options = { structParent: link, Contents: new String(words) };
    this.#doc.link(line.x, line.y - 8, line.line.width, 10, url, options);
    link.end();
    paragraph.end();
  }

  #heading(box: HeadingBox): void {
    this.#closeSection();
    const sect = this.#element(this.#root, 'Sect');
    const write = () => {
      for (const line of box.name) this.#writer.line(line, this.#input.colours.oxide, true);
      box.localName.forEach((line, index) =>
        this.#writer.line(line, this.#input.colours.brassText, index < box.localName.length - 1),
      );
    };
    sect.add(this.#doc.struct('H2', [write]));
    this.#paragraph(sect, 'P', box.note, this.#input.colours.soft);
    this.#section = { sect, list: this.#element(sect, 'L') };
    // pdfkit computes x as the page width minus `left`.
    this.#doc.outline.addItem(box.category.name, { fit: false, left: SHEET.width, top: box.top - 6 });
  }

  #closeSection(): void {
    this.#section?.list.end();
    this.#section?.sect.end();
    this.#section = null;
  }

  #item({ item, mark, name, price, description }: ItemBox): void {
    if (!this.#section) throw new Error('A dish is placed before the first category.');
    const li = this.#element(this.#section.list, 'LI');
    const diet = item.mark;
    if (diet) {
      const label = this.#element(li, 'Lbl');
      const box = { x: mark.x, y: mark.y, width: ITEM.mark, height: ITEM.mark };
      const paint = () => paintMark(this.#doc, this.#input.colours, diet, mark.x, mark.y);
      this.#figure(label, this.#input.legend[diet], box, 'Inline', paint);
      label.end();
    }
    const body = this.#element(li, 'LBody');
    const write = () => {
      for (const line of name) this.#writer.line(line, this.#input.colours.ink, true);
      this.#writer.line(price, this.#input.colours.oxide);
    };
    body.add(this.#doc.struct('P', [write]));
    this.#paragraph(body, 'P', description, this.#input.colours.soft);
    body.end();
    li.end();
  }

  #note({ heading, text }: NoteBox): void {
    const sect = this.#element(this.#root, 'Sect');
    this.#paragraph(sect, 'H2', heading, this.#input.colours.oxide);
    this.#paragraph(sect, 'P', text, this.#input.colours.ink);
    sect.end();
  }
}
