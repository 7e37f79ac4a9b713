import type { ReactNode } from 'react';
import { cx } from '../class-names.ts';
import type { AllergenWords } from './allergen-words.ts';
import styles from './allergy-advice.module.css';
import { describeCheckedDishes, type KnownDish } from './known-allergens.ts';

interface AllergyAdviceProps {
  /** The dishes in the list; null until they have loaded. */
  dishes: readonly KnownDish[] | null;
  words: Omit<AllergenWords, 'allergens' | 'dish'>;
  className?: string | undefined;
  children?: ReactNode;
}

/** Required beside every list of allergens: tell our staff, and which dishes the kitchen has checked. */
export function AllergyAdvice({ dishes, words, className, children }: AllergyAdviceProps) {
  return (
    <div className={cx(styles['advice'], className)} role="note">
      <p>
        <strong>{words.tellStaff}</strong>
      </p>
      {dishes && <p>{describeCheckedDishes(dishes, words)}</p>}
      {children}
    </div>
  );
}
