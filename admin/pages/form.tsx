import { randomUUID } from 'node:crypto';
import type { ReactNode } from 'react';
import type { FieldValues } from '../routes/route.ts';

interface FormProps {
  action: string;
  hidden?: FieldValues | undefined;
  label: string;
  labelSuffix?: string;
  /** What opens the form, if it is not to act at one press. */
  asks?: string | undefined;
  children?: ReactNode;
}

export function Form({ hidden, label, labelSuffix, asks, children, action }: FormProps) {
  const suffix = labelSuffix !== undefined && <span className="sr"> {labelSuffix}</span>;
  const form = (
    <form method="post" action={action} className={children ? 'fields' : undefined}>
      <HiddenFields values={{ ...hidden, form: randomUUID() }} />
      {children}
      <button type="submit">
        {label}
        {suffix}
      </button>
    </form>
  );
  if (asks === undefined) return form;
  return (
    <details>
      <summary>
        {asks}
        {suffix}
      </summary>
      {form}
    </details>
  );
}

export interface Row {
  key: string;
  title: string;
  texts?: readonly string[];
  actions: readonly {
    label: string;
    href?: string | undefined;
    action?: string;
    hidden?: FieldValues;
    asks?: string;
  }[];
}

/** A list of things with what can be done to each. `heading` is the level of their titles. */
export const Rows = ({ rows, heading: Heading = 'h2' }: { rows: readonly Row[]; heading?: 'h2' | 'h3' }) => (
  <ul>
    {rows.map(({ key, title, texts = [], actions }) => (
      <li key={key}>
        <Heading>{title}</Heading>
        {texts.map((text) => (
          <p key={text}>{text}</p>
        ))}
        <div className="buttons">
          {actions.map(({ label, href, action = '', hidden, asks }) =>
            href === undefined ? (
              <Form key={label} action={action} hidden={hidden} label={label} labelSuffix={title} asks={asks} />
            ) : (
              <a key={label} className="button" href={href}>
                {label}
                <span className="sr"> {title}</span>
              </a>
            ),
          )}
        </div>
      </li>
    ))}
  </ul>
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

/** In characters. A longer text takes seconds to find. */
const MAX_SEARCH = 100;
export const readSearch = ({ find = '' }: FieldValues): string => find.trim().slice(0, MAX_SEARCH);

export const Search = ({ action, label, value }: { action: string; label: string; value: string }) => (
  <form method="get" action={action} role="search" className="search">
    <label className="field">
      {label}
      <input name="find" type="search" autoComplete="off" defaultValue={value} />
    </label>
    <button type="submit">Find</button>
  </form>
);
