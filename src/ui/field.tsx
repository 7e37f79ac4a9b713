import { useId, type ReactNode } from 'react';
import styles from './field.module.css';

interface FieldProps {
  label: ReactNode;
  /** Whether the label is only read out, because the control shows what it is. */
  isLabelHidden?: boolean;
  /** Renders the control, which must use the given id and class. */
  children: (control: { id: string; className: string | undefined }) => ReactNode;
}

/** A labelled control: text field, text box or dropdown. */
export function Field({ label, isLabelHidden, children }: FieldProps) {
  const id = useId();
  return (
    <div className={styles['field']}>
      <label htmlFor={id} className={isLabelHidden ? 'sr' : undefined}>
        {label}
      </label>
      {children({ id, className: styles['input'] })}
    </div>
  );
}
