import { useId, type ReactNode } from 'react';
import { cx } from './class-names.ts';
import styles from './field.module.css';

interface FieldProps {
  label: ReactNode;
  className?: string | undefined;
  /** For code that finds the control by its id. */
  id?: string;
  /** Renders the control, which must use the given id and class. */
  children: (control: { id: string; className: string | undefined }) => ReactNode;
}

/** A labelled control: text field, text box or dropdown. */
export function Field({ label, className, id: givenId, children }: FieldProps) {
  const generatedId = useId();
  const id = givenId ?? generatedId;
  return (
    <div className={cx(styles['field'], className)}>
      <label htmlFor={id}>{label}</label>
      {children({ id, className: styles['input'] })}
    </div>
  );
}
