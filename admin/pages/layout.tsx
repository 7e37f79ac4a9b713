import { renderToStaticMarkup } from 'react-dom/server';
import type { Role } from '../access/store.ts';
import { paths } from '../paths.ts';
import type { Page } from '../routes/route.ts';
import { Form } from './form.tsx';

export const ADMIN_TITLE = 'Kitchen';

const tabs = [
  [paths.dishes, 'Dishes'],
  [paths.notices, 'Notices'],
  [paths.hours, 'Hours'],
  [paths.history, 'History'],
  [paths.people, 'People'],
  [paths.edit, 'Edit', 'owner'],
] as const;

type LayoutProps = Pick<Page, 'title' | 'refresh' | 'body'> & { role: Role | undefined };

export const renderPage = (props: LayoutProps): string =>
  `<!doctype html>${renderToStaticMarkup(<Layout {...props} />)}`;

const Layout = ({ title, role, refresh, body }: LayoutProps) => (
  <html lang="en-GB">
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width" />
      <meta name="robots" content="noindex" />
      {refresh !== undefined && <meta httpEquiv="refresh" content={refresh} />}
      <title>{title === ADMIN_TITLE ? title : `${title} | ${ADMIN_TITLE}`}</title>
      <link rel="stylesheet" href={paths.styles} />
    </head>
    <body>
      <a className="skip" href="#main">
        Skip to content
      </a>
      {role !== undefined && (
        <nav aria-label={ADMIN_TITLE}>
          {tabs
            .filter(([, , only = role]) => only === role)
            .map(([path, name]) => (
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
          <Form action={paths.signOut} label="Sign out" />
        </footer>
      )}
    </body>
  </html>
);
