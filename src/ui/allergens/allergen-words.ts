import type { MenuPageWords } from '../../../model/types.ts';

/** What lists of allergens are written with: on the menus, on the allergen page and in the finder. */
export type AllergenWords = Pick<MenuPageWords, 'allergens'> & Pick<MenuPageWords['finder'], 'dish'>;
