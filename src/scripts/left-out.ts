import { fill } from '../../model/fill.ts';
import type { Content, MenuPageWords } from '../../model/types.ts';
import { fetchJson } from '../data/fetch-json.ts';
import { describeParty } from '../stores/describe-needs.ts';
import type { Party } from '../stores/people.ts';
import { displayName } from '../stores/person-name.ts';
import { type ExclusionReason, exclusionReasons } from '../ui/dishes/exclusion-reasons.ts';
import { reasonText } from '../ui/dishes/reason-text.ts';
import { type Row, rowsOf } from './menu-rows.ts';

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

/** Writes below each dish of a part of the menu who cannot have it, and why: "Not Ravi: contains tree nuts (cashew in the salna)". */
export function writeReasons(part: Element, { people }: Party, words: FilterWords): void {
  for (const row of rowsOf(part)) {
    const texts = people.flatMap((person, index) => {
      const reasons = exclusionReasons(row.facts, person).map((reason) =>
        reasonText(reason, { ...words.filters, ...words }, ...detailsIn(row, reason, words)),
      );
      if (reasons.length === 0) return [];
      const text = reasons.join('; ');
      return people.length === 1
        ? text
        : `${fill(words.filters.party.not, { name: displayName(people, index, words.filters) })} ${text}`;
    });
    write(row.element, texts.join('. '));
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

/**
 * The cereals or nuts of a reason's allergen, and what brings it into the dish, as the row says when it is opened
 * (components/allergens/dish-facts.tsx): "gluten (wheat), milk: shared fryer".
 */
function detailsIn({ element }: Row, reason: ExclusionReason, { allergens }: FilterWords): [string, string] {
  if (!('allergen' in reason)) return ['', ''];
  const name = allergens[reason.allergen].toLowerCase();
  let kinds = '';
  const causes = [...element.querySelectorAll(`[data-causes="${reason.kind}"] > li`)].flatMap((item) => {
    const [names = '', cause = ''] = item.textContent.split(/: (.*)/s);
    // Not at the commas in brackets.
    const found = names.split(/, (?![^(]*\))/).find((each) => each === name || each.startsWith(`${name} (`));
    if (found === undefined) return [];
    kinds = found.slice(name.length + 2, -1);
    return cause;
  });
  return [kinds, causes.join(', ')];
}
