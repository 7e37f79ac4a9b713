import type { ReactNode } from 'react';
import * as words from 'virtual:content/menu-page';
import type { Dish } from '../../../model/types.ts';
import { cx } from '../../ui/class-names.ts';
import styles from './care.module.css';
import { whatIsChecked } from './in-words.tsx';

interface CareProps {
  /** Those that it is about; null until they are there. */
  dishes: readonly Dish[] | null;
  className?: string | undefined;
  children?: ReactNode;
}

/** What must stand beside every list of allergens: tell our staff, and what the kitchen has signed. */
export function Care({ dishes, className, children }: CareProps) {
  return (
    <div className={cx(styles['care'], className)} role="note">
      <p>
        <strong>{words.finder.tellStaff}</strong>
      </p>
      {dishes && <p>{whatIsChecked(dishes)}</p>}
      {children}
    </div>
  );
}
