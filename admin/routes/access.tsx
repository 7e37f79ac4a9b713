import type { Context } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import { fill } from '../../model/fill.ts';
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
import { Invitation, PasskeyPage, People } from '../pages/access.tsx';
import { paths } from '../paths.ts';
import { type Admin, type AdminApp, type AdminContext, readForm, sendPage, type User } from './context.tsx';

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
  return member && { name: member.name, email: `${member.id}@staff.invalid`, role: member.role };
}

/** The pages that anybody may open: signing in, and enrolling with a one-time link. */
export function addSignInRoutes(app: AdminApp, admin: Admin, { store, origin, clientOf }: AccessOptions): void {
  const words = admin.words.access;
  const passkeys = createPasskeys(store, origin, admin.now);
  const takeToken = createRateLimiter(ATTEMPTS, () => performance.now());
  const isSecure = origin.startsWith('https:');

  const start = (c: AdminContext, token: string | undefined): Response => {
    if (token === undefined) return c.json({}, 403);
    setCookie(c, COOKIE, token, {
      httpOnly: true,
      sameSite: 'Strict',
      secure: isSecure,
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

  app.get(paths.signIn, (c) =>
    sendPage(
      c,
      admin,
      words.signIn,
      <PasskeyPage
        text={words.signInText}
        label={words.usePasskey}
        problem={words.signInFailed}
        kind="sign-in"
        options={`${paths.signIn}/options`}
        answer={paths.signIn}
      />,
    ),
  );
  app.post(`${paths.signIn}/options`, (c) => limited(c, async () => c.json(await passkeys.signInOptions())));
  app.post(paths.signIn, (c) => limited(c, async (body) => start(c, await passkeys.signIn(body))));

  app.get(`${paths.enrol}/:token`, async (c) => {
    const token = c.req.param('token');
    const invited = invitationOf(await store.read(), token, admin.now());
    if (!invited) return sendPage(c, admin, words.enrol, <p role="alert">{words.enrolOver}</p>, { status: 404 });
    const address = `${paths.enrol}/${encodeURIComponent(token)}`;
    return sendPage(
      c,
      admin,
      words.enrol,
      <PasskeyPage
        text={fill(words.enrolText, { name: invited.name })}
        label={words.makePasskey}
        problem={words.enrolFailed}
        kind="enrol"
        options={`${address}/options`}
        answer={address}
      />,
    );
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

/** The pages about people: signing out, and for the owner inviting, signing out and removing others. */
export function addPeopleRoutes(app: AdminApp, admin: Admin, { store, origin }: AccessOptions): void {
  const { words } = admin;

  app.post(paths.signOut, async (c) => {
    const member = memberOf(await store.read(), getCookie(c, COOKIE), admin.now());
    if (member) await store.update((data) => endSessions(data, member.id));
    deleteCookie(c, COOKIE, { path: '/' });
    return c.redirect(paths.signIn, 303);
  });

  app.get(paths.people, async (c) => {
    const { members } = await store.read();
    return sendPage(c, admin, words.people.title, <People words={words} members={members} />);
  });

  app.post(paths.invitation, async (c) => {
    const { name = '', role: wanted } = await readForm(c);
    const role = roles.find((one) => one === wanted);
    const trimmed = name.replaceAll(/[\s\p{Cc}<>]+/gu, ' ').trim();
    // git takes no name of punctuation alone.
    if (!role || !/[\p{L}\p{N}]/u.test(trimmed) || trimmed.length > 60) return c.redirect(paths.people, 303);
    const token = createToken();
    await store.update((data) => {
      const by = memberOf(data, getCookie(c, COOKIE), admin.now())?.id;
      addInvitation(data, token, { name: trimmed, role, by }, admin.now());
    });
    const link = new URL(`${paths.enrol}/${token}`, origin).href;
    return sendPage(c, admin, words.people.invite, <Invitation words={words} name={trimmed} link={link} />);
  });

  app.post(paths.personOut, async (c) => {
    const { member = '', remove } = await readForm(c);
    await store.update((data) => {
      shutOut(data, member);
      if (remove === undefined) return;
      const others = data.members.filter(({ id }) => id !== member);
      // Somebody must be able to invite.
      if (others.some(({ role }) => role === 'owner')) data.members = others;
    });
    return c.redirect(paths.people, 303);
  });
}
