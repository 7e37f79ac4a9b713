/**
 * The part of pdfkit 0.20 that the menu PDF uses. The published types lack tagged documents, `openImage` and the browser's
 * `toBytes`, and add Node's streams to browser code.
 */
declare module 'pdfkit' {
  export interface StructElement {
    add(child: StructElement | (() => void)): this;
    end(): void;
  }
  export type Image = object;
  export interface StructOptions {
    title?: string;
    lang?: string;
    alt?: string;
    /** Left, top, right and bottom. */
    bbox?: readonly [number, number, number, number];
    placement?: 'Block' | 'Inline';
  }
  export class PDFDocument {
    constructor(options: Readonly<Record<string, unknown>>);
    outline: { addItem(title: string, options: { fit: false; left: number; top: number }): unknown };
    addPage(): this;
    save(): this;
    restore(): this;
    translate(x: number, y: number): this;
    scale(x: number, y: number): this;
    rotate(degrees: number): this;
    transform(a: number, b: number, c: number, d: number, e: number, f: number): this;
    fillColor(colour: string): this;
    fillOpacity(opacity: number): this;
    strokeColor(colour: string): this;
    lineWidth(width: number): this;
    lineCap(cap: string): this;
    lineJoin(join: string): this;
    dash(length: number, options: { space: number }): this;
    moveTo(x: number, y: number): this;
    lineTo(x: number, y: number): this;
    rect(x: number, y: number, width: number, height: number): this;
    circle(x: number, y: number, radius: number): this;
    polygon(...points: (readonly [number, number])[]): this;
    path(data: string): this;
    fill(colour?: string): this;
    stroke(colour?: string): this;
    fillAndStroke(fill: string, stroke: string): this;
    registerFont(name: string, source: object): this;
    font(name: string, size: number): this;
    widthOfString(text: string): number;
    text(text: string, x: number, y: number, options: { lineBreak: false; baseline: 'alphabetic' }): this;
    openImage(bytes: Uint8Array): Image;
    image(image: Image, x: number, y: number, options: { width: number; height: number }): this;
    link(x: number, y: number, width: number, height: number, url: string, options: object): this;
    struct(type: string, children?: (StructElement | (() => void))[]): StructElement;
    struct(type: string, options: StructOptions, children?: (() => void)[]): StructElement;
    addStructure(element: StructElement): this;
    markContent(tag: 'Artifact', options: { type: 'Pagination' | 'Layout' }): this;
    markContent(tag: 'Span', options: { lang?: string; actual: string }): this;
    endMarkedContent(): this;
    end(): void;
  }
}

declare module 'pdfkit/output' {
  import type { PDFDocument } from 'pdfkit';
  /** Resolves with the document's bytes after `end`. Call it before `end`. */
  export function toBytes(document: PDFDocument): Promise<Uint8Array<ArrayBuffer>>;
}

/** The part of fontkit 2.0 that draw.ts uses; fontkit has no types of its own. */
declare module 'fontkit' {
  export interface Font {
    hasGlyphForCodePoint(codePoint: number): boolean;
  }
  export function create(bytes: Uint8Array): Font;
}
