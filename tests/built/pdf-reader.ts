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

/** Reads a PDF back: its text, places, faces and tags, as pdf.js and the file itself give them. */
export async function readPdf(bytes: Uint8Array) {
  // One character for each byte.
  const source = Buffer.from(bytes).toString('latin1');
  const document = await getDocument({ data: new Uint8Array(bytes), verbosity: 0, fontExtraProperties: true }).promise;
  const numbers = Array.from({ length: document.numPages }, (_, index) => index + 1);
  const pages = await Promise.all(numbers.map(async (number) => readPage(await document.getPage(number))));
  const bookmarks = ((await document.getOutline()) ?? []).map(({ title }) => title);
  return { pages, bookmarks, info: (await document.getMetadata()).info, source };
}

/** `pieces` are the texts of the tree, `artifacts` those outside it. */
async function readPage(page: PDFPageProxy) {
  // Loads the fonts, whose names the text then has.
  await page.getOperatorList();
  const { items } = await page.getTextContent({ includeMarkedContent: true, disableNormalization: true });
  const byId = new Map<string, TextPiece[]>();
  const found: Record<'pieces' | 'artifacts', TextPiece[]> = { pieces: [], artifacts: [] };
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
  // What pdf.js gives is the tree's root; the document stands below it.
  const top = toElement(tree, byId);
  return { width, height, root: top.children[0] ?? top, links, ...found };
}

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
  const pieces = contents.flatMap((child) => byId.get(child.id ?? '') ?? []);
  return { role, alt, bbox, pieces, children: children.filter(isOnPage).map((child) => toElement(child, byId)) };
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
