import { menuPage, site, ui } from '#content';
import { pick } from '../../../model/pick.ts';
import type { DishWords } from '../../ui/dishes/dish-words.ts';

const { legend, finder } = menuPage;

/** The words of dishes for the build, and for the props of islands that show dishes. */
export const dishWords: DishWords = {
  ...pick(menuPage, 'allergens', 'codeKey', 'soldOut', 'wordsInNames'),
  legend: pick(legend, 'veg', 'egg', 'nonVeg', 'heat'),
  heats: finder.heats,
  weekend: ui.menu.weekend,
  empty: ui.menu.empty,
  localLanguage: site.localLanguage,
  currency: site.currency,
};
