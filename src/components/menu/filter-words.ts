import { createHash } from 'node:crypto';
import { menuWords, ourTable, ui } from '#content';
import { pick } from '../../../model/pick.ts';
import type { Branch } from '../../../model/types.ts';
import { branchDataAddress } from '../../data/branch-data-json.ts';
import type { FilterWords } from '../../data/filter-words.ts';
import type { FilterData } from '../../scripts/menu-filters.ts';

export const filterWords: FilterWords = {
  ...pick(menuWords, 'allergens', 'facts', 'filters', 'states'),
  needs: ourTable.needs,
};

const hash = createHash('sha256').update(JSON.stringify(filterWords)).digest('hex');
/** The hash of the content keeps caches from giving a page the words of another build. */
const address = `/data/filters.json?v=${hash.slice(0, 8)}`;

/** What the first tap on a filter of a branch's page needs, for its block "filter-data". */
export const filterData = (branch: Branch): FilterData => ({
  ...pick(menuWords.filters, 'others', 'ofTotal', 'leftOut', 'cleared', 'clearedHere', 'undo', 'filterHere'),
  facts: pick(menuWords.facts, 'dishes', 'drinks'),
  branch: pick(branch, 'id', 'key', 'isDefault'),
  words: address,
  dishes: branchDataAddress(branch.key),
  page: ui.menu.page,
});
