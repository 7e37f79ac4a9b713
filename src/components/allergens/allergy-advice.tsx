import { menuPage as words } from '#content';
import type { ReactNode } from 'react';
import type { Dish } from '../../../model/types.ts';
import { cx } from '../../ui/class-names.ts';
import styles from './allergy-advice.module.css';
import { describeCheckedDishes } from './known-allergens.ts';

interface AllergyAdviceProps {
  /** The dishes in the list; null until they have loaded. */
  dishes: readonly Dish[] | null;
  className?: string | undefined;
  children?: ReactNode;
}

/** Required beside every list of allergens: tell our staff, and which dishes the kitchen has checked. */
export function AllergyAdvice({ dishes, className, children }: AllergyAdviceProps) {
  return (
    <div className={cx(styles['advice'], className)} role="note">
      <p>
        <strong>{words.finder.tellStaff}</strong>
      </p>
      {dishes && <p>{describeCheckedDishes(dishes)}</p>}
      {children}
    </div>
  );
}
