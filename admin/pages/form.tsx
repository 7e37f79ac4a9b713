import { randomUUID } from 'node:crypto';
import type { AriaAttributes, ReactNode } from 'react';
import type { FieldProblems, FieldValues } from '../routes/route.ts';

export interface FormField {
  label: string;
  hint?: string;
  isRequired?: boolean;
  type?: 'text' | 'date' | 'time' | 'file';
  accept?: string;
  inputMode?: 'decimal';
  rows?: number;
  /** A list to choose from: values, as they are written in the file, and what they are called. */
  options?: readonly (readonly [value: string, label: string])[];
}

interface FormProps {
  action: string;
  hidden?: FieldValues;
  label: string;
  /** What the button acts on, for screen readers. */
  labelSuffix?: string;
  method?: 'get' | 'post';
  encType?: 'multipart/form-data';
  children?: ReactNode;
}

export const Form = ({ hidden, label, labelSuffix, children, method = 'post', ...rest }: FormProps) => (
  <form method={method} {...rest}>
    <HiddenFields values={method === 'post' ? { ...hidden, form: randomUUID() } : { ...hidden }} />
    {children}
    <button type="submit">
      {label}
      {labelSuffix !== undefined && <span className="sr"> {labelSuffix}</span>}
    </button>
  </form>
);

export const ButtonLink = ({ href, children }: { href: string; children: ReactNode }) => (
  <p>
    <a className="button" href={href}>
      {children}
    </a>
  </p>
);

export const HiddenFields = ({ values }: { values: FieldValues }) =>
  Object.entries(values)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />);

interface FieldProps extends FormField {
  name: string;
  problem?: string | undefined;
  value?: string | undefined;
}

export function Field({ name, label, hint, problem, ...input }: FieldProps) {
  const describedBy = [hint && `${name}-hint`, problem && `${name}-problem`].filter(Boolean).join(' ') || undefined;
  return (
    <p className="field">
      <label htmlFor={name}>{label}</label>
      {hint && (
        <span id={`${name}-hint`} className="hint">
          {hint}
        </span>
      )}
      {problem && (
        <span id={`${name}-problem`} className="problem">
          {problem}
        </span>
      )}
      <Input
        {...input}
        id={name}
        name={name}
        aria-describedby={describedBy}
        aria-invalid={problem ? true : undefined}
      />
    </p>
  );
}

type InputProps = Omit<FieldProps, 'label'> & AriaAttributes & { id: string };

function Input({ value = '', type = 'text', accept, inputMode, isRequired, rows, options, ...shared }: InputProps) {
  if (options)
    return (
      <select {...shared} defaultValue={value}>
        {options.map(([key, text]) => (
          <option key={key} value={key}>
            {text}
          </option>
        ))}
      </select>
    );
  const common = { ...shared, required: isRequired, autoComplete: 'off' };
  if (rows !== undefined) return <textarea {...common} rows={rows} defaultValue={value} />;
  const typeProps = type === 'file' ? { accept } : { defaultValue: value, inputMode };
  return <input {...common} {...typeProps} type={type} />;
}

interface FieldListProps {
  fields: Readonly<Record<string, FormField>>;
  values: FieldValues;
  problems?: FieldProblems | undefined;
}

export const FieldList = ({ fields, values, problems }: FieldListProps) =>
  Object.entries(fields).map(([name, field]) => (
    <Field key={name} {...field} name={name} value={values[name]} problem={problems?.[name]} />
  ));

interface ChoicesProps {
  name: string;
  label: string;
  value?: string | undefined;
  problem?: string | undefined;
  options: NonNullable<FormField['options']>;
}

export const Choices = ({ name, label, value, problem, options }: ChoicesProps) => (
  <fieldset>
    <legend>{label}</legend>
    {problem && (
      <span id={`${name}-problem`} className="problem">
        {problem}
      </span>
    )}
    {options.map(([key, text]) => (
      <label key={key} className="choice">
        <input type="radio" name={name} value={key} required defaultChecked={key === value} /> {text}
      </label>
    ))}
  </fieldset>
);

interface TabsProps {
  label: string;
  tabs: readonly { href: string; text: string; isHere: boolean }[];
}

/** Links to parts of a page, of which one is shown. */
export const Tabs = ({ label, tabs }: TabsProps) => (
  <p className="buttons" role="group" aria-label={label}>
    {tabs.map(({ href, text, isHere }) => (
      <a key={href} className="button" href={href} aria-current={isHere ? 'page' : undefined}>
        {text}
      </a>
    ))}
  </p>
);

/** In characters. A longer text takes seconds to find. */
const MAX_SEARCH = 100;
export const readSearch = ({ find = '' }: FieldValues): string => find.trim().slice(0, MAX_SEARCH);

export const Search = ({ action, label, value }: { action: string; label: string; value: string }) => (
  <form method="get" action={action} role="search" className="search">
    <Field name="find" label={label} value={value} />
    <button type="submit">Find</button>
  </form>
);
