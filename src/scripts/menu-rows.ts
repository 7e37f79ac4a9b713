import { type DishFacts, readFacts } from '../ui/dishes/dish-facts.ts';
import { exclusionReasons } from '../ui/dishes/exclusion-reasons.ts';
import type { Party, Person } from '../stores/people.ts';

/** A dish on the page, with what filters need of it. */
export interface Row {
  element: HTMLElement;
  facts: DishFacts;
}

export const EXCLUDED_ATTRIBUTE = 'data-excluded';

const rowCache = new WeakMap<Element, Row>();

/** The dishes of a part of the page in document order, without those past their last day. Each dish has one row object. */
export const rowsOf = (part: Element): Row[] =>
  Array.from(part.querySelectorAll<HTMLElement>('[data-facts]:not([hidden])'), (element) => {
    const row = rowCache.get(element) ?? { element, facts: readFacts(element.dataset['facts'] ?? '') };
    rowCache.set(element, row);
    return row;
  });

/** Whether a party excludes a dish. In the view for everyone, one person who cannot have it is enough; else nobody may be able to. */
export function isExcluded({ facts }: Row, { people, view }: Party): boolean {
  const cannot = (person: Person) => exclusionReasons(facts, person).length > 0;
  return view === 'everyone' ? people.some(cannot) : people.every(cannot);
}
