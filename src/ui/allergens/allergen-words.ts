import type { MenuPageWords } from '../../../model/types.ts';

/** What lists of allergens are written with: on the allergen page, in the finder and in Our table. */
export type AllergenWords = Pick<MenuPageWords, 'allergens'> &
  Pick<MenuPageWords['finder'], 'dish' | 'tellStaff' | 'checkedSome' | 'unchecked' | 'restOfAll'>;
