import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { compress } from 'hono/compress';
import { isSameOrigin, securityHeaders } from './access/origin.ts';
import { paths } from './paths.ts';
import { MAX_BYTES } from './photos/read-photo.ts';
import { type AccessOptions, addPeopleRoutes, addSignInRoutes, readUser } from './routes/access.tsx';
import {
  type Admin,
  type AdminApp,
  type AdminContext,
  sendPage,
  type User,
  type Variables,
} from './routes/context.tsx';
import { addDishRoutes } from './routes/dishes.tsx';
import { addHistoryRoutes } from './routes/history.tsx';
import { addHoursRoutes } from './routes/hours.tsx';
import { addNewDishRoutes } from './routes/new-dish.tsx';
import { addNoticeRoutes } from './routes/notices.tsx';
import { addQuestionRoutes } from './routes/questions.tsx';
import { addRaiseRoutes } from './routes/raise-prices.tsx';
import { addPictureRoutes } from './routes/pictures.tsx';
import { addTextRoutes } from './routes/texts.tsx';

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
/** What only an owner may do. */
const ownerPaths: ReadonlySet<string> = new Set([
  paths.onMenu,
  paths.newDish,
  paths.pictures,
  paths.picture,
  paths.pictureFile,
  paths.texts,
  paths.text,
  paths.questions,
  paths.settled,
  paths.people,
  paths.invitation,
  paths.personOut,
]);

/** The pages on which the staff change the site, as one app of web-standard handlers. */
export function createAdmin({ admin, access, openTo, styles, script, onFailure }: AppOptions): AdminApp {
  const { words } = admin;
  const app: AdminApp = new Hono<{ Variables: Variables }>();
  const refuse = (c: AdminContext, text: string, status: 403 | 404 | 422 | 500) =>
    sendPage(c, admin, words.title, <p role="alert">{text}</p>, { status });

  app.use(compress());
  app.use(async (c, next) => {
    await next();
    for (const [name, value] of Object.entries(securityHeaders(c.req.path))) c.header(name, value);
  });
  const formLimit = bodyLimit({ maxSize: MAX_FORM, onError: (c) => refuse(c, words.access.broken, 422) });
  const photoLimit = bodyLimit({ maxSize: MAX_PHOTO_FORM, onError: (c) => refuse(c, words.pictures.tooLarge, 422) });
  app.use((c, next) => {
    const isRead = c.req.method === 'GET' || c.req.method === 'HEAD';
    return isRead || isSameOrigin(c.req.raw) ? next() : Promise.resolve(refuse(c, words.access.notSame, 403));
  });
  // A limit may hold the whole body in memory: that of a photo only for somebody who may change pictures.
  app.use((c, next) => (c.req.path === paths.picture ? next() : formLimit(c, next)));

  app.get(paths.styles, (c) => c.body(styles, 200, { 'content-type': 'text/css; charset=utf-8' }));
  app.get(paths.script, (c) => c.body(script, 200, { 'content-type': 'text/javascript; charset=utf-8' }));
  addSignInRoutes(app, admin, access);

  app.use(async (c, next) => {
    const user = openTo(c.req.raw) ?? (await readUser(c, access.store, admin.now()));
    if (!user) return c.redirect(paths.signIn, 303);
    c.set('user', user);
    if (user.role !== 'owner' && ownerPaths.has(c.req.path)) return refuse(c, words.access.ownerOnly, 403);
    return next();
  });
  app.use(paths.picture, photoLimit);
  addDishRoutes(app, admin);
  addNewDishRoutes(app, admin);
  addRaiseRoutes(app, admin);
  addNoticeRoutes(app, admin);
  addPictureRoutes(app, admin);
  addTextRoutes(app, admin);
  addQuestionRoutes(app, admin);
  addHoursRoutes(app, admin);
  addHistoryRoutes(app, admin);
  addPeopleRoutes(app, admin, access);

  app.notFound((c) => refuse(c, words.access.notFound, 404));
  app.onError((error, c) => {
    onFailure?.(error);
    return refuse(c, words.access.broken, 500);
  });
  return app;
}
