import type { ReactNode } from 'react';
import { cx } from '../../ui/class-names.ts';
import styles from './card-text.module.css';
import type { StoreCardProps } from './store-choice-page.tsx';

type CardTextProps = Pick<StoreCardProps, 'branch' | 'isChosen' | 'state'> & {
  className: string | undefined;
  children?: ReactNode;
};

/** The text of a card: name, address, and "Choose" or a tick with "Chosen". */
export function CardText({ branch, isChosen, state, className, children }: CardTextProps) {
  return (
    <span className={cx(styles['words'], className)}>
      <b>{branch.store}</b> <span>{branch.address}</span> {children}
      <span className={cx(styles['state'], isChosen && styles['chosen'])}>{state}</span>
    </span>
  );
}
