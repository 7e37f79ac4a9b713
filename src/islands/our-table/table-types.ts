import type { Branch } from '../../../model/types.ts';
import type { TableList } from '../../stores/table-list.ts';
import type { ListedDish } from './listed-dishes.ts';

/** The fields of a branch that Our table shows, and the address of its dishes (data/branch-data.ts). */
export type TableBranch = Pick<Branch, 'id' | 'key' | 'isDefault' | 'store' | 'address' | 'phone' | 'serviceCharge'> & {
  dataAddress: string;
};

/** Changes the shown list, beginning with what it is at that moment. */
export type ChangeTable = (change: (list: TableList) => TableList) => void;

/** What a view of a list over the whole window gets. */
export interface ViewProps {
  list: TableList;
  branch: TableBranch;
  dishes: readonly ListedDish[];
  onClose: () => void;
}
