import { menuPage } from '#content';
import { pick } from '../../../model/pick.ts';
import type { AllergenWords } from '../../ui/allergens/allergen-words.ts';

/** The words of allergens for the build, and for the props of islands that list allergens. */
export const allergenWords: AllergenWords = {
  ...pick(menuPage, 'allergens'),
  ...pick(menuPage.finder, 'dish'),
};
