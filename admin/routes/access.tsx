import type { Context } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import { createPasskeys } from '../access/passkeys.ts';
import { createRateLimiter } from '../access/rate-limit.ts';
import {
  addInvitation,
  createToken,
  endSessions,
  invitationOf,
  memberOf,
  SESSION_MS,
  shutOut,
} from '../access/sessions.ts';
import { roles, type Store } from '../access/store.ts';
import { INVITE, Invitation, PasskeyPage, People } from '../pages/access.tsx';
import { paths } from '../paths.ts';
import { oneLine } from '../tasks/plan.ts';
import type { Admin, Route, User } from './route.ts';
import { type AdminApp, type AdminContext, sendPage } from './serve.tsx';

/** How signing in works here. */
export interface AccessOptions {
  store: Store;
  /** The address of the pages: 'https://staff.restaurant.example'. */
  origin: string;
  /** The address of a client, for the rate limit. */
  clientOf: (c: Context) => string;
}

/** Attempts to sign in or to enrol that one client may make: enough for wet fingers, too few to guess. */
const ATTEMPTS = { burst: 10, perMinute: 10, maxClients: 10_000 };
const COOKIE = 'session';

/** The member whose cookie a request has. */
export async function readUser(c: Context, store: Store, now: number): Promise<User | undefined> {
  const member = memberOf(await store.read(), getCookie(c, COOKIE), now);
  return member && { id: member.id, name: member.name, email: `${member.id}@staff.invalid`, role: member.role };
}

/** The pages that anybody may open: signing in, and enrolling with a one-time link. */
export function addSignInRoutes(app: AdminApp, admin: Admin, { store, origin, clientOf }: AccessOptions): void {
  const passkeys = createPasskeys(store, origin, admin.now);
  const takeToken = createRateLimiter(ATTEMPTS, () => performance.now());
  const start = (c: AdminContext, token: string | undefined): Response => {
    if (token === undefined) return c.json({}, 403);
    setCookie(c, COOKIE, token, {
      httpOnly: true,
      sameSite: 'Strict',
      secure: origin.startsWith('https:'),
      path: '/',
      maxAge: SESSION_MS / 1000,
    });
    return c.json({});
  };
  /** Answers as JSON, unless the client has tried too often. */
  const limited = async (c: AdminContext, answer: (body: unknown) => Promise<Response>): Promise<Response> => {
    const wait = takeToken(clientOf(c));
    if (wait > 0) return c.json({}, 429, { 'retry-after': String(wait) });
    return answer(await c.req.json().catch(() => undefined));
  };

  app.get(paths.signIn, (c) => sendPage(c, { title: 'Sign in', body: <PasskeyPage {...signInPage} /> }));
  app.post(`${paths.signIn}/options`, (c) => limited(c, async () => c.json(await passkeys.signInOptions())));
  app.post(paths.signIn, (c) => limited(c, async (body) => start(c, await passkeys.signIn(body))));

  app.get(`${paths.enrol}/:token`, async (c) => {
    const token = c.req.param('token');
    const invited = invitationOf(await store.read(), token, admin.now());
    const title = 'Get access';
    if (!invited) return sendPage(c, { title, body: <p role="alert">{ENROL_OVER}</p>, status: 404 });
    return sendPage(c, { title, body: <PasskeyPage {...enrolPage(invited.name, token)} /> });
  });
  app.post(`${paths.enrol}/:token/options`, (c) =>
    limited(c, async () => {
      const options = await passkeys.enrolOptions(c.req.param('token'));
      return options === undefined ? c.json({}, 404) : c.json(options);
    }),
  );
  app.post(`${paths.enrol}/:token`, (c) =>
    limited(c, async (body) => start(c, await passkeys.enrol(c.req.param('token'), body))),
  );
}

const signInPage = {
  text: 'Use the passkey of this phone or computer, with your finger, your face or its code.',
  label: 'Sign in with a passkey',
  problem: 'That did not work. Try again, or ask the owner for a new link.',
  kind: 'sign-in',
  options: `${paths.signIn}/options`,
  answer: paths.signIn,
} as const;

const ENROL_OVER = 'This link is used up or older than 15 minutes. Ask for a new one.';
const enrolPage = (name: string, token: string) => {
  const address = `${paths.enrol}/${encodeURIComponent(token)}`;
  return {
    text: `${name}, this makes a passkey on this phone or computer. From then on you sign in with your finger, your face or its code.`,
    label: 'Make a passkey',
    problem: 'That did not work. Try again, or ask for a new link.',
    kind: 'enrol',
    options: `${address}/options`,
    answer: address,
  } as const;
};

export function addSignOut(app: AdminApp, admin: Admin, { store }: AccessOptions): void {
  app.post(paths.signOut, async (c) => {
    const member = memberOf(await store.read(), getCookie(c, COOKIE), admin.now());
    if (member) await store.update((data) => endSessions(data, member.id));
    deleteCookie(c, COOKIE, { path: '/' });
    return c.redirect(paths.signIn, 303);
  });
}

/** The page on which the owner invites, signs out and removes people. */
export const peopleRoutes = ({ store, origin }: AccessOptions): readonly Route[] => [
  {
    path: paths.people,
    isForOwner: true,
    get: async () => ({ title: 'People', body: <People members={(await store.read()).members} /> }),
  },
  {
    path: paths.invitation,
    isForOwner: true,
    post: async ({ fields, user, admin }) => {
      const role = roles.find((one) => one === fields['role']);
      const name = oneLine(fields['name']?.replaceAll(/[\p{Cc}<>]+/gu, ' '));
      // git takes no name of punctuation alone.
      if (!role || !/[\p{L}\p{N}]/u.test(name) || name.length > 60) return { redirect: paths.people };
      const token = createToken();
      await store.update((data) => addInvitation(data, token, { name, role, by: user.id }, admin.now()));
      const link = new URL(`${paths.enrol}/${token}`, origin).href;
      return { title: INVITE, body: <Invitation name={name} link={link} /> };
    },
  },
  {
    path: paths.personOut,
    isForOwner: true,
    post: async ({ fields: { member = '', remove } }) => {
      await store.update((data) => {
        shutOut(data, member);
        if (remove === undefined) return;
        const others = data.members.filter(({ id }) => id !== member);
        // Somebody must be able to invite.
        if (others.some(({ role }) => role === 'owner')) data.members = others;
      });
      return { redirect: paths.people };
    },
  },
];
