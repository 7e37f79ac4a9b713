/** What the parts of Our table share: their words, and the list with the branch and the dishes on it. */
import { createContext, use } from 'react';
import type { FactWords } from '../../ui/dishes/count-text.ts';
import type { AllergenLineWords } from '../../ui/allergens/allergen-line.tsx';
import type { DishMarksWords } from '../../ui/dishes/dish-marks.tsx';
import type { NeedsWords } from '../party/people-form.tsx';
import type { PartyWords } from '../../stores/describe-needs.ts';
import type { Branch, Content, Dish, MenuPageWords } from '../../../model/types.ts';
import type { Picture } from '../../../model/picture.ts';
import type { TableList } from '../../stores/table-list.ts';
import type { ListedDish } from './listed-dishes.ts';

/** The fields of a branch that Our table shows, and the address of its dishes (data/branch-data.ts). */
export type TableBranch = Pick<Branch, 'id' | 'key' | 'isDefault' | 'store' | 'address' | 'phone' | 'serviceCharge'> & {
  dataAddress: string;
  hasBooking: boolean;
  hasOrdering: boolean;
  suggestions: readonly SuggestedDish[];
};

/** A dish that an empty table offers to put on the list. */
export interface SuggestedDish {
  dish: Pick<Dish, 'listId' | 'baseName' | 'allergens' | 'diet' | 'heat'>;
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

export interface TableWords extends Pick<
  Content['our-table'],
  'list' | 'sums' | 'actions' | 'views' | 'needs' | 'card'
> {
  page: Omit<Content['our-table']['page'], 'picture' | 'steps'>;
  adding: Pick<Content['our-table']['adding'], 'add' | 'addMore'>;
  party: PartyWords;
  form: NeedsWords;
  line: AllergenLineWords;
  data: Pick<MenuPageWords['filters'], 'loading' | 'failed' | 'retry'>;
  remember: string;
  firstAid: string;
  soldOut: string;
  marks: DishMarksWords;
  heat: string;
  facts: FactWords;
  localLanguage: string | undefined;
  currency: string;
}

export const TableWordsContext = createContext<TableWords | null>(null);

export function useTableWords(): TableWords {
  const words = use(TableWordsContext);
  if (!words) throw new Error('No TableWordsContext around this component');
  return words;
}
