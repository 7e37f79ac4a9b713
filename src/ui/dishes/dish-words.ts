import type { MenuPageWords } from '../../../model/types.ts';
import type { DietMarkKind } from '../diet-mark.tsx';

/** The words of dishes and categories, on the menu (content-dish-words.ts) and in the finder. */
export interface DishWords extends Pick<MenuPageWords, 'allergens' | 'codeKey' | 'soldOut' | 'wordsInNames'> {
  legend: Pick<MenuPageWords['legend'], DietMarkKind | 'heat'>;
  /** By heat: "Mild" is 0. */
  heats: MenuPageWords['finder']['heats'];
  /** The mark of dishes that are served at weekends only. */
  weekend: string;
  /** In place of the dishes of a category without any. */
  empty: string;
  localLanguage: string | undefined;
  currency: string;
}
