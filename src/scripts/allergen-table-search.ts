import { fill } from '../../model/fill.ts';
import { createTextMatcher } from '../ui/search/match-words.ts';

/** Makes the search field of the allergen tables hide the rows that lack a word of the search. */
export function startAllergenTableSearch(): void {
  const field = document.querySelector<HTMLInputElement>('[data-search]');
  const status = document.querySelector<HTMLElement>('[data-search-status]');
  if (!field || !status) return;
  const search = () => {
    const { shown, total } = hideRows(field.value);
    status.textContent = fill(status.dataset['searchStatus'] ?? '', { n: shown, total });
  };
  field.addEventListener('input', search);
  // The guest may have typed before the script came, or the browser has kept the text over a reload.
  if (field.value !== '') search();
}

/** Hides rows, and categories without a row. What stands above all dishes of a category counts for each of them. */
function hideRows(search: string): { shown: number; total: number } {
  const categories = [...document.querySelectorAll<HTMLElement>('[data-category]')];
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
