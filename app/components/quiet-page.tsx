import type { ReactNode } from 'react';
import { cx } from '../ui/class-names.ts';
import { Symbol } from '../ui/symbol.tsx';
import styles from './quiet-page.module.css';

interface QuietPageProps {
  /** Stands in the carved frame beside the words; the court of the house where a page brings nothing of its own. */
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
        {art ?? <Symbol name="court" className={styles['court']} />}
      </div>
    </div>
  );
}
