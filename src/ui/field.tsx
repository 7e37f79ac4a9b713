import { type ReactNode, type SyntheticEvent, useId, useState } from 'react';
import styles from './field.module.css';

interface FieldProps {
  label: ReactNode;
  /** Whether the label is only read out, because the control shows what it is. */
  isLabelHidden?: boolean;
  /** A line below the control of a field that is required. */
  hint?: string;
  /** Renders the control, which must use the given properties. */
  children: (control: Control) => ReactNode;
}

interface Control {
  id: string;
  className: string | undefined;
  required?: boolean;
  'aria-describedby'?: string;
  'aria-invalid'?: boolean;
  onInvalid?: (event: SyntheticEvent<HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement>) => void;
  onInput?: () => void;
}

/** A labelled control: text field, text box or dropdown. What the browser asks of a required one takes the place of its hint. */
export function Field({ label, isLabelHidden, hint, children }: FieldProps) {
  const id = useId();
  const [error, setError] = useState('');
  const required: Omit<Control, 'id' | 'className'> = {
    required: true,
    'aria-describedby': `${id}-hint`,
    'aria-invalid': error !== '',
    onInvalid: (event) => {
      // In place of the browser's bubble, which would have focused the first.
      event.preventDefault();
      const { currentTarget: control } = event;
      if (control.form?.querySelector(':is(input, select, textarea):invalid') === control) control.focus();
      setError(control.validationMessage);
    },
    onInput: () => setError(''),
  };
  return (
    <div className={styles['field']}>
      <label htmlFor={id} className={isLabelHidden ? 'sr' : undefined}>
        {hint ? <Required>{label}</Required> : label}
      </label>
      {children({ id, className: styles['input'], ...(hint && required) })}
      {hint && (
        <p id={`${id}-hint`} className={`type-small ${error ? 'bright' : 'muted'}`}>
          {error || hint}
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
