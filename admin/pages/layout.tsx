import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { StaffPageWords } from '../../model/schema/staff-pages.ts';
import type { Role } from '../access/store.ts';
import { paths } from '../paths.ts';

interface LayoutProps {
  words: StaffPageWords;
  title: string;
  /** Undefined before signing in. */
  role: Role | undefined;
  /** The page loads itself again after so many seconds. */
  refresh?: number;
  children: ReactNode;
}

/** Renders a page as an HTML document. */
export function renderPage(props: LayoutProps): string {
  return `<!doctype html>${renderToStaticMarkup(<Layout {...props} />)}`;
}

function Layout({ words, title, role, refresh, children }: LayoutProps) {
  const tabs = [
    [paths.dishes, words.tabs.dishes],
    [paths.notices, words.tabs.notices],
    [paths.hours, words.tabs.hours],
    [paths.history, words.tabs.history],
    ...(role === 'owner'
      ? ([
          [paths.pictures, words.tabs.pictures],
          [paths.texts, words.tabs.texts],
          [paths.people, words.tabs.people],
        ] as const)
      : []),
  ] as const;
  return (
    <html lang="en-GB">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <meta name="robots" content="noindex" />
        {refresh !== undefined && <meta httpEquiv="refresh" content={String(refresh)} />}
        <title>{title === words.title ? title : `${title} | ${words.title}`}</title>
        <link rel="stylesheet" href={paths.styles} />
      </head>
      <body>
        <a className="skip" href="#main">
          {words.skip}
        </a>
        {role !== undefined && (
          <nav aria-label={words.title}>
            {tabs.map(([path, name]) => (
              <a key={path} href={path}>
                {name}
              </a>
            ))}
          </nav>
        )}
        <main id="main">
          <h1>{title}</h1>
          {children}
        </main>
        {role !== undefined && (
          <footer>
            <FormButton action={paths.signOut} values={NONE} label={words.tabs.signOut} />
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
}

/** A button that sends a form. */
export function FormButton({ action, values, label, about }: FormButtonProps) {
  return (
    <form method="post" action={action}>
      <Hidden values={values} />
      <button type="submit">
        {label}
        {about !== undefined && <span className="sr"> {about}</span>}
      </button>
    </form>
  );
}

const NONE = {};

/** Hidden fields of a form. */
export const Hidden = ({ values }: { values: Readonly<Record<string, string>> }) =>
  Object.entries(values).map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />);

interface FieldProps {
  name: string;
  label: string;
  hint?: string;
  /** What is wrong with the value. */
  problem?: string | undefined;
  value?: string;
  type?: 'text' | 'date' | 'time';
  inputMode?: 'decimal';
  isRequired?: boolean;
  /** A field of so many lines. */
  rows?: number;
}

/** A labelled field with its hint and its problem. */
export function Field({ name, label, hint, problem, value, type = 'text', inputMode, isRequired, rows }: FieldProps) {
  const describedBy = [hint && `${name}-hint`, problem && `${name}-problem`].filter(Boolean).join(' ') || undefined;
  const shared = {
    id: name,
    name,
    defaultValue: value,
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
        <input {...shared} type={type} inputMode={inputMode} />
      ) : (
        <textarea {...shared} rows={rows} />
      )}
    </p>
  );
}
