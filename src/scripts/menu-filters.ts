import { fill } from '../../model/fill.ts';
import {
  countFilters,
  FILTERED_ATTRIBUTE,
  hasChip,
  noParty,
  type Party,
  toggleChip,
  WAITING_ATTRIBUTE,
} from '../stores/people.ts';
import { MENU_PAGE_SHOWN } from './menu-page-shown.ts';
import { isOut, OUT_ATTRIBUTE, type Row, rowsOf } from './menu-rows.ts';
import { readData } from './read-data.ts';

/** What the layout writes for this script. */
export interface FilterData {
  /** The address of the words of reasons (pages/data/filters.json.ts). */
  words: string;
  count: string;
  others: string;
  ofTotal: string;
  leftOut: { one: string; many: string; all: string; hide: string };
  /** "Menu Page {n}" */
  page: string;
}

/** Dispatched on the window when the filters have changed, with how many dishes of the shown page they leave. */
export const FILTERED = 'site:filtered';

/** How many dishes of the shown page are left, and how many it has. */
export interface Left {
  shown: number;
  total: number;
}

const root = document.documentElement;
let data: FilterData;
let party: Party = noParty;
let matches: ((row: Row) => boolean) | undefined;

const pages = () => [...document.querySelectorAll<HTMLElement>('[data-menu]')];
const shownPage = () => pages().find(({ hidden }) => !hidden) ?? document.body;
const leaves = (row: Row) => !isOut(row, party) && (matches?.(row) ?? true);
/** What reads, writes and keeps filters comes with the first. */
const loadStore = () => import('../stores/our-table.ts');

/** Who looks for dishes, and what each can eat. */
export const currentFilters = (): Party => party;

/** Applies other filters to the menu, and keeps them for this tab. */
export function setFilters(next: Party): void {
  const before = party;
  show(next);
  loadStore().then(
    ({ followFilters }) => followFilters(before, next),
    () => undefined,
  );
}

function show(next: Party): void {
  party = next;
  void search(next.search);
  apply();
}

/** The number of dishes of the shown page that are left, and of all. */
export function countLeft(): Left {
  const rows = rowsOf(shownPage());
  return { shown: rows.filter(leaves).length, total: rows.length };
}

/** Makes the filters of a menu work: the chips, the line with what is left, and the buttons that show what is left out. */
export function startMenuFilters(): void {
  data = readData<FilterData>('filter-data');
  addEventListener('click', ({ target }) => {
    const button =
      target instanceof Element ? target.closest<HTMLElement>('[data-filter], [data-clears], [data-shows]') : null;
    const { filter, clears, shows } = button?.dataset ?? {};
    if (filter !== undefined) setFilters(toggleChip(party, filter));
    else if (clears !== undefined) setFilters(noParty);
    else if (button && shows !== undefined) showLeftOut(button);
  });
  addEventListener(MENU_PAGE_SHOWN, () => countFilters(party) > 0 && mark(shownPage()));
  const showDishes = () => root.removeAttribute(WAITING_ATTRIBUTE);
  if (root.hasAttribute(WAITING_ATTRIBUTE))
    loadStore()
      .then(({ visitedFilters }) => show(visitedFilters()))
      .then(showDishes, showDishes);
  // A press that menu-early.ts has kept.
  const { pressedFilter } = root.dataset;
  if (pressedFilter !== undefined) setFilters(toggleChip(party, pressedFilter));
}

/** Loads what compares words, if there are any to look for. */
async function search(words: string): Promise<void> {
  matches = undefined;
  if (words.trim() === '') return;
  const { createTextMatcher } = await import('../ui/search/match-words.ts');
  if (words !== party.search) return;
  const textOf = ({ element }: Row) =>
    `${element.closest('section')?.querySelector('h3')?.textContent} ${element.textContent}`;
  const test = createTextMatcher(words, pages().flatMap(rowsOf).map(textOf));
  matches = (row) => test(textOf(row));
  apply();
}

/** Shows the filters on the page that the guest sees, and on the others in later tasks. */
function apply(): void {
  root.toggleAttribute(FILTERED_ATTRIBUTE, countFilters(party) > 0);
  for (const chip of document.querySelectorAll<HTMLElement>('[data-filter]'))
    chip.ariaPressed = String(hasChip(party, chip.dataset['filter'] ?? ''));
  const shown = shownPage();
  mark(shown);
  for (const page of pages()) if (page !== shown) setTimeout(mark, 0, page);
}

function mark(page: HTMLElement): void {
  for (const category of page.querySelectorAll('section')) markCategory(category);
  if (page === shownPage()) tell();
  if (party.people.length > 1) void import('./left-out.ts').then(({ explain }) => explain(page, party, data.words));
}

/** Marks the dishes of a category that are left out, and says how many they are. */
function markCategory(category: HTMLElement): void {
  const rows = rowsOf(category);
  let out = 0;
  for (const row of rows) {
    const isLeft = leaves(row);
    if (!isLeft) out += 1;
    if (row.element.hasAttribute(OUT_ATTRIBUTE) === isLeft) row.element.toggleAttribute(OUT_ATTRIBUTE, !isLeft);
  }
  const [n, total] = [rows.length - out, rows.length];
  const count = category.querySelector<HTMLElement>('[data-category-count]');
  if (count) {
    count.dataset['whole'] ??= count.textContent;
    count.textContent = out > 0 ? fill(data.ofTotal, { n, total }) : count.dataset['whole'];
  }
  category.removeAttribute('data-shows-out');
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
  const isShown = category.toggleAttribute('data-shows-out');
  button.ariaExpanded = String(isShown);
  button.textContent = (isShown ? data.leftOut.hide : button.dataset['shows']) ?? '';
  if (isShown) void import('./left-out.ts').then(({ explain }) => explain(category, party, data.words));
}

/** Says how many dishes of the shown page are left, and where more are. */
function tell(): void {
  const left = countLeft();
  const n = countFilters(party);
  const status = document.querySelector('[data-filter-status]');
  if (status) status.textContent = n > 0 ? fill(data.count, { n: left.shown, total: left.total }) : '';
  const empty = document.querySelector<HTMLElement>('[data-filter-empty]');
  if (empty) empty.hidden = left.shown > 0;
  const badge = document.querySelector<HTMLElement>('[data-filter-count]');
  if (badge) Object.assign(badge, { textContent: n, hidden: n === 0 });
  tellOthers();
  dispatchEvent(new CustomEvent<Left>(FILTERED, { detail: left }));
}

/** The buttons of the other pages that have dishes, each with their number. */
function tellOthers(): void {
  const place = document.querySelector<HTMLElement>('[data-filter-others]');
  if (!place) return;
  const counts = pages().map((page, index) => ({ page, index, n: rowsOf(page).filter(leaves).length }));
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
