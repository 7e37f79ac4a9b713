import { createContext, use } from 'react';
import type { MenuPageWords } from '../../../model/types.ts';

/** The words of what the filters and Our table share: people, and why somebody cannot eat a dish. */
export type PartyWords = Pick<MenuPageWords, 'allergens'> &
  Pick<MenuPageWords['filters'], 'party' | 'reasons' | 'diets' | 'heats'>;

export const PartyWordsContext = createContext<PartyWords | null>(null);

export function usePartyWords(): PartyWords {
  const words = use(PartyWordsContext);
  if (!words) throw new Error('No PartyWordsContext around this component');
  return words;
}
