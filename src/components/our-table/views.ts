import type { BranchSummary } from '../../../model/types.ts';
import type { ListedDish } from './listed-dishes.ts';
import type { TableList } from './table-list.ts';

/** What a view of a list over the whole window gets. */
export interface ViewProps {
  list: TableList;
  branch: BranchSummary;
  dishes: readonly ListedDish[];
  onClose: () => void;
}
