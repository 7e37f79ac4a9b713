import { decideDish } from '../../model/decide-dish.ts';
import { type FilterData, loadFilterWords } from '../data/branch-data.ts';
import type { Person } from '../stores/people.ts';
import { readFacts } from '../ui/dishes/dish-facts.ts';
import { whoCannot } from './filter-texts.ts';
import { ownLine } from './menu-rows.ts';
import { readData } from './page.ts';

/**
 * Says below the row of a dish who of a list cannot have it, and why: a menu that is not filtered does not show it.
 *
 * @returns the same text, "Not Ravi: Contains sesame"; '' if all can have the dish
 */
export async function warnOfDish(row: HTMLElement, people: readonly Person[]): Promise<string> {
  const { exclusions } = decideDish(readFacts(row.dataset['facts'] ?? ''), { people, view: 'everyone' });
  if (exclusions.length === 0) return '';
  const words = await loadFilterWords(readData<FilterData>('filter-data').words);
  const who = whoCannot(exclusions, people, words);
  const text = people.length === 1 ? `${words.filters.party.notYou} ${who}` : who;
  if (!row.querySelector(':scope > [data-reason]')) row.append(ownLine('reason', text));
  return text;
}
