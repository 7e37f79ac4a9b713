import { randomBytes } from 'node:crypto';
import { expect, it } from 'vitest';
import { createAuthenticator } from './authenticator.testing.ts';
import { enrol } from './enrol.ts';
import { createPasskeys } from './passkeys.ts';
import { addInvitation, createToken, IDLE_MS, SESSION_MS, sessionOf } from './sessions.ts';
import type { AccessData, Store } from './store.ts';

const ORIGIN = 'https://staff.example';

function setUp() {
  const data: AccessData = { members: [], invitations: [], sessions: [] };
  const store: Store = { read: () => Promise.resolve(data), update: (change) => Promise.resolve(change(data)) };
  const clock = { now: Date.UTC(2026, 10, 22) };
  const passkeys = createPasskeys(store, ORIGIN, () => clock.now);
  const invite = (name: string, member?: string): string => {
    const link = createToken();
    addInvitation(data, link, { name, role: 'staff', member }, clock.now);
    return link;
  };
  const challengeOf = async (options: Promise<unknown>) =>
    Reflect.get((await options) as object, 'challenge') as string;
  const enrolPhone = async (link: string, phone = createAuthenticator(ORIGIN)) => {
    const answer = phone.create(await challengeOf(passkeys.enrolOptions(link)));
    return { phone, answer, signedIn: await passkeys.enrol(link, answer, 'Phone') };
  };
  const run = (name: string, isOwner: boolean) => {
    const token = createToken();
    return { token, ...enrol(data, token, { name, isOwner }, clock.now) };
  };
  return { data, clock, passkeys, invite, challengeOf, enrolPhone, run };
}

it('A link lets one passkey in, once', async () => {
  const { data, passkeys, invite, enrolPhone } = setUp();
  const link = invite('Meena');
  const { answer, signedIn } = await enrolPhone(link);
  expect(signedIn).toMatchObject({ member: { name: 'Meena' } });
  expect(await passkeys.enrol(link, answer, '')).toBeUndefined();
  expect(await passkeys.enrol(invite('Ravi'), answer, '')).toBeUndefined();
  expect(data.members.map(({ name }) => name)).toEqual(['Meena']);
});

it('A passkey with the id of another one is refused, because sign-in looks members up by passkey id', async () => {
  const { data, invite, enrolPhone } = setUp();
  const id = randomBytes(16);
  await enrolPhone(invite('Meena'), createAuthenticator(ORIGIN, id));
  expect((await enrolPhone(invite('Ravi'), createAuthenticator(ORIGIN, id))).signedIn).toBeUndefined();
  expect(data.members.map(({ name }) => name)).toEqual(['Meena']);
});

it('A passkey signs in, once for each challenge, and notes when it was used', async () => {
  const { data, clock, passkeys, invite, enrolPhone, challengeOf } = setUp();
  const { phone } = await enrolPhone(invite('Meena'));
  clock.now += 1000;
  const challenge = await challengeOf(passkeys.signInOptions());
  expect(await passkeys.signIn(phone.get(challenge))).toMatchObject({ member: { name: 'Meena' } });
  // With "=" it has the same bytes.
  for (const used of [challenge, `${challenge}=`]) expect(await passkeys.signIn(phone.get(used))).toBeUndefined();
  expect(data.members[0]?.passkeys).toMatchObject([{ name: 'Phone', used: clock.now }]);
  const late = phone.get(await challengeOf(passkeys.signInOptions()));
  clock.now += 6 * 60_000;
  expect(await passkeys.signIn(late)).toBeUndefined();
});

it('A session is confirmed by a passkey of its person alone, and then has another token', async () => {
  const { passkeys, clock, data, invite, enrolPhone, challengeOf } = setUp();
  const [meena, ravi] = [await enrolPhone(invite('Meena')), await enrolPhone(invite('Ravi'))];
  const token = meena.signedIn!.token;
  clock.now += 10 * 60_000;
  const answerOf = async ({ phone }: typeof meena) => phone.get(await challengeOf(passkeys.signInOptions()));
  expect(await passkeys.confirm(token, await answerOf(ravi))).toBeUndefined();
  const confirmed = await passkeys.confirm(token, await answerOf(meena));
  expect(sessionOf(data, confirmed?.token, clock.now)?.session.verified).toBe(clock.now);
  // The old token is invalid; the confirmed one becomes invalid at the next sign-in.
  expect(sessionOf(data, token, clock.now)).toBeUndefined();
  await passkeys.signIn(await answerOf(meena), confirmed?.token);
  expect(sessionOf(data, confirmed?.token, clock.now)).toBeUndefined();
});

it.each([
  ['an hour without a request', [IDLE_MS]],
  ['twelve hours in all', Array.from({ length: 24 }, () => SESSION_MS / 24)],
])('A session ends after %s', async (_, steps) => {
  const { data, clock, invite, enrolPhone } = setUp();
  const token = (await enrolPhone(invite('Meena'))).signedIn!.token;
  for (const step of steps) {
    sessionOf(data, token, clock.now)!.session.used = clock.now;
    clock.now += step;
  }
  expect(sessionOf(data, token, clock.now - 1)).toBeDefined();
  expect(sessionOf(data, token, clock.now)).toBeUndefined();
});

it('A passkey made in a browser that is signed in ends its session', async () => {
  const { data, clock, passkeys, invite, enrolPhone, challengeOf } = setUp();
  const token = (await enrolPhone(invite('Meena'))).signedIn!.token;
  const link = invite('Ravi');
  const answer = createAuthenticator(ORIGIN).create(await challengeOf(passkeys.enrolOptions(link)));
  expect(await passkeys.enrol(link, answer, 'Phone', token)).toBeDefined();
  expect(sessionOf(data, token, clock.now)).toBeUndefined();
  expect(data.sessions).toHaveLength(1);
});

it('The enrol command makes an account, or adds a device to one and says to which', async () => {
  const { enrolPhone, run, data } = setUp();
  const { text, token } = run('Meena', false);
  expect(text).toContain('makes a new account Meena (staff)');
  await enrolPhone(token);
  const more = run('Meena', false);
  expect(more.text).toContain('adds a device to the account Meena (staff, devices: 1):');
  await enrolPhone(more.token);
  expect(data.members).toMatchObject([{ role: 'staff', passkeys: [{}, {}] }]);
  expect(() => run('Meena', true)).toThrow('Meena is one of the staff.');
  data.members.push({ ...data.members[0]!, id: 'another' });
  expect(() => run('Meena', true)).toThrow('Several people are called Meena.');
});
