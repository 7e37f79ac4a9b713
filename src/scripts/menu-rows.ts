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

const known = new WeakMap<Element, Row>();

/** The dishes of a part of the page, in its order, without those past their last day. A dish has the same row in every part. */
export function rowsOf(part: Element): Row[] {
  return Array.from(part.querySelectorAll<HTMLElement>('[data-facts]:not([hidden])'), (element) => {
    const row = known.get(element) ?? { element, facts: readFacts(element.dataset['facts'] ?? '') };
    known.set(element, row);
    return row;
  });
}

/** Whether a party leaves a dish out: because nobody of it can have the dish, or because not all can. */
export function isOut({ facts }: Row, { people, view }: Party): boolean {
  const cannot = (person: Person) => exclusionReasons(facts, person).length > 0;
  return view === 'everyone' ? people.some(cannot) : people.every(cannot);
}
