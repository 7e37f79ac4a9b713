import { type DishFacts, readFacts } from '../ui/dishes/dish-facts.ts';
import { exclusionReasons } from '../ui/dishes/exclusion-reasons.ts';
import type { Party, Person } from '../stores/people.ts';

/** A dish on the page, with what filters need of it. */
export interface Row {
  element: HTMLElement;
  facts: DishFacts;
}

/** On the row of a dish that is left out. */
export const OUT_ATTRIBUTE = 'data-out';

let rows: Map<Element, Row[]> | undefined;

/** The rows of every part of the page that has `data-filtered`, in the order of the page. Those past their last day are not among them. */
export function rowsOf(part: Element): Row[] {
  rows ??= new Map();
  const known = rows.get(part);
  const found =
    known ??
    [...part.querySelectorAll<HTMLElement>('[data-facts]')].map((element) => ({
      element,
      facts: readFacts(element.dataset['facts'] ?? ''),
    }));
  rows.set(part, found);
  return found.filter(({ element }) => !element.hidden);
}

/** The people who cannot have a dish. */
export const refusersOf = ({ facts }: Row, people: readonly Person[]): Person[] =>
  people.filter((person) => exclusionReasons(facts, person).length > 0);

/** Whether a party leaves a dish out: because nobody of it can have the dish, or because not all can. */
export function isOut(row: Row, { people, view }: Party): boolean {
  const refusers = refusersOf(row, people).length;
  return view === 'everyone' ? refusers > 0 : refusers === people.length;
}
