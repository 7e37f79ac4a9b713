import { decideDish, type FilteredDish } from '../../model/decide-dish.ts';
import { readFacts } from '../ui/dishes/dish-facts.ts';
import type { Party } from '../stores/people.ts';

/** A dish on the page, with what filters need of it. */
export interface Row {
  element: HTMLElement;
  facts: FilteredDish;
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

export const isExcluded = ({ facts }: Row, party: Party): boolean => !decideDish(facts, party).stays;
