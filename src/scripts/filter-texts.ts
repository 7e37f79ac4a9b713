/** What the filters say beside the rows: what they are, why a dish is left out, what the words found, and the table for paper. */
import type { Exclusion } from '../../model/decide-dish.ts';
import { fill } from '../../model/fill.ts';
import { askedAllergens } from '../../model/schema/allergens.ts';
import { loadFilterWords } from '../data/branch-data.ts';
import type { FilterWords } from '../data/branch-data-json.ts';
import { choicesText, describeFilters, displayName } from '../stores/describe-needs.ts';
import { MAX_PEOPLE } from '../stores/filter-parameters.ts';
import { $answered, $count, $decisions, $found } from '../stores/filters.ts';
import { $dishes } from '../stores/menu.ts';
import type { Filters, Person } from '../stores/people.ts';
import { $filters } from '../stores/stored-filters.ts';
import { reasonText } from '../ui/allergens/allergen-names.ts';
import { foundText } from '../ui/dishes/count-text.ts';
import { dishOf, ownLine, rowsOf, write } from './menu-rows.ts';
import { create } from './page.ts';

/** Writes what the filters are, and below the dishes of these categories what their rows do not say. */
export function writeTexts(categories: readonly HTMLElement[], words: FilterWords): void {
  const choices = $filters.get();
  write('[data-filter-words]', describeFilters(choices, words));
  write('[data-filter-choices]', ` ${choicesText(choices, words)}`);
  if ($found.get()) writeFound(words);
  write('[data-filter-reminder]', reminderText(choices, words));
  for (const category of categories) {
    const saysWhy = choices.people.length > 1 || category.hasAttribute('data-shows-excluded');
    for (const row of rowsOf(category)) {
      for (const old of row.querySelectorAll(':scope > :is([data-reason], [data-found])')) old.remove();
      const { line } = $found.get()?.get(dishOf(row)) ?? {};
      if (line) row.append(ownLine('found', line));
      const reason = saysWhy || row.matches(':target') ? reasonsOf(row, choices, words) : '';
      if (reason) row.append(ownLine('reason', reason));
    }
  }
}

/** What a search has found, how much of it is left out, and on the button whether that is shown. */
function writeFound(words: FilterWords): void {
  const { filters } = words;
  const nothing = fill(filters.results[$answered.get() ? 'answered' : 'unknown'], {
    words: $filters.get().search.trim(),
  });
  write('[data-filter-status]', foundText($count.get(), words) || nothing);
  const isHidden = document.querySelector('[data-shows][aria-expanded=false]') !== null;
  const button = document.querySelector<HTMLElement>('[data-shows-all]');
  if (!button) return;
  button.ariaExpanded = String(!isHidden);
  button.textContent = isHidden ? filters.results.show : filters.leftOut.hide;
}

/** Says that a part of the filters in the address could not be read, or that they are for too many people. */
export function sayOfLink({ filters }: FilterWords, what: 'unread' | 'tooMany'): void {
  const alert = ownLine('unread', fill(filters[what], { people: MAX_PEOPLE }));
  alert.role = 'alert';
  document.querySelector('[data-filter-status]')?.parentElement?.before(alert);
}

const reasonsOf = (row: Element, { people }: Filters, words: FilterWords): string =>
  whoCannot($decisions.get().get(dishOf(row))?.exclusions ?? [], people, words);

/** Who cannot have a dish, and why: "Not Ravi: contains tree nuts (cashew in the salna)". Of one person only why. */
const whoCannot = (exclusions: readonly Exclusion[], people: readonly Person[], words: FilterWords): string =>
  exclusions
    .map(({ person, reasons }) => {
      const text = reasons.map((reason) => reasonText(reason, words)).join('; ');
      if (people.length === 1) return text;
      return `${fill(words.filters.party.not, { name: displayName(people, person, words) })} ${text}`;
    })
    .join('. ');

/**
 * Says below the row of a dish who of a list cannot have it, and why: a menu that is not filtered does not show it.
 *
 * @param address of the words of the filters
 * @returns the same text, "Not Ravi: Contains sesame"
 */
export async function warnOfDish(
  row: HTMLElement,
  exclusions: readonly Exclusion[],
  people: readonly Person[],
  address: string,
): Promise<string> {
  const words = await loadFilterWords(address);
  const who = whoCannot(exclusions, people, words);
  const text = people.length === 1 ? `${words.filters.party.notYou} ${who}` : who;
  if (row.matches('[data-facts]:not(:has(> [data-reason]))')) row.append(ownLine('reason', text));
  return text;
}

/** What is left out for diets and allergens. */
function reminderText({ people }: Filters, { filters, allergens }: FilterWords): string {
  const text = (template: string, some: Filters['people']) => {
    const without = askedAllergens.filter((allergen) => some.some((person) => person.without.includes(allergen)));
    const names = without.map((allergen) => allergens[allergen].toLowerCase()).join(', ');
    return names && fill(template, { allergens: names });
  };
  const diets = new Set(people.map(({ diet }) => diet));
  const diet = diets.has('vegan') ? 'vegan' : diets.has('vegetarian') ? 'vegetarian' : undefined;
  return [
    diet && fill(filters.reminderDiet, { diet: filters.diets[diet].toLowerCase() }),
    text(
      filters.reminder,
      people.filter(({ traces }) => !traces),
    ),
    text(
      filters.reminderTraces,
      people.filter(({ traces }) => traces),
    ),
  ]
    .filter(Boolean)
    .join('. ');
}

/** Prints the dishes that stay as a table: a column for each allergen; ● contains, ○ may contain, by which causes, and which cereal or nut. */
export function startPrintTable({ allergens }: FilterWords): void {
  addEventListener('beforeprint', () => fillTable(allergens));
}

function fillTable(names: FilterWords['allergens']): void {
  const table = document.querySelector<HTMLTableElement>('[data-print]');
  if (!table) return;
  table.replaceChildren();
  const heads = ['', ...askedAllergens.map((allergen) => names[allergen])];
  table.createTHead().append(create('tr', {}, ...heads.map((name) => create('th', {}, name))));
  const body = table.createTBody();
  const causes: string[] = [];
  const numberOf = (cause: string) => (causes.includes(cause) ? causes.indexOf(cause) + 1 : causes.push(cause));
  const left = [...$dishes.get()].flatMap(([id, dish]) => ($decisions.get().get(id)?.stays ? dish : []));
  for (const [category, dishes] of Map.groupBy(left, (dish) => dish.category)) {
    body.append(create('tr', {}, create('th', { colSpan: heads.length }, category.name)));
    for (const { baseName, allergens } of dishes) {
      const { contains, mayContain, kinds } = allergens;
      const cells = askedAllergens.map((allergen) => {
        const traces = mayContain[allergen]?.map(numberOf).join(', ');
        const has = [contains[allergen] && '●', ...(kinds.contains[allergen] ?? [])];
        const may = [traces && `○ ${traces}`, ...(kinds.mayContain[allergen] ?? [])];
        return create('td', {}, [...has, ...may].filter(Boolean).join(' '));
      });
      body.append(create('tr', {}, create('th', {}, baseName), ...cells));
    }
  }
  table.createCaption().textContent = causes.map((cause, index) => `○ ${index + 1} ${cause}`).join('; ');
}
