import type { ReactNode } from 'react';
import type { Period } from '../../model/opening/period.ts';
import { cx } from './class-names.ts';
import { Dated } from './dated.tsx';
import styles from './sold-out.module.css';

interface SoldOutProps {
  period: Period;
  /** Whether the element around it, a dish's name, is struck through meanwhile. */
  strikes?: boolean;
  /** Whether it has a line of its own. */
  hasLine?: boolean;
  /** "Sold out today" */
  children: ReactNode;
}

/** A label inside a dish's name while the dish is sold out. It ends at closing time of that day. */
export const SoldOut = ({ period, strikes = true, hasLine = false, children }: SoldOutProps) => (
  <Dated
    period={period}
    className={cx('tag bright', styles['soldOut'], styles[hasLine ? 'line' : 'inline'], strikes && styles['strikes'])}
  >
    <span className="sr">, </span>
    {children}
  </Dated>
);
