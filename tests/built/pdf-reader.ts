/** Reads a PDF back with pdf.js: its text as it was written, each piece with place, face and tag. */
import { getDocument, OPS, type PDFDocumentProxy, type PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** One piece of text, in points from the bottom left of the page. */
interface TextPiece {
  text: string;
  x: number;
  y: number;
  width: number;
  size: number;
  /** 'AnekTamil-Bold', without the subset's tag. */
  font: string;
}

/** An element of the tree. What an element has on several pages is an element on each. */
interface Element {
  role: string;
  alt: string | undefined;
  bbox: number[] | undefined;
  children: Element[];
  pieces: TextPiece[];
}

interface ReadPage {
  width: number;
  height: number;
  /** Document element of this page. */
  root: Element;
  pieces: TextPiece[];
  artifacts: TextPiece[];
  links: { url: string; words: string }[];
}

export interface ReadPdf {
  pages: ReadPage[];
  bookmarks: string[];
  info: Record<string, unknown>;
  /** The file as text, one character for each byte. */
  source: string;
}

/** Reads a PDF back: its text, places, faces and tags, as pdf.js and the file itself give them. */
export async function readPdf(bytes: Uint8Array): Promise<ReadPdf> {
  const source = Buffer.from(bytes).toString('latin1');
  const document = await getDocument({ data: new Uint8Array(bytes), verbosity: 0, fontExtraProperties: true }).promise;
  const pages: ReadPage[] = [];
  for (let number = 1; number <= document.numPages; number += 1)
    pages.push(await readPage(await document.getPage(number)));
  return {
    pages,
    bookmarks: await bookmarksOf(document),
    // pdf.js types the metadata as a bare Object.
    info: (await document.getMetadata()).info as Record<string, unknown>,
    source,
  };
}

const bookmarksOf = async (document: PDFDocumentProxy) =>
  ((await document.getOutline()) ?? []).map(({ title }) => title);

async function readPage(page: PDFPageProxy): Promise<ReadPage> {
  const { fnArray, argsArray } = await page.getOperatorList();
  const byId = new Map<number, TextPiece[]>();
  const found: Pick<ReadPage, 'pieces' | 'artifacts'> = { pieces: [], artifacts: [] };
  const open: { tag: string; id: number | undefined }[] = [];
  let font = { name: '', size: 0 };
  let at = [0, 0];
  fnArray.forEach((operator, index) => {
    const args: unknown[] = argsArray[index] ?? [];
    if (operator === OPS.beginMarkedContent || operator === OPS.beginMarkedContentProps) {
      const id = typeof args[1] === 'number' ? args[1] : undefined;
      open.push({ tag: String(args[0]), id });
    } else if (operator === OPS.endMarkedContent) open.pop();
    else if (operator === OPS.setFont) font = { name: fontName(page, String(args[0])), size: Number(args[1]) };
    else if (operator === OPS.setTextMatrix) at = matrixPlace(args[0]);
    else if (operator === OPS.showText) {
      const { text, width } = shown(args[0], font.size);
      const [x = 0, y = 0] = at;
      const piece = { text, x, y, width, size: font.size, font: font.name };
      const id = open.findLast((mark) => mark.id !== undefined)?.id;
      if (id !== undefined) byId.set(id, [...(byId.get(id) ?? []), piece]);
      if (open.some(({ tag }) => tag === 'Artifact')) found.artifacts.push(piece);
      else found.pieces.push(piece);
    }
  });
  const [, , width = 0, height = 0] = page.view;
  const annotations: { url?: string; contentsObj?: { str: string } }[] = await page.getAnnotations();
  const links = annotations.map(({ url = '', contentsObj }) => ({ url, words: contentsObj?.str ?? '' }));
  const tree: unknown = await page.getStructTree();
  return { width, height, root: documentOf(toElement(tree, byId)), links, ...found };
}

const fontName = (page: PDFPageProxy, loaded: string) =>
  String(page.commonObjs.get(loaded).name).replace(/^[A-Z]{6}\+/, '');

const matrixPlace = (matrix: unknown): number[] => {
  const values = Array.isArray(matrix) || matrix instanceof Float32Array ? Array.from<number>(matrix) : [];
  return values.slice(4);
};

function shown(glyphs: unknown, size: number): { text: string; width: number } {
  let [text, width] = ['', 0];
  for (const glyph of Array.isArray(glyphs) ? glyphs : []) {
    if (typeof glyph === 'number') width -= (glyph * size) / 1000;
    else {
      text += glyph.unicode;
      width += (glyph.width * size) / 1000;
    }
  }
  return { text, width };
}

/** What pdf.js gives is the tree's root; the document stands below it. */
const documentOf = (root: Element): Element => root.children[0] ?? root;

interface TreeNode {
  role?: string;
  alt?: string;
  bbox?: number[];
  type?: string;
  id?: string;
  children?: TreeNode[];
}

function toElement(node: unknown, byId: ReadonlyMap<number, TextPiece[]>): Element {
  // pdf.js types what it gives loosely; the tests fail where it is something else.
  const { role = '', alt, bbox, children = [] } = (node ?? {}) as TreeNode;
  const contents = children.filter(({ type }) => type === 'content');
  const idOf = ({ id = '' }: TreeNode) => Number(/mc(\d+)$/.exec(id)?.[1]);
  return {
    role,
    alt,
    bbox,
    pieces: contents.flatMap((child) => byId.get(idOf(child)) ?? []),
    children: children.filter(isOnPage).map((child) => toElement(child, byId)),
  };
}

/** pdf.js also gives the brothers of a page's elements that stand on other pages, without their content. */
const isOnPage = ({ role, children = [] }: TreeNode): boolean =>
  role !== undefined && children.some((child) => child.type !== undefined || isOnPage(child));

/** All elements of a role, in the order of the tree. */
export function all(element: Element, role: string): Element[] {
  return [...(element.role === role ? [element] : []), ...element.children.flatMap((child) => all(child, role))];
}

/** An element's text as it is written, spaces included. */
export function textOf(element: Element): string {
  return [...element.pieces.map(({ text }) => text), ...element.children.map(textOf)].join('');
}
