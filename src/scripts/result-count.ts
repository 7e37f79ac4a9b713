import { fill } from '../../model/fill.ts';

/** Writes the number of results of a search in the words of the element: `data-one`, `data-many` with "{n}", `data-none`. */
export function showCount(status: HTMLElement, count: number): void {
  const { one = '', many = '', none } = status.dataset;
  if (count === 1) status.textContent = one;
  else status.textContent = count === 0 && none !== undefined ? none : fill(many, { n: count });
}
