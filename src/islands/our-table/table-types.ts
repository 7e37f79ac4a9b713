import type { Picture } from '../../../model/picture.ts';
import type { Branch, Dish } from '../../../model/types.ts';
import type { TableList } from '../../stores/table-list.ts';
import type { ListedDish } from './listed-dishes.ts';

/** The fields of a branch that Our table shows, and the address of its dishes (data/branch-data.ts). */
export type TableBranch = Pick<Branch, 'id' | 'key' | 'isDefault' | 'store' | 'address' | 'phone' | 'serviceCharge'> & {
  dataAddress: string;
  suggestions: readonly SuggestedDish[];
};

/** A dish that an empty table offers to put on the list. */
export interface SuggestedDish {
  dish: Pick<Dish, 'id' | 'baseName' | 'allergens' | 'diet' | 'heat'>;
  /** In pence. */
  price: number;
  picture: Picture;
}

export type ChangeTable = (change: (list: TableList) => TableList) => void;

/** A list with the dishes on it that the branch has. */
export interface FilledTable {
  list: TableList;
  branch: TableBranch;
  dishes: readonly ListedDish[];
}

export type FullScreenViewProps = FilledTable & { onClose: () => void };
