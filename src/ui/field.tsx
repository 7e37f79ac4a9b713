import { useId, type ReactNode } from 'react';
import styles from './field.module.css';

interface FieldProps {
  label: ReactNode;
  /** Whether the label is only read out, because the control shows what it is. */
  isLabelHidden?: boolean;
  /** A line below the control of a field that is required. */
  hint?: string;
  /** Renders the control, which must use the given properties. */
  children: (control: { id: string; className: string | undefined; 'aria-describedby'?: string }) => ReactNode;
}

/** A labelled control: text field, text box or dropdown. */
export function Field({ label, isLabelHidden, hint, children }: FieldProps) {
  const id = useId();
  const described = hint && { required: true, 'aria-describedby': `${id}-hint` };
  return (
    <div className={styles['field']}>
      <label htmlFor={id} className={isLabelHidden ? 'sr' : undefined}>
        {hint ? <Required>{label}</Required> : label}
      </label>
      {children({ id, className: styles['input'], ...described })}
      {hint && (
        <p id={`${id}-hint`} className="type-small muted">
          {hint}
        </p>
      )}
    </div>
  );
}

/** The label of a required field. */
export const Required = ({ children }: { children: ReactNode }) => (
  <>
    <span>{children}</span>
    <span className="type-small bright"> (required)</span>
  </>
);
