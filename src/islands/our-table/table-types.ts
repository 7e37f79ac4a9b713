import type { Branch } from '../../../model/types.ts';
import type { TableList } from '../../stores/table-list.ts';
import type { ListedDish } from './listed-dishes.ts';

/** The fields of a branch that Our table shows, and the address of its dishes (data/branch-data.ts). */
export type TableBranch = Pick<Branch, 'id' | 'key' | 'isDefault' | 'store' | 'address' | 'phone' | 'serviceCharge'> & {
  dataAddress: string;
};

export type ChangeTable = (change: (list: TableList) => TableList) => void;

export interface ViewProps {
  list: TableList;
  branch: TableBranch;
  dishes: readonly ListedDish[];
  onClose: () => void;
}
