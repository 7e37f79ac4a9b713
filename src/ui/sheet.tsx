import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import styles from './sheet.module.css';

interface SheetProps {
  /** The `popovertarget` of the buttons that open it. */
  id: string;
  title: string;
  className?: string | undefined;
  children: ReactNode;
}

/**
 * A panel over the page: at the lower edge of narrow windows. A popover, so it opens, closes on Escape and returns focus
 * without scripts.
 */
export function Sheet({ id, title, className = '', children }: SheetProps) {
  return (
    <div
      id={id}
      popover="auto"
      role="dialog"
      aria-labelledby={`${id}-title`}
      className={`${styles['sheet']} ${className}`}
    >
      <div className={styles['head']}>
        <h2 id={`${id}-title`}>{title}</h2>
        <Button kind="line" size="small" popoverTarget={id} popoverTargetAction="hide">
          Close
        </Button>
      </div>
      {children}
    </div>
  );
}
