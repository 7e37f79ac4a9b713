import type { Context, MiddlewareHandler } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import { createPasskeys, type SignedIn } from '../access/passkeys.ts';
import { createRateLimiter } from '../access/rate-limit.ts';
import { endSessions, hashToken, invitationOf, SESSION_MS, sessionOf } from '../access/sessions.ts';
import type { Store } from '../access/store.ts';
import { enrolPage, invalidInvitationPage, signInPage } from '../pages/access.tsx';
import { paths } from '../paths.ts';
import type { Admin, User } from './route.ts';
import { type AdminApp, type AdminContext, sendPage, type Variables } from './serve.tsx';

export interface AccessOptions {
  store: Store;
  origin: string;
  /** The hash of a token that takes the place of a passkey until this program ends (ADMIN_OPEN). */
  openHash?: string | undefined;
  /** The network address of a client, as the key of the rate limit. */
  clientOf: (c: Context) => string;
}

/** Answers of a passkey that one client may send: enough for wet fingers. */
const ATTEMPTS = { burst: 10, perMinute: 10, maxClients: 10_000 };
/** How exactly a session knows when it was last used. In milliseconds. */
const USED_MS = 60 * 1000;

/** With https, browsers take the cookie from no other host and for no other path. */
const cookieOf = (origin: string): string => (origin.startsWith('https:') ? '__Host-session' : 'session');

const THIS_MACHINE: User = {
  name: 'The owner',
  email: 'staff@localhost',
  role: 'owner',
  verified: Number.POSITIVE_INFINITY,
};

/** The member whose cookie a request has. */
export async function readUser(c: Context, options: AccessOptions, now: number): Promise<User | undefined> {
  const { store, origin, openHash } = options;
  const token = getCookie(c, cookieOf(origin));
  if (token === undefined) return undefined;
  if (hashToken(token) === openHash) return THIS_MACHINE;
  const found = sessionOf(await store.read(), token, now);
  if (!found) return undefined;
  const { member, session } = found;
  if (now - session.used > USED_MS)
    await store.update((data) => {
      const current = sessionOf(data, token, now)?.session;
      if (current) current.used = now;
    });
  const { id, name, role } = member;
  // The address that git records.
  return { id, name, role, email: `${id}@staff.invalid`, verified: session.verified, session: session.hash };
}

/** The pages that anybody may open: signing in, and enrolling with a one-time link. */
export function addSignInRoutes(
  app: AdminApp,
  admin: Admin,
  { store, origin, openHash, clientOf }: AccessOptions,
): void {
  const passkeys = createPasskeys(store, origin, admin.now);
  const takeToken = createRateLimiter(ATTEMPTS, () => performance.now());
  const tokenOf = (c: AdminContext): string | undefined => getCookie(c, cookieOf(origin));
  /** Answers an attempt with the cookie of the new session, or with a refusal; both are logged. */
  const start = (c: AdminContext, event: 'signed in' | 'enrolled' | 'confirmed', signedIn?: SignedIn): Response => {
    const network = c.get('network');
    if (!signedIn) {
      admin.log({ event: 'refused', network, why: event === 'enrolled' ? 'link' : 'passkey' });
      return c.json({}, 403);
    }
    admin.log({ event, account: signedIn.member.id, network });
    setSession(c, origin, signedIn.token);
    return c.json({});
  };
  const bodyOf = (c: AdminContext): Promise<unknown> => c.req.json().catch(() => undefined);
  /** Refuses a client that has tried too often. Whoever has a known passkey or a link is counted apart from others at the same address. */
  const limited: MiddlewareHandler<{ Variables: Variables }> = async (c, next) => {
    const secret = await passkeys.knownSecret(await bodyOf(c), c.req.param('token'));
    const wait = takeToken(`${clientOf(c)} ${secret ?? ''}`);
    if (wait === 0) return next();
    admin.log({ event: 'refused', why: 'rate', network: c.get('network') });
    return c.json({}, 429, { 'retry-after': String(wait) });
  };

  app.get(paths.signIn, (c) => sendPage(c, signInPage(ownAddress(c.req.query('to'), origin))));
  // Options are not limited: a challenge takes no memory, and limits could be used up by others at the same address.
  app.post(`${paths.signIn}/options`, async (c) => c.json(await passkeys.signInOptions()));
  app.post(paths.signIn, limited, async (c) =>
    start(c, 'signed in', await passkeys.signIn(await bodyOf(c), tokenOf(c))),
  );
  app.post(paths.confirm, limited, async (c) =>
    start(c, 'confirmed', await passkeys.confirm(tokenOf(c) ?? '', await bodyOf(c))),
  );

  app.get(`${paths.enrol}/:token`, async (c) => {
    const token = c.req.param('token');
    const invited = invitationOf(await store.read(), token, admin.now());
    return sendPage(c, invited ? enrolPage(invited.name, token) : invalidInvitationPage());
  });
  app.post(`${paths.enrol}/:token/options`, async (c) => {
    const options = await passkeys.enrolOptions(c.req.param('token'));
    return options === undefined ? c.json({}, 404) : c.json(options);
  });
  app.post(`${paths.enrol}/:token`, limited, async (c) => {
    const device = deviceOf(c.req.header('user-agent'));
    return start(c, 'enrolled', await passkeys.enrol(c.req.param('token'), await bodyOf(c), device, tokenOf(c)));
  });
  app.get(`${paths.open}/:token`, (c) => {
    const token = c.req.param('token');
    if (hashToken(token) !== openHash) return c.notFound();
    admin.log({ event: 'signed in', network: c.get('network') });
    setSession(c, origin, token);
    return c.redirect(paths.dishes, 303);
  });
}

/** An address of these pages; that of the dishes in place of any other, since a link from elsewhere can name it. */
function ownAddress(to = '', origin: string): string {
  const url = URL.canParse(to, origin) ? new URL(to, origin) : undefined;
  return to.startsWith('/') && url?.origin === origin ? url.pathname + url.search : paths.dishes;
}

const setSession = (c: Context, origin: string, token: string): void =>
  setCookie(c, cookieOf(origin), token, {
    httpOnly: true,
    sameSite: 'Strict',
    secure: origin.startsWith('https:'),
    path: '/',
    maxAge: SESSION_MS / 1000,
  });

/** What a device may be called, by the header of its browser. */
const deviceOf = (userAgent = ''): string =>
  ['iPhone', 'iPad', 'Android', 'Windows', 'Mac', 'Linux'].find((name) => userAgent.includes(name)) ?? 'Device';

/** Signs somebody out on all devices. */
export function addSignOut(app: AdminApp, admin: Admin, { store, origin }: AccessOptions): void {
  app.post(paths.signOut, async (c) => {
    const { id } = c.get('user');
    if (id !== undefined) await store.update((data) => endSessions(data, id));
    admin.log({ event: 'signed out', account: id, network: c.get('network') });
    // Whoever takes the device next finds no page of before.
    c.header('clear-site-data', '"cache", "storage"');
    deleteCookie(c, cookieOf(origin), { path: '/', secure: origin.startsWith('https:') });
    return c.redirect(paths.signIn, 303);
  });
}
