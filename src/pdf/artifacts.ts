/** PDF artifacts, which screen readers skip: tiles, rules, frames, icons, leaders, running head and footer. */
import type { Image, PDFDocument } from 'pdfkit';
import { iconLetter } from '../ui/category-icon-names.ts';
import type { PdfColours } from './colours.ts';
import { type HeadingBox, type ItemBox, joinRuns } from './boxes.ts';
import { layOutFooter, layOutRunningHead, type TitleHead } from './headers-and-footers.ts';
import { TextWriter } from './text-writer.ts';
import type { MenuLayout, PageLayout } from './layout.ts';
import { paintBadges, paintDiamond, paintMark } from './marks.ts';
import type { MenuPdfInput, MenuPdfPictures } from './model.ts';
import { type Box, createFormXObject, type Ornament, paintOrnament, readOrnament } from './paint.ts';
import { BADGE, COLUMN, COLUMN_LEFT, CONTENT, FOOT, HEADING, PLACEHOLDER, STRIP } from './dimensions.ts';
import { type Fonts, toRuns } from './text.ts';

/** Draws the artifacts of each page, outside the structure tree. */
export class Artifacts {
  readonly #doc: PDFDocument;
  readonly #fonts: Fonts;
  readonly #writer: TextWriter;
  readonly #pictures: MenuPdfPictures;
  readonly #colours: PdfColours;
  readonly #kolam: Ornament | null;
  readonly #icons = new Map<string, Image | null>();
  readonly #strip: ((box: Box) => void) | null;

  constructor(doc: PDFDocument, fonts: Fonts, pictures: MenuPdfPictures, input: MenuPdfInput) {
    this.#doc = doc;
    this.#fonts = fonts;
    this.#writer = new TextWriter(doc, fonts, input);
    this.#pictures = pictures;
    this.#colours = input.colours;
    const strip = readOrnament(doc, pictures.strip, input.colours.oxide);
    this.#strip = strip && createFormXObject(doc, strip);
    this.#kolam = readOrnament(doc, pictures.kolam, input.colours.brass);
  }

  /**
   * @param head on the first page
   * @param end on the last page
   */
  layout(page: PageLayout, head: TitleHead | null, end: MenuLayout | null): void {
    const doc = this.#doc.markContent('Artifact', { type: 'Layout' });
    if (head) this.#head(head);
    else this.#tiles(CONTENT.top + 13, STRIP.thin);
    this.#columnRule(page.columns);
    for (const box of page.boxes) {
      if (box.kind === 'heading') this.#heading(box);
      else this.#item(box);
    }
    if (end) this.#end(end);
    this.#tiles(CONTENT.bottom - FOOT + 7, STRIP.thin);
    doc.endMarkedContent();
  }

  pagination(input: MenuPdfInput, page: number, total: number): void {
    this.#doc.markContent('Artifact', { type: 'Pagination' });
    if (page > 1)
      for (const line of layOutRunningHead(input, this.#fonts)) this.#writer.line(line, this.#colours.oxide);
    for (const line of layOutFooter(input, page, total, this.#fonts)) this.#writer.line(line, this.#colours.soft);
    this.#doc.endMarkedContent();
  }

  #head({ strip, localName, logo, legend }: TitleHead): void {
    this.#tiles(strip, STRIP.top);
    if (localName)
      this.#line(
        [localName.divider, logo.y + 6],
        [localName.divider, logo.y + logo.height - 6],
        0.5,
        this.#colours.hairline,
      );
    for (const { mark, text } of legend) {
      if (mark) paintMark(this.#doc, this.#colours, mark.diet, mark.x, mark.y);
      paintBadges(this.#doc, this.#colours, [text]);
    }
  }

  /** A row of tiles across the page; a plain band if the drawing is missing. */
  #tiles(y: number, height: number): void {
    const period = 2 * height;
    if (!this.#strip) this.#doc.rect(CONTENT.left, y, CONTENT.width, height).fillColor(this.#colours.oxide).fill();
    for (let tile = 0; this.#strip && tile < Math.round(CONTENT.width / period); tile += 1)
      this.#strip({ x: CONTENT.left + tile * period, y, width: period, height });
  }

  /** A hairline between the columns with a diamond at each end. */
  #columnRule({ top, bottom }: PageLayout['columns']): void {
    const x = COLUMN_LEFT[1] - COLUMN.gutter / 2;
    this.#line([x, top + 8], [x, bottom - 8], 0.5, this.#colours.hairline);
    for (const y of [top + 3, bottom - 3]) paintDiamond(this.#doc, this.#colours, x - BADGE.diamond / 2, y);
  }

  #heading(box: HeadingBox): void {
    const { x, top, rule } = box;
    const size = HEADING.icon;
    const icon = this.#icon(box.category.icon);
    if (icon) this.#doc.image(icon, x + 2.5, top + 2.5, { width: size - 5, height: size - 5 });
    else this.#placeholder(box);
    this.#frame({ x, y: top, width: size, height: size });
    this.#line([x, rule], [x + COLUMN.width, rule], 0.9, this.#colours.oxide);
    this.#line([x, rule + 1.8], [x + COLUMN.width, rule + 1.8], 0.35, this.#colours.oxide);
  }

  /** A grey tile with the category's first letter (PDF-10). */
  #placeholder({ x, top, category }: HeadingBox): void {
    const size = HEADING.icon;
    this.#doc
      .rect(x + 2.5, top + 2.5, size - 5, size - 5)
      .fillColor(PLACEHOLDER)
      .fill();
    const letter = joinRuns(toRuns(iconLetter(category.name), { face: 'display', size: 13 }, this.#fonts), this.#fonts);
    this.#writer.line({ x: x + (size - letter.width) / 2, y: top + size / 2 + 4.5, line: letter }, this.#colours.ink);
  }

  #item({ item, leader, name }: ItemBox): void {
    const doc = this.#doc;
    paintBadges(doc, this.#colours, name);
    if (item.isSoldOut)
      for (const { x, y, line } of name) this.#line([x, y - 2.9], [x + line.width, y - 2.9], 0.7, this.#colours.ink);
    if (!leader) return;
    // The dots start at the price, so that they align across dishes.
    doc.save().lineWidth(0.7).lineCap('round').strokeColor(this.#colours.lineStrong).dash(0.01, { space: 2.2 });
    doc.moveTo(leader.to, leader.y).lineTo(leader.from, leader.y).stroke().restore();
  }

  /** The note's frame and the kolam. */
  #end({ note, kolam }: MenuLayout): void {
    if (note) this.#frame({ x: CONTENT.left, y: note.top, width: CONTENT.width, height: note.height });
    if (kolam && this.#kolam) paintOrnament(this.#doc, this.#kolam, kolam);
  }

  /** A thin line outside a thick one, like the site's picture frames. */
  #frame({ x, y, width, height }: Box): void {
    const doc = this.#doc.strokeColor(this.#colours.oxide);
    doc
      .lineWidth(0.35)
      .rect(x + 0.2, y + 0.2, width - 0.4, height - 0.4)
      .stroke();
    doc
      .lineWidth(0.9)
      .rect(x + 2.2, y + 2.2, width - 4.4, height - 4.4)
      .stroke();
  }

  #line(from: readonly [number, number], to: readonly [number, number], width: number, colour: string): void {
    this.#doc
      .lineWidth(width)
      .strokeColor(colour)
      .moveTo(...from)
      .lineTo(...to)
      .stroke();
  }

  /** An icon, opened once; null if it is missing or cannot be read. */
  #icon(name: string): Image | null {
    const known = this.#icons.get(name);
    if (known !== undefined) return known;
    const bytes = this.#pictures.icons.get(name);
    let image: Image | null = null;
    try {
      image = bytes ? this.#doc.openImage(bytes) : null;
    } catch (error) {
      console.warn(`The icon "${name}" can't be read; a letter replaces it.`, error);
    }
    this.#icons.set(name, image);
    return image;
  }
}
