import { Hono, type MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { compress } from 'hono/compress';
import { getMimeType } from 'hono/utils/mime';
import { isSameOrigin, securityHeaders } from './access/headers.ts';
import { networkOf } from './access/security-log.ts';
import { dishRoutes } from './pages/dishes.tsx';
import { ButtonLink } from './pages/form.tsx';
import { historyRoutes } from './pages/history.tsx';
import { launchRoutes } from './pages/launch.tsx';
import { ADMIN_TITLE } from './pages/layout.tsx';
import { peopleRoutes } from './pages/people.tsx';
import { plannedRoutes } from './pages/planned.tsx';
import { editorRoutes, taskRoutes } from './editor/routes.tsx';
import { dishesAddress, paths } from './paths.ts';
import { MAX_SENT } from './photos/read-photo.ts';
import { type AccessOptions, addSignInRoutes, addSignOut, readUser } from './routes/access.tsx';
import type { Admin, Page, Route, Status } from './routes/route.ts';
import {
  addRoutes,
  type AdminApp,
  type AdminContext,
  logOf,
  readFields,
  sendPage,
  type Variables,
} from './routes/serve.tsx';

export interface AppOptions {
  admin: Admin;
  access: AccessOptions;
  /** Styles, compiled scripts and the font, by path. */
  assets: Readonly<Record<string, Buffer | string>>;
  onFailure?: (error: Error) => void;
}

/** All pages and forms behind the sign-in, except people and signing out, which need `access`. */
export const routes: readonly Route[] = [
  ...dishRoutes,
  ...taskRoutes,
  ...plannedRoutes,
  ...historyRoutes,
  ...[...editorRoutes, ...launchRoutes].map((route) => Object.assign(route, { isForOwner: true })),
];

export function createAdmin(options: AppOptions): AdminApp {
  const { admin, access, assets, onFailure } = options;
  const app: AdminApp = new Hono<{ Variables: Variables }>();
  app.use(compress());
  app.use(async (c, next) => {
    c.set('network', networkOf(access.clientOf(c)));
    await next();
    for (const [name, value] of Object.entries(securityHeaders(access.origin))) c.header(name, value);
  });
  app.use((c, next) => {
    if (c.req.method === 'GET' || c.req.method === 'HEAD' || isSameOrigin(c.req.raw.headers, access.origin))
      return next();
    logOf(c, admin)({ event: 'refused', why: 'origin' });
    return Promise.resolve(refuse(c, CROSS_ORIGIN, 403));
  });
  // Larger forms are read only after their sender has been authenticated.
  app.use((c, next) => (c.req.path.startsWith(`${paths.edit}/`) ? next() : limitForm(c, next)));

  for (const [path, asset] of Object.entries(assets))
    app.get(path, (c) => c.body(new Uint8Array(Buffer.from(asset)), 200, { 'content-type': getMimeType(path) ?? '' }));
  app.get(paths.offline, (c) => sendPage(c, OFFLINE));
  addSignInRoutes(app, admin, access);
  addPages(app, options);

  app.notFound((c) => refuse(c, 'There is nothing at this address.', 404));
  app.onError((error, c) => {
    onFailure?.(error);
    return refuse(c, BROKEN, 500);
  });
  return app;
}

function addPages(app: AdminApp, { admin, access }: AppOptions): void {
  const all = [...routes, ...peopleRoutes(access)];
  app.use(async (c, next) => {
    const user = await readUser(c, access, admin.now());
    if (!user) return c.redirect(`${paths.signIn}?${new URLSearchParams({ to: await pageOf(c) }).toString()}`, 303);
    c.set('user', user);
    return next();
  });
  // Before the body of the form is read, and by the router that also finds the page.
  for (const { path } of all.filter(({ isForOwner }) => isForOwner))
    app.use(path, (c, next) => {
      if (c.get('user').role === 'owner') return next();
      logOf(c, admin)({ event: 'refused', why: 'role' });
      return Promise.resolve(refuse(c, 'Only the owner can do this.', 403));
    });
  app.post(`${paths.edit}/*`, limitEditor);
  addSignOut(app, admin, access);
  addRoutes(app, admin, all);
}

/** Where somebody goes on after signing in again: the page, or the dishes with those that were ticked. */
async function pageOf(c: AdminContext): Promise<string> {
  const { pathname, search } = new URL(c.req.url);
  if (c.req.method !== 'POST') return pathname + search;
  // The forms of the editor keep what was typed on the phone.
  return pathname === paths.setSoldOut ? dishesAddress(await readFields(c)) : paths.dishes;
}

const OFFLINE: Page = {
  title: 'No network',
  body: (
    <>
      <p role="alert">The staff site does not answer. Check the network; “Try again” then does what you pressed.</p>
      <ButtonLink href="">Try again</ButtonLink>
    </>
  ),
};

const BROKEN = 'Something went wrong, and nothing was changed. Try again.';
const CROSS_ORIGIN = 'This form was not sent from this page. Go back, reload the page and try again.';

const refuse = (c: AdminContext, text: string, status: Status): Response | Promise<Response> =>
  sendPage(c, { title: ADMIN_TITLE, body: <p role="alert">{text}</p>, status });

/** Refuses larger forms. An interrupted request is refused too: thrown, it would count as a failure of the program. */
function createLimit(maxSize: number): MiddlewareHandler<{ Variables: Variables }> {
  const limit = bodyLimit({ maxSize, onError: (c: AdminContext) => refuse(c, BROKEN, 422) });
  return (c, next) => limit(c, next).catch(() => refuse(c, BROKEN, 422));
}
const limitForm = createLimit(64 * 1024);
/** Forms of the editor have all dishes of a menu, before and after; and photos. */
const limitEditor = createLimit(MAX_SENT);
