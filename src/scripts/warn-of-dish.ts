import type { Exclusion } from '../../model/decide-dish.ts';
import { loadFilterWords } from '../data/branch-data.ts';
import type { Person } from '../stores/people.ts';
import { whoCannot } from './filter-texts.ts';
import { ownLine } from './menu-rows.ts';

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
