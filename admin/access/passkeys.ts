import { randomUUID } from 'node:crypto';
import * as webauthn from '@simplewebauthn/server';
import { createChallenges } from './challenges.ts';
import { addSession, createToken, hashToken, invitationOf, sessionOf } from './sessions.ts';
import type { AccessData, Member, Store } from './store.ts';

export interface SignedIn {
  token: string;
  member: Member;
}

interface ExpectedValues {
  expectedOrigin: string;
  expectedRPID: string;
  requireUserVerification: boolean;
  expectedChallenge: (challenge: string) => boolean;
}

type MemberPasskey = NonNullable<ReturnType<typeof findPasskey>>;
type RecordUse = (data: AccessData) => MemberPasskey | undefined;

/**
 * Sign-in with passkeys. Every function returns undefined if the response of the authenticator is not valid.
 *
 * @param origin the address of the pages: 'https://staff.restaurant.example'
 */
export function createPasskeys(store: Store, origin: string, now: () => number) {
  const rpID = new URL(origin).hostname;
  const challenges = createChallenges(now);

  /** Verifies a response, whose challenge is valid once. */
  async function withChallenge<Result extends { verified: boolean }>(
    verify: (options: ExpectedValues) => Promise<Result>,
  ): Promise<Result | undefined> {
    let received = '';
    const expectedChallenge = (challenge: string): boolean => {
      received = challenge;
      return challenges.isValid(challenge);
    };
    const expected = { expectedOrigin: origin, expectedRPID: rpID, requireUserVerification: true };
    const result = await verify({ ...expected, expectedChallenge }).catch(() => undefined);
    // Two responses to one challenge may be verified at the same time.
    if (!result?.verified || !challenges.isValid(received)) return undefined;
    challenges.use(received);
    return result;
  }

  async function verifySignIn(answer: unknown): Promise<RecordUse | undefined> {
    // The library checks it.
    const response = answer as webauthn.AuthenticationResponseJSON;
    const passkey = findPasskey(await store.read(), response?.id)?.passkey;
    if (!passkey) return undefined;
    const publicKey = new Uint8Array(Buffer.from(passkey.publicKey, 'base64url'));
    const credential = { id: passkey.id, publicKey, counter: passkey.counter };
    const result = await withChallenge((options) =>
      webauthn.verifyAuthenticationResponse({ response, credential, ...options }),
    );
    if (!result) return undefined;
    return (data) => {
      const found = findPasskey(data, passkey.id);
      if (!found) return undefined;
      found.passkey.counter = result.authenticationInfo.newCounter;
      found.passkey.used = now();
      return found;
    };
  }

  return {
    /** The known passkey that a response names, or the hash of the invitation: what somebody else at the same address does not know. */
    async knownSecret(response: unknown, invitation = ''): Promise<string | undefined> {
      const data = await store.read();
      // An id of another type is found nowhere.
      const { id } = (response ?? {}) as { id?: string };
      return findPasskey(data, id)?.passkey.id ?? invitationOf(data, invitation, now())?.hash;
    },

    signInOptions: (): Promise<unknown> =>
      webauthn.generateAuthenticationOptions({ rpID, userVerification: 'required', challenge: challenges.create() }),

    /** @param replaced the token of a session that ends with this sign-in */
    async signIn(response: unknown, replaced?: string): Promise<SignedIn | undefined> {
      const recordUse = await verifySignIn(response);
      if (!recordUse) return undefined;
      return store.update((data) => createSession(data, recordUse(data), now(), replaced));
    },

    /** Records in a session that its member has used the passkey again, and replaces its token. */
    async confirm(session: string, response: unknown): Promise<SignedIn | undefined> {
      const recordUse = await verifySignIn(response);
      if (!recordUse) return undefined;
      return store.update((data) => {
        const found = sessionOf(data, session, now());
        const used = recordUse(data);
        if (!found || used?.member.id !== found.member.id) return undefined;
        const token = createToken();
        Object.assign(found.session, { verified: now(), hash: hashToken(token) });
        return { token, member: found.member };
      });
    },

    async enrolOptions(invitation: string): Promise<unknown> {
      const invited = invitationOf(await store.read(), invitation, now());
      if (!invited) return undefined;
      return webauthn.generateRegistrationOptions({
        rpName: rpID,
        rpID,
        userName: invited.name,
        challenge: challenges.create(),
        attestationType: 'none',
        authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      });
    },

    /** Uses up the invitation, stores the passkey with the name of the device, and signs in. `replaced` as for `signIn`. */
    async enrol(invitation: string, answer: unknown, device: string, replaced?: string): Promise<SignedIn | undefined> {
      // The library checks it.
      const response = answer as webauthn.RegistrationResponseJSON;
      const result = await withChallenge((options) => webauthn.verifyRegistrationResponse({ response, ...options }));
      if (!result?.registrationInfo) return undefined;
      const { id, counter, publicKey: bytes } = result.registrationInfo.credential;
      const publicKey = Buffer.from(bytes).toString('base64url');
      return store.update((data) => {
        // Signing in finds the member by this id, which the phone has chosen.
        const member = findPasskey(data, id) ? undefined : takeInvitation(data, invitation, now());
        if (!member) return undefined;
        const passkey = { id, publicKey, counter, name: device, added: now(), used: now() };
        member.passkeys.push(passkey);
        return createSession(data, { member, passkey }, now(), replaced);
      });
    },
  };
}

function findPasskey(data: AccessData, id: string | undefined) {
  const member = data.members.find(({ passkeys }) => passkeys.some((one) => one.id === id));
  const passkey = member?.passkeys.find((one) => one.id === id);
  return member && passkey && { member, passkey };
}

/** Uses up an invitation. Returns the account that it names, or a new one. */
function takeInvitation(data: AccessData, token: string, now: number): Member | undefined {
  const invited = invitationOf(data, token, now);
  if (!invited) return undefined;
  data.invitations = data.invitations.filter(({ hash }) => hash !== hashToken(token));
  if (invited.member !== undefined) return data.members.find(({ id }) => id === invited.member);
  const member: Member = { id: randomUUID(), name: invited.name, role: invited.role, passkeys: [] };
  data.members.push(member);
  return member;
}

function createSession(
  data: AccessData,
  used: MemberPasskey | undefined,
  now: number,
  replaced?: string,
): SignedIn | undefined {
  if (!used) return undefined;
  if (replaced !== undefined) data.sessions = data.sessions.filter(({ hash }) => hash !== hashToken(replaced));
  const token = createToken();
  addSession(data, token, used.member.id, now, used.passkey.id);
  return { token, member: used.member };
}
