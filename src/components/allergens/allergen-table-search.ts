import { menuPage as words } from '#content';
import { fill } from '../../../model/fill.ts';
import { createTextMatcher } from '../search/match-words.ts';

/**
 * Makes the search field of the allergen tables work on their HTML, which React does not hydrate: hides the rows that lack a
 * word of the search. Returns a function that stops it.
 */
export function startAllergenTableSearch(root: HTMLElement): () => void {
  const field = root.querySelector<HTMLInputElement>('[data-search]');
  const status = root.querySelector('[data-search-status]');
  const onInput = () => {
    const { shown, total } = hideRows(root, field?.value ?? '');
    if (status) status.textContent = fill(words.finder.count, { n: shown, total });
  };
  field?.addEventListener('input', onInput);
  // The guest may have typed before the script came.
  if (field?.value) onInput();
  return () => field?.removeEventListener('input', onInput);
}

/** Hides rows, and categories without a row. What stands above all dishes of a category counts for each of them. */
function hideRows(root: HTMLElement, search: string): { shown: number; total: number } {
  const categories = [...root.querySelectorAll<HTMLElement>('[data-category]')];
  const texts = new Map(categories.flatMap(textsOfRows));
  const matches = createTextMatcher(search, [...texts.values()]);
  for (const [row, text] of texts) row.hidden = !matches(text);
  for (const category of categories) category.hidden = !category.querySelector('tbody tr:not([hidden])');
  return { shown: [...texts.keys()].filter(({ hidden }) => !hidden).length, total: texts.size };
}

/** The rows of a category, each with its own text and that above the table. */
function textsOfRows(category: HTMLElement): [row: HTMLElement, text: string][] {
  const head = [...category.children].filter(({ localName }) => localName !== 'table').map(textOf);
  return [...category.querySelectorAll<HTMLElement>('tbody tr')].map((row) => [
    row,
    [...head, ...[...row.children].slice(0, 2).map(textOf)].join(' '),
  ]);
}

const textOf = ({ textContent }: Element) => textContent;
