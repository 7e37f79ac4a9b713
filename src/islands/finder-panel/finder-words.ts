import { createContext, use } from 'react';
import type { MenuPageWords } from '../../../model/types.ts';
import type { DishWords } from '../../ui/dishes/dish-words.ts';

/** The words of the finder, which it fetches with its first opening (pages/data/finder.json.ts). */
export interface FinderWords extends Pick<MenuPageWords, 'finder'> {
  dishes: DishWords;
  allergyLine: string;
  /** Whether dishes have allergens and diets. */
  hasRecipes: boolean;
}

export const FinderWordsContext = createContext<FinderWords | null>(null);

export function useFinderWords(): FinderWords {
  const words = use(FinderWordsContext);
  if (!words) throw new Error('No FinderWordsContext around this component');
  return words;
}
