/** PDF artifacts, which screen readers skip: tiles, rules, frames, icons, leaders, running head and footer. */
import type { Image, PDFDocument } from 'pdfkit';
import { categoryInitial } from '../ui/category-icons.ts';
import { type HeadingBox, type ItemBox, joinRuns, type MenuLayout, type PageLayout } from './layout.ts';
import { layOutAllergyLine, layOutFooter, layOutRunningHead, type TitleHead } from './headers-and-footers.ts';
import type { MenuPdfInput } from './input.ts';
import { type Box, type MenuPdfPictures, paintOrnament, readOrnament, Pen } from './pen.ts';
import { BADGE, COLUMN, COLUMN_LEFT, CONTENT, FOOT, HEADING, PLACEHOLDER, STRIP } from './dimensions.ts';
import type { Drawing } from './svg.ts';
import { type Fonts, toRuns } from './text.ts';

export class Artifacts extends Pen {
  readonly #kolam: Drawing | null;
  readonly #icons = new Map<string, Image>();
  readonly #strip: Drawing | null;

  constructor(doc: PDFDocument, fonts: Fonts, input: MenuPdfInput, pictures: MenuPdfPictures) {
    super(doc, fonts, input);
    const { colours } = input;
    this.#strip = readOrnament(pictures.strip, colours.oxide);
    this.#kolam = readOrnament(pictures.kolam, colours.brass);
    for (const [name, bytes] of pictures.icons) {
      try {
        this.#icons.set(name, doc.openImage(bytes));
      } catch (error) {
        console.warn(`The icon "${name}" can't be read; a letter replaces it.`, error);
      }
    }
  }

  /**
   * @param head on the first page
   * @param last on the last page
   */
  drawLayout(page: PageLayout, head: TitleHead | null, last: MenuLayout | null): void {
    const doc = this.doc.markContent('Artifact', { type: 'Layout' });
    if (head) this.#head(head);
    else this.#tiles(CONTENT.top + 13, STRIP.thin);
    this.#columnRule(page.columns);
    for (const { box, place } of page.boxes)
      this.at(place, () => (box.kind === 'heading' ? this.#heading(box) : this.#item(box)));
    if (last) this.#closingNotes(last);
    this.#tiles(CONTENT.bottom - FOOT + 7, STRIP.thin);
    doc.endMarkedContent();
  }

  drawPagination(input: MenuPdfInput, page: number, total: number): void {
    const { doc, fonts, colours } = this;
    doc.markContent('Artifact', { type: 'Pagination' });
    // On the first page, these are text of the document.
    if (page > 1) {
      for (const line of layOutRunningHead(input, fonts)) this.line(line, colours.oxide);
      this.line(layOutAllergyLine(input, fonts), colours.ink);
    }
    for (const line of layOutFooter(input, page, total, fonts)) this.line(line, colours.soft);
    doc.endMarkedContent();
  }

  #head({ strip, localName, logo, legend }: TitleHead): void {
    this.#tiles(strip, STRIP.top);
    if (localName) this.#hairline(localName.divider, logo.y + 6, logo.y + logo.height - 6);
    for (const { mark, text } of legend) {
      if (mark) this.mark(mark.diet, mark.x, mark.y);
      this.badges([text]);
    }
  }

  /** A row of tiles across the page; a plain band if the drawing is missing. */
  #tiles(y: number, height: number): void {
    const period = 2 * height;
    if (!this.#strip) this.doc.rect(CONTENT.left, y, CONTENT.width, height).fillColor(this.colours.oxide).fill();
    for (let tile = 0; this.#strip && tile < Math.round(CONTENT.width / period); tile += 1)
      paintOrnament(this.doc, this.#strip, { x: CONTENT.left + tile * period, y, width: period, height });
  }

  /** A hairline between the columns with a diamond at each end. */
  #columnRule({ top, bottom }: PageLayout['columns']): void {
    const x = COLUMN_LEFT[1] - COLUMN.gutter / 2;
    this.#hairline(x, top + 8, bottom - 8);
    for (const y of [top + 3, bottom - 3]) this.diamond(x - BADGE.diamond / 2, y);
  }

  #heading({ category, rule }: HeadingBox): void {
    const size = HEADING.icon;
    const icon = this.#icons.get(category.icon);
    if (icon) this.doc.image(icon, 2.5, 2.5, { width: size - 5, height: size - 5 });
    else this.#placeholder(category.name);
    this.#frame({ x: 0, y: 0, width: size, height: size });
    this.#line([0, rule], [COLUMN.width, rule], 0.9, this.colours.oxide);
    this.#line([0, rule + 1.8], [COLUMN.width, rule + 1.8], 0.35, this.colours.oxide);
  }

  /** A grey tile with the category's first letter (PDF-10). */
  #placeholder(name: string): void {
    const { doc, fonts, colours } = this;
    const size = HEADING.icon;
    doc
      .rect(2.5, 2.5, size - 5, size - 5)
      .fillColor(PLACEHOLDER)
      .fill();
    const letter = joinRuns(toRuns(categoryInitial(name), { face: 'display', size: 13 }, fonts), fonts);
    this.line({ x: (size - letter.width) / 2, y: size / 2 + 4.5, line: letter }, colours.ink);
  }

  #item({ item, leader, name }: ItemBox): void {
    const { doc, colours } = this;
    this.badges(name);
    if (item.isSoldOut)
      for (const { x, y, line } of name) this.#line([x, y - 2.9], [x + line.width, y - 2.9], 0.7, colours.ink);
    if (!leader) return;
    // The dots start at the price, so that they align across dishes.
    doc.save().lineWidth(0.7).lineCap('round').strokeColor(colours.lineStrong).dash(0.01, { space: 2.2 });
    doc.moveTo(leader.to, leader.y).lineTo(leader.from, leader.y).stroke().restore();
  }

  #closingNotes({ closingNotes: { box, place }, kolam }: MenuLayout): void {
    this.#frame({ x: place.x, y: place.top, width: CONTENT.width, height: box.frame });
    if (kolam && this.#kolam) paintOrnament(this.doc, this.#kolam, kolam);
  }

  /** A thin line outside a thick one, like the site's picture frames. */
  #frame({ x, y, width, height }: Box): void {
    const doc = this.doc.strokeColor(this.colours.oxide);
    doc.lineWidth(0.35).rect(x + 0.2, y + 0.2, width - 0.4, height - 0.4);
    doc.stroke();
    doc.lineWidth(0.9).rect(x + 2.2, y + 2.2, width - 4.4, height - 4.4);
    doc.stroke();
  }

  #hairline(x: number, top: number, bottom: number): void {
    this.#line([x, top], [x, bottom], 0.5, this.colours.hairline);
  }

  #line(from: readonly [number, number], to: readonly [number, number], width: number, colour: string): void {
    this.doc
      .lineWidth(width)
      .strokeColor(colour)
      .moveTo(...from)
      .lineTo(...to)
      .stroke();
  }
}
