import { menuPage as words } from '#content';
import type { Dish } from '../../../model/types.ts';
import { AllergenFacts } from '../../ui/allergens/allergen-facts.tsx';
import { allergenWords } from '../allergens/content-allergen-words.ts';
import styles from './dish-contents.module.css';

/** What is in a dish of the menu, folded: the allergens that it contains and may contain. Nothing without recipes. */
export function DishContents({ dish: { baseName, allergens } }: { dish: Dish }) {
  if (!allergens) return null;
  return (
    <details className={styles['contents']}>
      <summary>
        {words.finder.dish.open}
        <span className="sr">: {baseName}</span>
      </summary>
      <AllergenFacts known={allergens} hasWays={false} words={allergenWords} />
    </details>
  );
}
