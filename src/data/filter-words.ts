import type { Content, MenuPageWords } from '../../model/types.ts';
import { fetchJson } from './fetch-json.ts';

/** The words of the filters that their first tap does not need. */
export type FilterWords = Pick<MenuPageWords, 'allergens' | 'facts' | 'filters' | 'states'> & {
  needs: Content['our-table']['needs'];
};

export const loadFilterWords = (address: string): Promise<FilterWords> =>
  // pages/[...file].ts wrote them from a value of this type.
  fetchJson(address) as Promise<FilterWords>;
