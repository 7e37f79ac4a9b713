import { decideDish, type FilteredDish } from '../../model/decide-dish.ts';
import { fill } from '../../model/fill.ts';
import type { Content, MenuPageWords } from '../../model/types.ts';
import { fetchJson } from '../data/fetch-json.ts';
import { describeParty } from '../stores/describe-needs.ts';
import type { Party } from '../stores/people.ts';
import { displayName } from '../stores/person-name.ts';
import { reasonText } from '../ui/dishes/reason-text.ts';
import { rowsOf } from './menu-rows.ts';

/** The words of the filters (pages/data/filters.json.ts). */
export type FilterWords = Pick<MenuPageWords, 'allergens' | 'filters'> & {
  needs: Content['ourTable']['needs'];
};

export const loadFilterWords = (address: string): Promise<FilterWords> =>
  // pages/data/filters.json.ts wrote them from a value of this type.
  fetchJson(address) as Promise<FilterWords>;

/** The filters of a party in words: "kothu; Vegan. I must avoid milk, including “may contain”". */
export const describeFilters = (party: Party, { needs, filters, allergens }: FilterWords): string =>
  describeParty(party, { needs, party: { ...filters, allergens } });

/**
 * Writes below each dish of a part of the menu who cannot have it, and why: "Not Ravi: contains tree nuts (cashew in the salna)".
 *
 * @param dishes by the id of a row, with their causes
 */
export function writeReasons(
  part: Element,
  party: Party,
  dishes: ReadonlyMap<string, FilteredDish>,
  words: FilterWords,
): void {
  const { people } = party;
  for (const { element, facts } of rowsOf(part)) {
    const texts = decideDish(dishes.get(element.id) ?? facts, party).exclusions.map(({ person, reasons }) => {
      const text = reasons.map((reason) => reasonText(reason, { ...words.filters, ...words })).join('; ');
      return people.length === 1
        ? text
        : `${fill(words.filters.party.not, { name: displayName(people, person, words.filters) })} ${text}`;
    });
    write(element, texts.join('. '));
  }
}

function write(row: HTMLElement, text: string): void {
  const known = row.querySelector<HTMLElement>(':scope > [data-reason]');
  if (text === '') return known?.remove();
  const line = known ?? document.createElement('p');
  line.dataset['reason'] = '';
  line.textContent = text;
  if (!known) row.append(line);
}
