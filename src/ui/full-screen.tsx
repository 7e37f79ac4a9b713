import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { Button } from './button.tsx';
import { cx } from './class-names.ts';
import styles from './full-screen.module.css';
import { useModal } from './use-modal.ts';

interface FullScreenProps {
  label: string;
  close: string;
  className?: string | undefined;
  onClose: () => void;
  children: ReactNode;
}

/**
 * A modal view over the whole window, open as long as it is rendered. Escape and Back close it, and focus
 * returns to the button that opened it. While it is open, it alone is printed: from a copy in the flow of the
 * document, because browsers do not break a modal dialog over pages.
 */
export function FullScreen({ label, close, className, onClose, children }: FullScreenProps) {
  const { dialog } = useModal();
  // Outside the page, which is not printed with it.
  return createPortal(
    <>
      <dialog ref={dialog} className={cx('no-print', styles['view'], className)} aria-label={label} onClose={onClose}>
        <Button kind="line" size="small" className={styles['close']} onClick={() => dialog.current?.close()}>
          {close}
        </Button>
        {children}
      </dialog>
      <div className={cx('on-paper', styles['paper'], className)}>{children}</div>
    </>,
    document.body,
  );
}
