import { useEffect, useId, useRef } from 'react';
import { Button } from './button.tsx';
import styles from './dialog.module.css';
import { useModal } from './use-modal.ts';

interface ConfirmDialogProps {
  title: string;
  question: string;
  /** Labels of the two buttons. */
  cancel: string;
  ok: string;
  onCancel: () => void;
  onConfirm: () => void;
}

/**
 * A modal confirmation dialog, open as long as it is rendered. Escape and Back cancel it. The browser
 * restores focus before either callback runs. Both run with the press: the `close` event comes later, when the guest may
 * already have asked for the dialog again.
 */
export function ConfirmDialog({ title, question, cancel, ok, onCancel, onConfirm }: ConfirmDialogProps) {
  const { dialog, uncover } = useModal();
  const okButton = useRef<HTMLButtonElement>(null);
  const id = useId();

  useEffect(() => okButton.current?.focus(), []);

  const close = (callback: () => void) => {
    dialog.current?.close();
    uncover();
    callback();
  };
  return (
    <dialog
      ref={dialog}
      className={styles['dialog']}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-question`}
      onCancel={(event) => {
        event.preventDefault();
        close(onCancel);
      }}
      // The browser may close it without asking.
      onClose={onCancel}
    >
      <h2 id={`${id}-title`}>{title}</h2>
      <p className="lead" id={`${id}-question`}>
        {question}
      </p>
      <div className={`cluster ${styles['buttons']}`}>
        <Button kind="line" onClick={() => close(onCancel)}>
          {cancel}
        </Button>
        <Button ref={okButton} onClick={() => close(onConfirm)}>
          {ok}
        </Button>
      </div>
    </dialog>
  );
}
