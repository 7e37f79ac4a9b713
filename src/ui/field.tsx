import { useId, type ReactNode } from 'react';
import styles from './field.module.css';

interface FieldProps {
  label: ReactNode;
  /** Whether the label is only read out, because the control shows what it is. */
  isLabelHidden?: boolean;
  /** A line below the control of a field that is required. */
  hint?: string;
  /** In the place of the hint: what is wrong with the value. */
  error?: string | undefined;
  /** Renders the control, which must use the given properties. */
  children: (control: { id: string; className: string | undefined; 'aria-describedby'?: string }) => ReactNode;
}

/** A labelled control: text field, text box or dropdown. */
export function Field({ label, isLabelHidden, hint, error, children }: FieldProps) {
  const id = useId();
  const described = hint && { required: true, 'aria-describedby': `${id}-hint`, 'aria-invalid': error !== undefined };
  return (
    <div className={styles['field']}>
      <label htmlFor={id} className={isLabelHidden ? 'sr' : undefined}>
        {label} {hint && <span className={styles['required']}>(required)</span>}
      </label>
      {children({ id, className: styles['input'], ...described })}
      {hint && (
        <p id={`${id}-hint`} className={styles[error ? 'error' : 'hint']}>
          {error ?? hint}
        </p>
      )}
    </div>
  );
}
