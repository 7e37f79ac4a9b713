import type { Content } from '../../model/types.ts';
import { fill } from '../../model/fill.ts';
import { AWAITS_LIST_ATTRIBUTE } from './inline-scripts.ts';

/** The data block that a page has for its scripts: `<script type="application/json" id="…">`. Throws if the page has none. */
export function readData<Data>(id: string): Data {
  const block = document.getElementById(id);
  if (!block) throw new Error(`The page has no data block "${id}"`);
  // The layout wrote it from a value of this type.
  return JSON.parse(block.textContent) as Data;
}

/** What layouts/page.astro writes for the buttons that add dishes and for the link to the list. */
export interface TableData {
  words: Content['our-table']['adding'];
  /** The address of the words that name reasons (data/branch-data.ts). */
  filterWordsAddress: string;
  /** By branch key. */
  branches: Readonly<Record<string, { id: number; store: string }>>;
}

export const readTableData = (): TableData => readData<TableData>('table-data');

type Properties<Element> = Partial<Omit<Element, 'dataset'>> & { dataset?: Record<string, string> };

/** An element with these properties and children. */
export function create<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  { dataset, ...properties }: Properties<HTMLElementTagNameMap[Name]> = {},
  ...children: (Node | string)[]
): HTMLElementTagNameMap[Name] {
  const element = Object.assign(document.createElement(name), properties);
  Object.assign(element.dataset, dataset);
  element.append(...children);
  return element;
}

/** Shows the line for a missing part of the page (layouts/page.astro), once. */
export function showPartMissing(): void {
  const line = document.querySelector<HTMLTemplateElement>('#part-missing');
  line?.replaceWith(line.content);
}

/** Shows the same line below an island that could not start. The rest of the page stays as it is. */
export function showIslandMissing(island: HTMLElement): void {
  // The page shows what the HTML has.
  document.documentElement.removeAttribute(AWAITS_LIST_ATTRIBUTE);
  const line = document.querySelector<HTMLTemplateElement>('#part-missing');
  if (line) island.append(line.content.cloneNode(true));
}

/** Writes the number of results of a search in the words of the element: `data-one`, `data-many` with "{n}", `data-none`. */
export function showCount(status: HTMLElement, count: number): void {
  const { one = '', many = '', none } = status.dataset;
  if (count === 1) status.textContent = one;
  else status.textContent = count === 0 && none !== undefined ? none : fill(many, { n: count });
}
