import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { compress } from 'hono/compress';
import { isSameOrigin, securityHeaders } from './access/origin.ts';
import { dishRoutes } from './pages/dishes.tsx';
import { historyRoutes } from './pages/history.tsx';
import { hourRoutes } from './pages/hours.tsx';
import { launchRoutes } from './pages/launch.tsx';
import { SITE } from './pages/layout.tsx';
import { newDishRoutes } from './pages/new-dish.tsx';
import { noticeRoutes } from './pages/notices.tsx';
import { pictureRoutes } from './pages/pictures.tsx';
import { priceRoutes } from './pages/price.tsx';
import { raiseRoutes } from './pages/raise-prices.tsx';
import { textRoutes } from './pages/texts.tsx';
import { paths } from './paths.ts';
import { MAX_BYTES, photoProblems } from './photos/read-photo.ts';
import { type AccessOptions, addSignInRoutes, addSignOut, peopleRoutes, readUser } from './routes/access.tsx';
import type { Admin, Route, Status, User } from './routes/route.ts';
import { addRoutes, type AdminApp, type AdminContext, sendPage, type Variables } from './routes/serve.tsx';

/** What the pages work with. */
export interface AppOptions {
  admin: Admin;
  access: AccessOptions;
  /** The user whom everybody on this machine is taken for; undefined for a request that has to sign in. */
  openTo: (request: Request) => User | undefined;
  /** The style sheet, and the script for passkeys. */
  styles: string;
  script: string;
  onFailure?: (error: Error) => void;
}

/** The largest form, in bytes, and the largest with a photo. */
const MAX_FORM = 64 * 1024;
const MAX_PHOTO_FORM = MAX_BYTES + MAX_FORM;
/** All pages and forms for people who have signed in, but those about people. */
export const routes: readonly Route[] = [
  ...dishRoutes,
  ...priceRoutes,
  ...raiseRoutes,
  ...newDishRoutes,
  ...noticeRoutes,
  ...hourRoutes,
  ...pictureRoutes,
  ...textRoutes,
  ...launchRoutes,
  ...historyRoutes,
];

/** The pages on which the staff change the site, as one app of web-standard handlers. */
export function createAdmin({ admin, access, openTo, styles, script, onFailure }: AppOptions): AdminApp {
  const app: AdminApp = new Hono<{ Variables: Variables }>();
  const all = [...routes, ...peopleRoutes(access)];
  const ownerPaths = new Set(all.flatMap(({ path, isForOwner }) => (isForOwner ? [path] : [])));
  const refuse = (c: AdminContext, text: string, status: Status) =>
    sendPage(c, { title: SITE, body: <p role="alert">{text}</p>, status });

  app.use(compress());
  app.use(async (c, next) => {
    await next();
    for (const [name, value] of Object.entries(securityHeaders(c.req.path))) c.header(name, value);
  });
  app.use((c, next) => {
    const isRead = c.req.method === 'GET' || c.req.method === 'HEAD';
    return isRead || isSameOrigin(c.req.raw) ? next() : Promise.resolve(refuse(c, NOT_SAME, 403));
  });
  const formLimit = bodyLimit({ maxSize: MAX_FORM, onError: (c) => refuse(c, BROKEN, 422) });
  const photoLimit = bodyLimit({ maxSize: MAX_PHOTO_FORM, onError: (c) => refuse(c, photoProblems.tooLarge, 422) });
  // A limit may hold the whole body in memory: that of a photo only for somebody who may change pictures.
  app.use((c, next) => (c.req.path === paths.picture ? next() : formLimit(c, next)));

  app.get(paths.styles, (c) => c.body(styles, 200, { 'content-type': 'text/css; charset=utf-8' }));
  app.get(paths.script, (c) => c.body(script, 200, { 'content-type': 'text/javascript; charset=utf-8' }));
  addSignInRoutes(app, admin, access);

  app.use(async (c, next) => {
    const user = openTo(c.req.raw) ?? (await readUser(c, access.store, admin.now()));
    if (!user) return c.redirect(paths.signIn, 303);
    c.set('user', user);
    if (user.role !== 'owner' && ownerPaths.has(c.req.path)) return refuse(c, 'Only the owner can do this.', 403);
    return next();
  });
  app.use(paths.picture, photoLimit);
  addSignOut(app, admin, access);
  addRoutes(app, admin, all);

  app.notFound((c) => refuse(c, 'There is nothing at this address.', 404));
  app.onError((error, c) => {
    onFailure?.(error);
    return refuse(c, BROKEN, 500);
  });
  return app;
}

const NOT_SAME = 'This form was not sent from this page. Go back, reload the page and try again.';
const BROKEN = 'Something went wrong, and nothing was changed. Try again.';
