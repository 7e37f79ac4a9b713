import type { ReactNode } from 'react';
import unfinishedKolam from '../../styles/ornaments/kolam-undone.svg?no-inline';
import { cx } from '../../ui/class-names.ts';
import styles from './message-page.module.css';

interface MessagePageProps {
  /** The drawing beside the text; an unfinished kolam by default. */
  art?: ReactNode;
  background?: 'leaf' | 'oxide';
  children: ReactNode;
}

/** A page with a short message and links on the left, and a drawing in a door frame on the right. */
export function MessagePage({ art, background = 'leaf', children }: MessagePageProps) {
  return (
    <div className={styles['page']}>
      <div className={styles['text']}>{children}</div>
      <div className={cx('on-dark', styles['art'], background === 'oxide' && styles['oxide'])}>
        {art ?? <img src={unfinishedKolam} alt="" width={540} height={540} />}
      </div>
    </div>
  );
}
