/** The filters of a menu and of a page of allergens: the chips, the field, and the lines that say what is left. */
import { fill } from '../../model/fill.ts';
import { loadFilterWords } from '../data/branch-data.ts';
import type { FilterData } from '../data/branch-data-json.ts';
import { $answered, $count, $found, $rows } from '../stores/filters.ts';
import {
  $choices,
  $filters,
  $needsSetAside,
  $canUndo,
  choosePeople,
  clearFilters,
  search,
  receiveFilters,
  undoClear,
} from '../stores/stored-filters.ts';
import { loadDishes } from '../stores/menu.ts';
import { PLACE_KEY, readStored, store } from '../stores/keys.ts';
import { countFilters, type Filters, hasChip, noFilters, toggleChip } from '../stores/people.ts';
import { countRows, markCategory, markPages, readRows, rowsOf, showLeftOut, write } from './menu-rows.ts';
import { amountText, countText } from '../ui/dishes/count-text.ts';
import { markShownPage } from './menu-paging.ts';
import { create, readData, showPartMissing } from './page.ts';
import {
  FILTERED_ATTRIBUTE,
  PRESSED_ATTRIBUTE,
  SEARCHED_ATTRIBUTE,
  UNDO_ATTRIBUTE,
  WAITING_ATTRIBUTE,
} from './inline-scripts.ts';

/** Opens the panel of all filters, which needs React: the page says where it is. */
export type OpenPanel = (data: FilterData, chip?: string) => Promise<void>;

const root = document.documentElement;
let data: FilterData;
let openPanel: OpenPanel | undefined;
let categories: readonly HTMLElement[] = [];
/** Resolves when the words of the search are compared. */
let finding: Promise<void> | undefined;
/** Shows the filters where they are not shown yet. */
let showRest: (() => void) | undefined;

const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];
const one = (selector: string) => document.querySelector<HTMLElement>(selector);
const field = () => document.querySelector<HTMLInputElement>('[data-filter-search]');
const shownPage = () => all('[data-menu]').find(({ hidden }) => !hidden) ?? document.body;

/**
 * Makes the filters work; resolves when they are applied. If the page waits for those of the address or of this tab, it applies them
 * first; called again, it does only this.
 */
export async function startMenuFilters(open: OpenPanel): Promise<void> {
  const isFirst = !openPanel;
  openPanel = open;
  // What the guest typed while this script was loading.
  const typed = isFirst ? field()?.value : '';
  if (isFirst) start();
  if (isFirst || root.hasAttribute(WAITING_ATTRIBUTE)) {
    one('[data-unread]')?.remove();
    const said = receiveFilters();
    if (said) withTexts(({ sayOfLink, words }) => sayOfLink(words, said));
    if (isFirst) $filters.listen(follow);
    const choices = $filters.get();
    // The first touch of a page without filters changes nothing.
    if (!isFirst || $canUndo.get() || countFilters(choices) > 0) follow(choices, isFirst ? noFilters : choices);
  }
  if (typed) search(typed);
  // And pressed.
  if (isFirst) one(`[${PRESSED_ATTRIBUTE}]:is([data-filter], [data-clears], [data-opens-filter])`)?.click();
  if (isFirst && countFilters($filters.get()) > 0) await returnToPlace();
}

/**
 * Goes back to where the guest has left the page, once it is as long as it was then: the browser looks for the place among all dishes.
 * After Back, Forward and a reload, unless the address names a part.
 */
async function returnToPlace(): Promise<void> {
  const [top, address] = readStored('sessionStorage', PLACE_KEY)?.split(' ') ?? [];
  const [navigation] = performance.getEntriesByType('navigation');
  const isReturn = navigation && 'type' in navigation && navigation.type !== 'navigate';
  if (!isReturn || address !== location.pathname + location.search || location.hash !== '') return;
  await finding;
  showRest?.();
  await explain();
  scrollTo({ top: Number(top), behavior: 'instant' });
}

function start(): void {
  data = readData<FilterData>('filter-data');
  $rows.set(readRows());
  categories = [...new Set(rowsOf(document).flatMap((row) => row.closest<HTMLElement>('section') ?? []))];
  $found.listen(apply);
  $canUndo.listen(showUndo);
  addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest('button') : null;
    if (button) press(button);
  });
  addEventListener('input', ({ target }) => {
    if (target instanceof HTMLInputElement && target === field()) search(target.value);
  });
  addEventListener('hashchange', () => one('[data-excluded]:target') && explain());
  addEventListener('beforeprint', () => showRest?.());
  addEventListener('pagehide', () => store(PLACE_KEY, `${scrollY} ${location.pathname}${location.search}`));
  const pages = new MutationObserver(tellOthers);
  for (const page of all('[data-menu]')) pages.observe(page, { attributeFilter: ['hidden'] });
  // Until it has come, the rows themselves are printed.
  if (one('[data-print]')) withTexts(({ startPrintTable, words }) => startPrintTable(words));
}

function follow(choices: Filters, before: Filters = noFilters): void {
  // What is found depends on what the filters leave out.
  const isSearchNew = choices.search !== before.search || (choices.search !== '' && choices.people !== before.people);
  if (isSearchNew) finding = find(choices.search).catch(showPartMissing);
  apply();
}

function press(button: HTMLButtonElement): void {
  const { filter, leavesOut, keeps, clears, undoes, shows, showsAll, opensFilter } = button.dataset;
  if (filter !== undefined) pressChip(filter);
  else if (leavesOut !== undefined) leaveOut(leavesOut, keeps);
  else if (clears !== undefined) clearFilters(clears === 'search');
  else if (undoes !== undefined) undoClear();
  else if (opensFilter !== undefined) openAll();
  else if (shows !== undefined && showLeftOut(button, data)) explain();
  else if (showsAll !== undefined) showAllLeftOut();
  // One that has gone with its press leaves the focus to the next.
  if ((leavesOut ?? clears ?? undoes) !== undefined && !button.checkVisibility())
    all('[data-clears], [data-undoes]')
      .find((next) => next.checkVisibility())
      ?.focus({ preventScroll: true });
}

function showAllLeftOut(): void {
  showRest?.();
  const buttons = all('[data-shows]');
  const hidden = buttons.filter(({ ariaExpanded }) => ariaExpanded === 'false');
  for (const button of hidden.length > 0 ? hidden : buttons) showLeftOut(button, data);
  explain();
}

const openAll = (chip?: string) => openPanel?.(data, chip).catch(showPartMissing);

/**
 * A chip of a need that somebody has, and that Clear has set aside, applies the filters again. Any other chip changes the needs of a guest
 * alone. Of several people it asks whose need it is, because the waiter and the kitchen read it as that person's.
 */
function pressChip(chip: string): void {
  const choices = $choices.get();
  if (hasChip(choices, chip) && !hasChip($filters.get(), chip)) choosePeople(choices.people);
  else if (choices.people.length > 1) openAll(chip);
  else choosePeople(toggleChip(choices, chip).people);
}

/** Replaces the words that name an allergen with the filter for it; other words stay. In a party it asks whose filter it is. */
function leaveOut(chip: string, words = ''): void {
  if ($choices.get().people.length === 1) search(words);
  if (!hasChip($filters.get(), chip)) pressChip(chip);
}

async function find(words: string): Promise<void> {
  const found = words.trim() === '' ? null : await (await import('./search-menu.ts')).findDishes(words, data);
  if (words !== $filters.get().search) return;
  root.toggleAttribute(SEARCHED_ATTRIBUTE, found !== null);
  markShownPage();
  if (!found) {
    one('[data-filter-named]')?.replaceChildren();
    $answered.set(false);
  }
  if (!found && 'highlights' in CSS) CSS.highlights.clear();
  $found.set(found);
}

/** Shows the filters where the guest looks, and elsewhere once that is painted: a layout of all would hold back the answer to a tap. */
function apply(): void {
  const choices = $filters.get();
  const n = countFilters(choices);
  const page = shownPage();
  // Not of the other pages: for their positions the browser would lay them out.
  const inView = categories.filter((category) => page.contains(category) && isInView(category));
  for (const category of inView) markCategory(category, data);
  root.toggleAttribute(FILTERED_ATTRIBUTE, n > 0);
  for (const chip of all('[data-filter]')) chip.ariaPressed = String(hasChip(choices, chip.dataset['filter'] ?? ''));
  const count = $count.get();
  const sumOf = (what: 'n' | 'found') => count.dishes[what] + count.drinks[what];
  const isSearch = $found.get() !== null;
  showUndo();
  write('[data-filter-count]', String(n));
  if (n === 0) for (const place of ['words', 'reminder', 'choices']) write(`[data-filter-${place}]`, '');
  for (const [selector, isHidden] of [
    ['[data-filter-empty]', sumOf(isSearch ? 'found' : 'n') > 0 || (isSearch && $answered.get())],
    ['[data-shows-all]', !isSearch || sumOf('found') === sumOf('n')],
    ['[data-filter-count]', n === 0],
    ['[data-filter-diet]', choices.people.every(({ diet }) => diet === 'all')],
    ['[data-filter-diet] button', !choices.people.some(({ diet }) => diet === 'vegan') || hasChip(choices, 'milk')],
  ] as const)
    one(selector)?.toggleAttribute('hidden', isHidden);
  const words = Number(choices.search.trim() !== '');
  for (const button of all('[data-clears]')) button.hidden = (button.dataset['clears'] ? words : n - words) === 0;
  const searchField = field();
  if (searchField && searchField.value !== choices.search) searchField.value = choices.search;
  showRest = () => {
    showRest = undefined;
    for (const category of categories) if (!inView.includes(category)) markCategory(category, data);
    markPages(data.pageText);
    tellOthers();
    if (n > 0) explain();
  };
  requestAnimationFrame(() => setTimeout(() => showRest?.()));
}

/** Says whether Undo brings back filters, and how many dishes stay: of a search, filter-texts.ts says it, once its words are loaded. */
function showUndo(): void {
  const n = countFilters($filters.get());
  const isCleared = $canUndo.get() && (n === 0 || $needsSetAside.get());
  if ($canUndo.get()) root.setAttribute(UNDO_ATTRIBUTE, isCleared ? 'cleared' : 'replaced');
  else root.removeAttribute(UNDO_ATTRIBUTE);
  if ($found.get()) return;
  write('[data-filter-status]', n > 0 ? countText($count.get(), data) : isCleared ? data.filters.cleared : '');
}

function isInView(category: Element): boolean {
  const { top, bottom } = category.getBoundingClientRect();
  return top < innerHeight && bottom > 0;
}

/** Writes what the filters are, and below the dishes what they do not say themselves, unless the filters change before it is loaded. */
function explain(): Promise<void> {
  const asked = $filters.get();
  return withTexts(({ writeTexts, words }) => {
    if (asked === $filters.get()) writeTexts(categories, words);
  });
}

/** Fetches what says it, the words, and the dishes with their causes. */
async function loadTexts() {
  const loads = [
    import('./filter-texts.ts'),
    loadFilterWords(data.wordsAddress),
    loadDishes(data.dishesAddress),
  ] as const;
  const [texts, words] = await Promise.all(loads);
  return { ...texts, words };
}

const withTexts = (say: (texts: Awaited<ReturnType<typeof loadTexts>>) => void): Promise<void> =>
  loadTexts().then(say).catch(showPartMissing);

/** How many dishes the shown page has, with buttons to the other pages that have some. */
function tellOthers(): void {
  const place = one('[data-filter-others]');
  if (!place) return;
  const shown = shownPage();
  const amountOf = ({ n, drinks }: { n: number; drinks: number }) => amountText(n - drinks, drinks, data.facts);
  const others = all('[data-menu]').flatMap((page, index) => {
    const count = countRows(page);
    return page === shown || count.n === 0 ? [] : { number: index + 1, amount: amountOf(count) };
  });
  place.hidden = others.length === 0 || $found.get() !== null || countFilters($filters.get()) === 0;
  if (place.hidden) return;
  place.replaceChildren(
    create('span', {}, fill(data.filters.others, { amount: amountOf(countRows(shown)) })),
    ...others.map(({ number, amount }) => {
      const ariaLabel = `${fill(data.pageText, { n: number })}: ${amount}`;
      const dataset = { menuPage: String(number) };
      return create('button', { type: 'button', ariaLabel, dataset }, `${number} (${amount})`);
    }),
  );
}
