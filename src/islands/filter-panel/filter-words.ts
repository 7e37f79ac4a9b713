import { createContext, use } from 'react';
import type { FilterWords } from '../../scripts/left-out.ts';

export const FilterWordsContext = createContext<FilterWords | null>(null);

export function useFilterWords(): FilterWords {
  const words = use(FilterWordsContext);
  if (!words) throw new Error('No FilterWordsContext around this component');
  return words;
}
