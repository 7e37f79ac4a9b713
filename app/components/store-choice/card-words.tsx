import type { ReactNode } from 'react';
import { cx } from '../../ui/class-names.ts';
import styles from './card-words.module.css';
import type { StoreCardProps } from './store-choice-page.tsx';

type CardWordsProps = Pick<StoreCardProps, 'branch' | 'isChosen' | 'state'> & {
  className: string | undefined;
  children?: ReactNode;
};

/** What a card says of its store: the name, the address, and "Choose"; or a tick and "Chosen". */
export function CardWords({ branch, isChosen, state, className, children }: CardWordsProps) {
  return (
    <span className={cx(styles['words'], className)}>
      <b>{branch.store}</b> <span>{branch.address}</span> {children}
      <span className={cx(styles['state'], isChosen && styles['chosen'])}>{state}</span>
    </span>
  );
}
