/** Reads a PDF back with pdf.js: its text, each piece with place, face and tag. */
import { getDocument, type PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';

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
  /** Text of the tree, and text outside it. */
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
    bookmarks: ((await document.getOutline()) ?? []).map(({ title }) => title),
    // pdf.js types the metadata as a bare Object.
    info: (await document.getMetadata()).info as Record<string, unknown>,
    source,
  };
}

async function readPage(page: PDFPageProxy): Promise<ReadPage> {
  // Loads the fonts, whose names the text then has.
  await page.getOperatorList();
  const { items } = await page.getTextContent({ includeMarkedContent: true, disableNormalization: true });
  const byId = new Map<string, TextPiece[]>();
  const found: Pick<ReadPage, 'pieces' | 'artifacts'> = { pieces: [], artifacts: [] };
  const open: string[] = [];
  for (const item of items)
    if (!('str' in item)) {
      if (item.type === 'endMarkedContent') open.pop();
      else open.push(item.id);
    } else {
      const [size = 0, , , , x = 0, y = 0] = item.transform.map(Number);
      const font = String(page.commonObjs.get(item.fontName).name).replace(/^[A-Z]{6}\+/, '');
      const piece = { text: item.str, x, y, width: item.width, size, font };
      const id = open.findLast(Boolean);
      if (id !== undefined) byId.set(id, [...(byId.get(id) ?? []), piece]);
      if (item.str.trim() !== '') (id === undefined ? found.artifacts : found.pieces).push(piece);
    }
  const [, , width = 0, height = 0] = page.view;
  const annotations: { url?: string; contentsObj?: { str: string } }[] = await page.getAnnotations();
  const links = annotations.map(({ url = '', contentsObj }) => ({ url, words: contentsObj?.str ?? '' }));
  const tree: unknown = await page.getStructTree();
  return { width, height, root: documentOf(toElement(tree, byId)), links, ...found };
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

function toElement(node: unknown, byId: ReadonlyMap<string, TextPiece[]>): Element {
  // pdf.js types what it gives loosely; the tests fail where it is something else.
  const { role = '', alt, bbox, children = [] } = (node ?? {}) as TreeNode;
  const contents = children.filter(({ type }) => type === 'content');
  return {
    role,
    alt,
    bbox,
    pieces: contents.flatMap((child) => byId.get(child.id ?? '') ?? []),
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

/** An element's text, its spaces joined. pdf.js leaves out those at the ends of lines. */
export const textOf = ({ pieces, children }: Element): string =>
  [...pieces.map(({ text }) => text), ...children.map(textOf)].join(' ').replaceAll(/\s+/g, ' ').trim();
