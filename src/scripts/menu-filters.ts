import { fill } from '../../model/fill.ts';
import type { MenuPageWords } from '../../model/types.ts';
import { clearFilters, readFilters, storeFilters } from '../stores/our-table.ts';
import { countFilters, hasChip, noParty, type Party, toggleChip } from '../stores/people.ts';
import { showPartMissing } from './part-missing.ts';
import { FILTERED_ATTRIBUTE, WAITING_ATTRIBUTE } from './prepare-menu.ts';
import { MENU_PAGE_SHOWN } from './menu-paging.ts';
import { isExcluded, EXCLUDED_ATTRIBUTE, type Row, rowsOf } from './menu-rows.ts';
import { readData } from './read-data.ts';
import { PRESSED_ATTRIBUTE } from './watch-page.ts';

export interface FilterData extends Pick<MenuPageWords['filters'], 'count' | 'others' | 'ofTotal' | 'leftOut'> {
  /** The address of the words of reasons (pages/data/filters.json.ts). */
  words: string;
  /** The address of the branch's data (data/branch-data-json.ts). */
  dishes: string;
  /** "Menu Page {n}" */
  page: string;
}

/** Dispatched on the window when the filters have changed, or the page of the menu that they are counted on. */
export const FILTERED = 'site:filtered';

const root = document.documentElement;
let data: FilterData;
let isStarted = false;
let party: Party = noParty;
let matches: ((row: Row) => boolean) | undefined;
/** Whether filters were applied. Before, nothing is left out, and no row has been read. */
let isApplied = false;

const pages = () => [...document.querySelectorAll<HTMLElement>('[data-menu]')];
const shownPage = () => pages().find(({ hidden }) => !hidden) ?? document.body;

/** Who looks for dishes, and what each can eat. */
export const currentFilters = (): Party => party;

/** Applies other filters to the menu, and keeps them for this tab. `removed` is the index of a person who was removed. */
export function setFilters(next: Party, removed?: number): void {
  const before = party;
  show(next);
  storeFilters(before, next, removed);
}

/** Shows all dishes, also on the next page of this tab. */
function clear(): void {
  show(noParty);
  clearFilters();
}

function show(next: Party): void {
  party = next;
  search(next.search).catch(showPartMissing);
  apply();
}

/** How many dishes of a part of the menu are left, and how many it has; without a part those of the shown page. */
export function countLeft(part: Element = shownPage()): { n: number; total: number } {
  const rows = rowsOf(part);
  return { n: rows.filter(isLeft).length, total: rows.length };
}

const isLeft = (row: Row) => !isApplied || (!isExcluded(row, party) && (matches?.(row) ?? true));

/**
 * Makes the filters of a menu work: the chips, the line with what is left, and the buttons that show what is left out. If the page
 * waits for the filters of the address or of this tab, it applies them first; called again, it does only this.
 */
export function startMenuFilters(): void {
  data = readData<FilterData>('filter-data');
  if (root.hasAttribute(WAITING_ATTRIBUTE)) show(readFilters());
  if (isStarted) return;
  isStarted = true;
  addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest('button') : null;
    const { filter, clears, shows, opensFilter } = button?.dataset ?? {};
    if (filter !== undefined) pressChip(filter);
    else if (clears !== undefined) clear();
    else if (button && shows !== undefined) showLeftOut(button);
    // The island of the button (islands/filter-panel.tsx) starts with the press.
    else if (opensFilter !== undefined) document.querySelector<HTMLElement>('[data-filter-opener]')?.click();
  });
  addEventListener(MENU_PAGE_SHOWN, () => {
    if (countFilters(party) === 0) return;
    tell();
    tellOthers();
  });
  // What the guest pressed while this script was loading.
  document
    .querySelector<HTMLElement>(`[${PRESSED_ATTRIBUTE}]:is([data-filter], [data-clears], [data-opens-filter])`)
    ?.click();
}

/** A chip changes the filters of the first person. One that only others have opens all filters. */
function pressChip(chip: string): void {
  const next = toggleChip(party, chip);
  if (hasChip(party, chip) && hasChip(next, chip)) document.querySelector<HTMLElement>('[data-filter-opener]')?.click();
  else setFilters(next);
}

/** Loads what compares words, and the ingredients, if there are words to look for. */
async function search(words: string): Promise<void> {
  matches = undefined;
  if (words.trim() === '') return;
  const [{ createTextMatcher }, texts] = await Promise.all([
    import('../ui/search/match-words.ts'),
    import('../data/search-texts.ts').then(async ({ loadSearchTexts, searchLine }) => {
      const found = await loadSearchTexts(data.dishes);
      return (id: string) => searchLine(found.get(id));
    }),
  ]);
  if (words !== party.search) return;
  const textOf = ({ element }: Row) =>
    `${element.closest('section')?.querySelector('h3')?.textContent} ${element.textContent} ${texts(element.id)}`;
  const test = createTextMatcher(words, pages().flatMap(rowsOf).map(textOf));
  matches = (row) => test(textOf(row));
  apply();
}

/** Shows the filters where the guest looks, and elsewhere once that is painted: a layout of all would hold back the answer to a tap. */
function apply(): void {
  isApplied = true;
  // Not of the other pages: for their positions the browser would lay them out.
  const inView = [...shownPage().querySelectorAll('section')].filter(isInView);
  inView.forEach(markCategory);
  root.toggleAttribute(FILTERED_ATTRIBUTE, countFilters(party) > 0);
  for (const chip of document.querySelectorAll<HTMLElement>('[data-filter]'))
    chip.ariaPressed = String(hasChip(party, chip.dataset['filter'] ?? ''));
  tell();
  const others = [...document.querySelectorAll<HTMLElement>('[data-menu] section')].filter(
    (category) => !inView.includes(category),
  );
  requestAnimationFrame(() =>
    setTimeout(() => {
      others.forEach(markCategory);
      tellOthers();
    }),
  );
}

function isInView(category: Element): boolean {
  const { top, bottom } = category.getBoundingClientRect();
  return top < innerHeight && bottom > 0;
}

/** Marks the dishes of a category that are left out, and says how many they are. */
function markCategory(category: HTMLElement): void {
  for (const row of rowsOf(category)) row.element.toggleAttribute(EXCLUDED_ATTRIBUTE, !isLeft(row));
  for (const reason of category.querySelectorAll('[data-reason]')) reason.remove();
  if (party.people.length > 1) explain(category);
  const { n, total } = countLeft(category);
  const out = total - n;
  const count = category.querySelector<HTMLElement>('[data-category-count]');
  if (count) {
    count.dataset['whole'] ??= count.textContent;
    count.textContent = out > 0 ? fill(data.ofTotal, { n, total }) : count.dataset['whole'];
  }
  category.toggleAttribute('data-emptied', n === 0 && total > 0);
  category.removeAttribute('data-shows-excluded');
  category.querySelector(':scope > [data-shows]')?.remove();
  if (out === 0) return;
  const button = document.createElement('button');
  button.type = 'button';
  button.dataset['shows'] = fill(n === 0 ? data.leftOut.all : out === 1 ? data.leftOut.one : data.leftOut.many, {
    n: out,
  });
  button.ariaExpanded = 'false';
  button.textContent = button.dataset['shows'];
  category.querySelector('[data-dishes]')?.before(button);
}

/** Brings what is left out of a category back, thin and with the reasons, or takes it away again. */
function showLeftOut(button: HTMLElement): void {
  const category = button.closest('section');
  if (!category) return;
  const isShown = category.toggleAttribute('data-shows-excluded');
  button.ariaExpanded = String(isShown);
  button.textContent = (isShown ? data.leftOut.hide : button.dataset['shows']) ?? '';
  if (isShown) explain(category);
}

/** Writes the reasons below the dishes of a category, unless the filters change before they are loaded. */
function explain(category: Element): void {
  const asked = party;
  import('./left-out.ts')
    .then(async ({ loadFilterWords, writeReasons }) => {
      const { loadDishes } = await import('../data/search-texts.ts');
      const [words, dishes] = await Promise.all([loadFilterWords(data.words), loadDishes(data.dishes)]);
      if (asked === party) writeReasons(category, party, dishes, words);
    })
    .catch(showPartMissing);
}

/** Says how many dishes of the shown page are left, and where more are. */
function tell(): void {
  const count = countLeft();
  const n = countFilters(party);
  const status = document.querySelector('[data-filter-status]');
  if (status) status.textContent = n > 0 ? fill(data.count, count) : '';
  const empty = document.querySelector<HTMLElement>('[data-filter-empty]');
  if (empty) empty.hidden = count.n > 0;
  if (n > 0) describe(party).catch(() => undefined);
  const badge = document.querySelector<HTMLElement>('[data-filter-count]');
  if (badge) Object.assign(badge, { textContent: n, hidden: n === 0 });
  dispatchEvent(new Event(FILTERED));
}

/** Writes what the filters are. */
async function describe(asked: Party): Promise<void> {
  const { describeFilters, loadFilterWords } = await import('./left-out.ts');
  const text = describeFilters(asked, await loadFilterWords(data.words));
  const place = document.querySelector('[data-filter-words]');
  if (place && asked === party) place.textContent = text;
}

/** The buttons of the other pages that have dishes, each with their number. */
function tellOthers(): void {
  const place = document.querySelector<HTMLElement>('[data-filter-others]');
  if (!place) return;
  const counts = pages().map((page, index) => ({ page, index, n: countLeft(page).n }));
  const others = counts.filter(({ page, n }) => page !== shownPage() && n > 0);
  place.hidden = others.length === 0;
  place.replaceChildren(
    `${fill(data.others, { n: others.reduce((sum, { n }) => sum + n, 0) })} `,
    ...others.map(({ index, n }) => {
      const button = document.createElement('button');
      button.type = 'button';
      button.dataset['menuPage'] = String(index + 1);
      button.ariaLabel = `${fill(data.page, { n: index + 1 })}: ${n}`;
      button.textContent = `${index + 1} (${n})`;
      return button;
    }),
  );
}
