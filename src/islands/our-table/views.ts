import type { TableBranch } from './table-branch.ts';
import type { ListedDish } from './listed-dishes.ts';
import type { TableList } from '../../stores/table-list.ts';

/** What a view of a list over the whole window gets. */
export interface ViewProps {
  list: TableList;
  branch: TableBranch;
  dishes: readonly ListedDish[];
  onClose: () => void;
}
