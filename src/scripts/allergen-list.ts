import { fill } from '../../model/fill.ts';
import { type Allergen, allergens } from '../../model/schema/allergens.ts';
import { loadSearchTexts, searchLine, type SearchTexts } from '../data/search-texts.ts';
import { readFilters, storeFilters } from '../stores/our-table.ts';
import { newPerson, noParty, type Person } from '../stores/people.ts';
import { createTextMatcher } from '../ui/search/match-words.ts';
import { isExcluded, EXCLUDED_ATTRIBUTE, type Row, rowsOf } from './menu-rows.ts';

/** Makes the question of an allergen page work: words, what a guest cannot have, and whether traces count. */
export function startAllergenList(): void {
  const page = document.querySelector<HTMLElement>('[data-allergens]');
  const field = page?.querySelector<HTMLInputElement>('[data-search]');
  const strict = page?.querySelector<HTMLInputElement>('[data-strict]');
  if (!page || !field || !strict) return;
  const chips = [...page.querySelectorAll<HTMLElement>('[data-without]')];
  const chosen = () => {
    const pressed = new Set(chips.flatMap((chip) => (chip.ariaPressed === 'true' ? chip.dataset['without'] : [])));
    return { without: allergens.filter((allergen) => pressed.has(allergen)), traces: !strict.checked };
  };
  const show = () => {
    leaveOut(page, { ...newPerson(''), ...chosen() }, field.value);
    remind(page, chips, strict.checked);
  };
  const change = () => {
    show();
    keepForMenu(chosen());
  };
  page.querySelector('[data-clear]')?.addEventListener('click', () => {
    for (const chip of chips) chip.ariaPressed = 'false';
    field.value = '';
    change();
    field.focus();
  });
  page.addEventListener('click', ({ target }) => {
    const chip = target instanceof Element ? target.closest<HTMLElement>('[data-without]') : null;
    if (!chip) return;
    chip.ariaPressed = String(chip.ariaPressed !== 'true');
    change();
  });
  field.addEventListener('input', show);
  const readAll = async () => {
    texts = await loadSearchTexts(page.dataset['allergens'] ?? '');
    show();
  };
  if (document.activeElement === field) void readAll();
  else field.addEventListener('focus', () => void readAll(), { once: true });
  strict.addEventListener('change', change);
  /** Takes over what anybody has chosen on a menu in this tab, or keeps on this device. */
  const takeOver = () => {
    const { people } = readFilters();
    const without = people.flatMap((person) => person.without);
    for (const chip of chips) chip.ariaPressed = String(without.some((each) => each === chip.dataset['without']));
    strict.checked = people.length === 0 || people.some(({ traces }) => !traces);
  };
  takeOver();
  // The guest may have typed before the script came, or the browser has kept the text over a reload.
  if (field.value !== '' || chosen().without.length > 0) show();
  // Back may bring the page from the browser's memory.
  window.addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    takeOver();
    show();
  });
  addEventListener('beforeprint', () => fillTable(page, chips));
}

/** Gives the first person of the menu's filters these choices, but for allergens that only others have. */
function keepForMenu(chosen: Pick<Person, 'without' | 'traces'>): void {
  const before = readFilters();
  const [me = newPerson(''), ...others] = before.people;
  const isOfOthers = (allergen: Allergen) =>
    !me.without.includes(allergen) && others.some(({ without }) => without.includes(allergen));
  const without = chosen.without.filter((allergen) => !isOfOthers(allergen));
  storeFilters(before, { ...before, people: [{ ...me, ...chosen, without }, ...others] });
}

/** Leaves dishes out, and categories without a dish with their links; says how many are left. */
function leaveOut(page: HTMLElement, person: Person, search: string): void {
  for (const line of page.querySelectorAll('[data-found]')) line.remove();
  const rows = rowsOf(page);
  const matches = createTextMatcher(search, rows.map(textOf));
  const party = { ...noParty, people: [person] };
  let n = 0;
  for (const row of rows) {
    const isLeft = !isExcluded(row, party) && matches(textOf(row));
    row.element.toggleAttribute(EXCLUDED_ATTRIBUTE, !isLeft);
    const isSaid = !isLeft || search.trim() === '' || matches(rowText(row));
    const ingredients = isSaid ? [] : (texts.get(row.element.id)?.ingredients ?? []);
    showFound(row, ingredients.filter(matches), page.dataset['found'] ?? '');
    if (isLeft) n += 1;
  }
  for (const category of page.querySelectorAll('section')) {
    category.hidden = !category.querySelector(`[data-facts]:not([${EXCLUDED_ATTRIBUTE}])`);
    const link = page.querySelector(`[data-section-links] [href="#${category.id}"]`);
    link?.parentElement?.toggleAttribute('hidden', category.hidden);
  }
  const count = page.querySelector<HTMLElement>('[data-count]');
  if (count) count.textContent = fill(count.dataset['count'] ?? '', { n, total: rows.length });
  const clear = page.querySelector<HTMLElement>('[data-clear]');
  if (clear) clear.hidden = n === rows.length;
  const empty = page.querySelector<HTMLElement>('[data-empty]');
  if (empty) empty.hidden = n > 0;
}

/** Says below the row of categories, which stays in view, what is left out. */
function remind(page: HTMLElement, chips: readonly HTMLElement[], isStrict: boolean): void {
  const reminder = page.querySelector<HTMLElement>('[data-reminder]');
  if (!reminder) return;
  const names = chips.filter(({ ariaPressed }) => ariaPressed === 'true').map(({ textContent }) => textContent);
  reminder.hidden = names.length === 0;
  reminder.toggleAttribute('data-lenient', !isStrict);
  reminder.textContent = fill(reminder.dataset[isStrict ? 'reminder' : 'traces'] ?? '', {
    allergens: names.join(', ').toLowerCase(),
  });
}

/** What a search finds beside the rows, once it is fetched. */
let texts: ReadonlyMap<string, SearchTexts> = new Map();

const rowText = ({ element }: Row): string =>
  `${element.closest('section')?.querySelector('h2')?.textContent} ${element.textContent}`;

const textOf = (row: Row): string => `${rowText(row)} ${searchLine(texts.get(row.element.id))}`;

/** Writes below a dish which of its ingredients a search has found, where the row does not say it. */
function showFound({ element }: Row, names: readonly string[], words: string): void {
  if (names.length === 0) return;
  const line = document.createElement('p');
  line.dataset['found'] = '';
  line.textContent = fill(words, { ingredients: names.join(', ') });
  element.append(line);
}

/** Writes the table for paper: a row for each dish that is left, a column for each allergen; ● contains, ○ may contain, and which cereal or nut. */
function fillTable(page: HTMLElement, chips: readonly HTMLElement[]): void {
  const table = document.querySelector<HTMLTableElement>('[data-print]');
  if (!table) return;
  table.replaceChildren();
  table.createCaption().textContent = table.dataset['print'] ?? '';
  const head = table.createTHead().insertRow();
  head.append(heading(''), ...chips.map(({ textContent }) => heading(textContent)));
  const body = table.createTBody();
  for (const category of page.querySelectorAll('section:not([hidden])')) {
    const title = heading(category.querySelector('h2')?.textContent ?? '');
    title.colSpan = chips.length + 1;
    body.insertRow().append(title);
    for (const { element, facts } of rowsOf(category)) {
      if (element.hasAttribute(EXCLUDED_ATTRIBUTE)) continue;
      const row = body.insertRow();
      row.append(heading(element.querySelector('h3')?.textContent ?? ''));
      for (const { dataset, textContent } of chips) {
        const { contains, mayContain } = facts.allergens;
        const has = (some: object) => Object.hasOwn(some, dataset['without'] ?? '');
        const mark = has(contains) ? '●' : has(mayContain) ? '○' : '';
        row.insertCell().append(mark, kindsIn(element, textContent));
      }
    }
  }
}

/** The cereals or nuts that a row has in brackets after the name of an allergen: " wheat". */
function kindsIn({ textContent: text }: HTMLElement, allergen: string): string {
  const [, after] = text.split(`${allergen.toLowerCase()} (`);
  return after === undefined ? '' : ` ${after.slice(0, after.indexOf(')'))}`;
}

const heading = (text: string) => Object.assign(document.createElement('th'), { textContent: text });
