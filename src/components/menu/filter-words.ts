import { createHash } from 'node:crypto';
import { menuPage, ourTable } from '#content';
import { pick } from '../../../model/pick.ts';
import type { FilterWords } from '../../scripts/left-out.ts';

export const filterWords: FilterWords = {
  ...pick(menuPage, 'allergens', 'filters'),
  needs: ourTable.needs,
};

const hash = createHash('sha256').update(JSON.stringify(filterWords)).digest('hex');
/** The hash of the content keeps caches from giving a page the words of another build. */
export const filterWordsAddress = `/data/filters.json?v=${hash.slice(0, 8)}`;
