import type { ReactNode } from 'react';
import undone from '../styles/ornaments/kolam-undone.svg?no-inline';
import { cx } from '../ui/class-names.ts';
import styles from './quiet-page.module.css';

interface QuietPageProps {
  /** Stands in the carved frame beside the words; where a page brings nothing of its own, a kolam that nobody finished. */
  art?: ReactNode;
  ground?: 'leaf' | 'oxide';
  children: ReactNode;
}

/** A page of few words: on the left what happened and where to go, on the right a drawing in a door frame. */
export function QuietPage({ art, ground = 'leaf', children }: QuietPageProps) {
  return (
    <div className={styles['page']}>
      <div className={styles['text']}>{children}</div>
      <div className={cx(styles['art'], ground === 'oxide' && styles['oxide'])}>
        {art ?? <img src={undone} alt="" width={540} height={540} />}
      </div>
    </div>
  );
}
