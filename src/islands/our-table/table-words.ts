import { createContext, use } from 'react';
import type { Content, MenuPageWords } from '../../../model/types.ts';
import type { AllergenLineWords } from '../../ui/allergens/allergen-line.tsx';
import type { DishMarksWords } from '../../ui/dishes/dish-marks.tsx';
import type { NeedsWords } from '../party/needs-form.tsx';
import type { PartyWords } from '../../stores/describe-needs.ts';

export interface TableWords extends Pick<
  Content['ourTable'],
  'list' | 'sums' | 'actions' | 'views' | 'needs' | 'card'
> {
  page: Omit<Content['ourTable']['page'], 'picture' | 'steps'>;
  adding: Pick<Content['ourTable']['adding'], 'add' | 'addMore'>;
  party: PartyWords;
  form: NeedsWords;
  line: AllergenLineWords;
  data: Pick<MenuPageWords['filters'], 'loading' | 'failed' | 'retry'>;
  remember: string;
  soldOut: string;
  marks: DishMarksWords;
  heat: string;
  localLanguage: string | undefined;
  currency: string;
}

export const TableWordsContext = createContext<TableWords | null>(null);

export function useTableWords(): TableWords {
  const words = use(TableWordsContext);
  if (!words) throw new Error('No TableWordsContext around this component');
  return words;
}
