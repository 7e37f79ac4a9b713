import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Role } from '../access/store.ts';
import { paths } from '../paths.ts';

/** What the staff site is called. */
export const SITE = 'Kitchen';

const tabs = [
  [paths.dishes, 'Dishes'],
  [paths.notices, 'Notices'],
  [paths.hours, 'Hours'],
  [paths.history, 'History'],
] as const;
const ownerTabs = [
  [paths.pictures, 'Pictures'],
  [paths.texts, 'Texts'],
  [paths.people, 'People'],
] as const;

interface LayoutProps {
  title: string;
  /** Undefined before signing in. */
  role: Role | undefined;
  /** The page loads itself again after so many seconds. */
  refresh?: number;
  body: ReactNode;
}

/** Renders a page as an HTML document. */
export function renderPage(props: LayoutProps): string {
  return `<!doctype html>${renderToStaticMarkup(<Layout {...props} />)}`;
}

function Layout({ title, role, refresh, body }: LayoutProps) {
  return (
    <html lang="en-GB">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <meta name="robots" content="noindex" />
        {refresh !== undefined && <meta httpEquiv="refresh" content={String(refresh)} />}
        <title>{title === SITE ? title : `${title} | ${SITE}`}</title>
        <link rel="stylesheet" href={paths.styles} />
      </head>
      <body>
        <a className="skip" href="#main">
          Skip to content
        </a>
        {role !== undefined && (
          <nav aria-label={SITE}>
            {[...tabs, ...(role === 'owner' ? ownerTabs : [])].map(([path, name]) => (
              <a key={path} href={path}>
                {name}
              </a>
            ))}
          </nav>
        )}
        <main id="main">
          <h1>{title}</h1>
          {body}
        </main>
        {role !== undefined && (
          <footer>
            <FormButton action={paths.signOut} values={NONE} label="Sign out" />
          </footer>
        )}
      </body>
    </html>
  );
}

interface FormButtonProps {
  action: string;
  /** Hidden fields. */
  values: Readonly<Record<string, string>>;
  label: string;
  /** What the button acts on, for screen readers. */
  about?: string;
  /** 'get' for a button that leads to a form. */
  method?: 'get' | 'post';
}

/** A button that sends a form. */
export function FormButton({ action, values, label, about, method = 'post' }: FormButtonProps) {
  return (
    <form method={method} action={action}>
      <Hidden values={values} />
      <button type="submit">
        {label}
        {about !== undefined && <span className="sr"> {about}</span>}
      </button>
    </form>
  );
}

const NONE = {};

/** A link that looks like a button. */
export const ButtonLink = ({ href, children }: { href: string; children: ReactNode }) => (
  <p>
    <a className="button" href={href}>
      {children}
    </a>
  </p>
);

/** Hidden fields of a form. */
export const Hidden = ({ values }: { values: Readonly<Record<string, string>> }) =>
  Object.entries(values).map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />);

interface FieldProps {
  name: string;
  label: string;
  hint?: string;
  /** What is wrong with the value. */
  problem?: string | undefined;
  value?: string | undefined;
  type?: 'text' | 'date' | 'time' | 'file';
  /** The media types of a file. */
  accept?: string;
  inputMode?: 'decimal';
  isRequired?: boolean;
  /** A field of so many lines. */
  rows?: number;
}

/** A labelled field with its hint and its problem. */
export function Field(props: FieldProps) {
  const { name, label, hint, problem, value = '', type = 'text', accept, inputMode, isRequired, rows } = props;
  const describedBy = [hint && `${name}-hint`, problem && `${name}-problem`].filter(Boolean).join(' ') || undefined;
  const shared = {
    id: name,
    name,
    defaultValue: type === 'file' ? undefined : value,
    required: isRequired,
    autoComplete: 'off',
    'aria-describedby': describedBy,
    'aria-invalid': problem ? true : undefined,
  };
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
      {rows === undefined ? (
        <input {...shared} type={type} accept={accept} inputMode={inputMode} />
      ) : (
        <textarea {...shared} rows={rows} />
      )}
    </p>
  );
}

interface SelectProps {
  name: string;
  label: string;
  value?: string | undefined;
  options: readonly (readonly [value: string, label: string])[];
}

/** A labelled list to choose from. */
export const Select = ({ name, label, value, options }: SelectProps) => (
  <p className="field">
    <label htmlFor={name}>{label}</label>
    <select id={name} name={name} defaultValue={value}>
      {options.map(([key, text]) => (
        <option key={key} value={key}>
          {text}
        </option>
      ))}
    </select>
  </p>
);

/** One of several radio buttons. */
export const Choices = ({ name, label, value, options }: SelectProps) => (
  <fieldset>
    <legend>{label}</legend>
    {options.map(([key, text]) => (
      <label key={key} className="choice">
        <input type="radio" name={name} value={key} required defaultChecked={key === value} /> {text}
      </label>
    ))}
  </fieldset>
);

/** The form that searches a list. */
export const Search = ({ action, label, value }: { action: string; label: string; value: string }) => (
  <form method="get" action={action} role="search" className="search">
    <Field name="find" label={label} value={value} />
    <button type="submit">Find</button>
  </form>
);
