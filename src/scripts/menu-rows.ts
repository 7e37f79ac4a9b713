/** The rows of dishes on a menu and on a page of allergens: they show what stores/filters.ts decides. */
import type { FilteredDish } from '../../model/decide-dish.ts';
import { fill } from '../../model/fill.ts';
import type { MenuPageWords } from '../../model/types.ts';
import { $decisions, $found, $rows } from '../stores/filters.ts';
import { $filters } from '../stores/stored-filters.ts';
import { amountText, type FactWords } from '../ui/dishes/count-text.ts';
import { readFacts } from '../ui/dishes/dish-facts.ts';
import { create } from './page.ts';

const EXCLUDED_ATTRIBUTE = 'data-excluded';
/** Of a dish that is left out, since somebody else at the table can have it. */
const FOR_SOME_ATTRIBUTE = 'data-for-some';
/** On a row, a category or a page of the menu without anything that the words find. */
const UNFOUND_ATTRIBUTE = 'data-unfound';

interface RowWords {
  filters: Pick<MenuPageWords['filters'], 'ofTotal' | 'leftOut'>;
  facts: FactWords;
}

/** The dishes of a part of the page in document order, without those past their own last day or that of their category. */
export const rowsOf = (part: ParentNode): HTMLElement[] => [
  ...part.querySelectorAll<HTMLElement>('[data-facts]:not([hidden], [data-ends][hidden] *)'),
];

/** The id of a row's dish: the id of the row has the branch before it (src/paths.ts). */
export function dishOf(row: Element): string {
  const { branch = '' } = row.closest<HTMLElement>('[data-branch]')?.dataset ?? {};
  return row.id.slice(branch.length + 1);
}

/** What the rows of the page say of their dishes, by id. */
export const readRows = (): ReadonlyMap<string, FilteredDish & { isDrink: boolean }> =>
  new Map(
    rowsOf(document).map((row) => [
      dishOf(row),
      { ...readFacts(row.dataset['facts'] ?? ''), isDrink: row.closest('[data-drinks]') !== null },
    ]),
  );

/** How many dishes of a part of the page stay, how many of these are drinks, how many are left out, and are found. */
export function countRows(part: ParentNode): { n: number; drinks: number; out: number; found: number } {
  const decisions = $decisions.get();
  const ids = rowsOf(part).map(dishOf);
  const found = ids.filter((id) => decisions.get(id)?.isFound).length;
  const left = ids.filter((id) => decisions.get(id)?.stays);
  const drinks = left.filter((id) => $rows.get().get(id)?.isDrink).length;
  return { n: left.length, drinks, out: found - left.length, found };
}

/** Marks the dishes of a category that do not stay, and says how many are left out. */
export function markCategory(category: HTMLElement, words: RowWords): void {
  const decisions = $decisions.get();
  for (const row of rowsOf(category)) {
    const { stays = true, isFound = true, exclusions = [] } = decisions.get(dishOf(row)) ?? {};
    row.toggleAttribute(EXCLUDED_ATTRIBUTE, !stays);
    row.toggleAttribute(FOR_SOME_ATTRIBUTE, exclusions.length < $filters.get().people.length);
    row.toggleAttribute(UNFOUND_ATTRIBUTE, !isFound);
  }
  for (const line of category.querySelectorAll('[data-reason], [data-found], [data-left], :scope > [data-shows]'))
    line.remove();
  for (const list of category.querySelectorAll('[data-dishes]')) arrange(list);
  const { n, drinks, out, found } = countRows(category);
  const count = category.querySelector<HTMLElement>('[data-category-count]');
  if (count) {
    const { length } = rowsOf(category);
    count.hidden = n < length;
    if (count.hidden) count.after(ownLine('left', fill(words.filters.ofTotal, { n, total: length })));
  }
  category.toggleAttribute(UNFOUND_ATTRIBUTE, found === 0);
  const link = document.querySelector(`[data-section-links] [href$="#${category.id}"]`);
  link?.parentElement?.toggleAttribute(UNFOUND_ATTRIBUTE, found === 0);
  const amount = link?.querySelector('span');
  if (amount) amount.textContent = amountText(n - drinks, drinks, words.facts);
  link?.setAttribute('data-count', String(n));
  category.toggleAttribute('data-emptied', n === 0);
  category.removeAttribute('data-shows-excluded');
  if (out > 0)
    category
      .querySelector('[data-dishes]')
      ?.closest('section > *')
      ?.before(leftOutButton(n, out, words));
}

/** Puts the dishes of a list that may contain what the words name, and have it nowhere else, below the others, under a heading. */
function arrange(list: Element): void {
  const old = list.querySelector('[data-apart]');
  old?.remove();
  const headingOf = (row: Element) => $found.get()?.get(dishOf(row))?.heading;
  const rows = rowsOf(list);
  const apart = rows.filter((row) => headingOf(row));
  const [first] = apart;
  if (!first && !old) return;
  const order = [...$rows.get().keys()];
  const inOrder = rows.toSorted((one, other) => order.indexOf(dishOf(one)) - order.indexOf(dishOf(other)));
  list.append(...inOrder.filter((row) => !apart.includes(row)));
  if (!first) return;
  const heading = create('li', { dataset: { apart: '' } }, headingOf(first) ?? '');
  // Above nothing, it would head the next category.
  heading.toggleAttribute(
    EXCLUDED_ATTRIBUTE,
    apart.every((row) => row.hasAttribute(EXCLUDED_ATTRIBUTE)),
  );
  list.append(heading, ...inOrder.filter((row) => apart.includes(row)));
}

function leftOutButton(n: number, out: number, { filters: { leftOut } }: RowWords): HTMLButtonElement {
  const text = fill(n === 0 ? leftOut.all : out === 1 ? leftOut.one : leftOut.many, { n: out });
  return create('button', { type: 'button', ariaExpanded: 'false', dataset: { shows: text } }, text);
}

/** Brings what is left out of a button's category back, thin, or takes it away again. Returns whether it is back. */
export function showLeftOut(button: HTMLElement, { filters: { leftOut } }: RowWords): boolean {
  const isShown = button.parentElement?.toggleAttribute('data-shows-excluded') ?? false;
  button.ariaExpanded = String(isShown);
  button.textContent = (isShown ? leftOut.hide : button.dataset['shows']) ?? '';
  return isShown;
}

/** Writes a text into a place of the page, if the page has it. */
export function write(selector: string, text: string): void {
  const place = document.querySelector(selector);
  if (place) place.textContent = text;
}

/** A line of our own beside what the HTML has: `<p data-reason>`. */
export const ownLine = (name: 'reason' | 'found' | 'left' | 'group' | 'unread', text: string): HTMLElement =>
  create('p', { dataset: { [name]: '' } }, text);

/** Shows over the dishes of each page of the menu, while words are looked for, which page it is; "Menu Page {n}" are the words. Takes away what leads to a page without any. */
export function markPages(words: string): void {
  for (const [index, page] of document.querySelectorAll('[data-menu]').entries()) {
    const { found } = countRows(page);
    for (const part of [page, ...document.querySelectorAll(`[data-leads-to="${index + 1}"]`)])
      part.toggleAttribute(UNFOUND_ATTRIBUTE, found === 0);
    page.querySelector(':scope > [data-group]')?.remove();
    if ($found.get() && found > 0) page.prepend(ownLine('group', fill(words, { n: index + 1 })));
  }
}
