/** What the parts of Our table share: their words, and the list with the branch and the dishes on it. */
import { createContext, use } from 'react';
import type { TableBranch, TableWords } from '../../data/our-table.ts';
import type { TableList } from '../../stores/table-list.ts';
import type { ListedDish } from './listed-dishes.ts';

export type ChangeTable = (change: (list: TableList) => TableList) => void;

/** A list with the dishes on it that the branch has. */
export interface FilledTable {
  list: TableList;
  branch: TableBranch;
  dishes: readonly ListedDish[];
}

export type FullScreenViewProps = FilledTable & { onClose: () => void };

export const TableWordsContext = createContext<TableWords | null>(null);

export function useTableWords(): TableWords {
  const words = use(TableWordsContext);
  if (!words) throw new Error('No TableWordsContext around this component');
  return words;
}
