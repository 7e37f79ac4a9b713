import { randomUUID } from 'node:crypto';
import {
  type AuthenticationResponseJSON,
  generateAuthenticationOptions,
  generateRegistrationOptions,
  type RegistrationResponseJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import { createChallenges } from './challenges.ts';
import { addSession, createToken, hashToken, invitationOf, sessionOf } from './sessions.ts';
import type { AccessData, Member, Store } from './store.ts';

export interface SignedIn {
  token: string;
  member: Member;
}

interface Expected {
  expectedOrigin: string;
  expectedRPID: string;
  requireUserVerification: boolean;
  expectedChallenge: (challenge: string) => boolean;
}

type Verified = (data: AccessData) => { member: Member; passkey: string } | undefined;

/** Signing in with passkeys. Every method returns undefined if the answer is not right. */
export class Passkeys {
  readonly #store: Store;
  readonly #now: () => number;
  readonly #rpID: string;
  readonly #origin: string;
  readonly #challenges;

  /** @param origin the address of the pages: 'https://staff.restaurant.example' */
  constructor(store: Store, origin: string, now: () => number) {
    this.#store = store;
    this.#now = now;
    this.#origin = origin;
    this.#rpID = new URL(origin).hostname;
    this.#challenges = createChallenges(now);
  }

  signInOptions(): Promise<unknown> {
    const challenge = this.#challenges.create();
    return generateAuthenticationOptions({ rpID: this.#rpID, userVerification: 'required', challenge });
  }

  /** @param before the token of the session that the new one takes the place of */
  async signIn(answer: unknown, before?: string): Promise<SignedIn | undefined> {
    const verified = await this.#verifySignIn(answer);
    if (!verified) return undefined;
    return this.#store.update((data) => {
      data.sessions = data.sessions.filter(({ hash }) => before === undefined || hash !== hashToken(before));
      return signedIn(data, verified(data), this.#now());
    });
  }

  /** Notes in a session that its person has used the passkey once more, and gives it another token. */
  async confirm(session: string, answer: unknown): Promise<SignedIn | undefined> {
    const verified = await this.#verifySignIn(answer);
    if (!verified) return undefined;
    return this.#store.update((data) => {
      const found = sessionOf(data, session, this.#now());
      const by = verified(data);
      if (!found || by?.member.id !== found.member.id) return undefined;
      const token = createToken();
      Object.assign(found.session, { verified: this.#now(), hash: hashToken(token) });
      return { token, member: found.member };
    });
  }

  async enrolOptions(invitation: string): Promise<unknown> {
    const invited = invitationOf(await this.#store.read(), invitation, this.#now());
    if (!invited) return undefined;
    return generateRegistrationOptions({
      rpName: this.#rpID,
      rpID: this.#rpID,
      userName: invited.name,
      challenge: this.#challenges.create(),
      attestationType: 'none',
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    });
  }

  /** Uses up the invitation, stores the passkey under the name of its device, and signs in. */
  async enrol(invitation: string, answer: unknown, device: string): Promise<SignedIn | undefined> {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the library checks it
    const response = answer as RegistrationResponseJSON;
    const result = await this.#withChallenge((options) => verifyRegistrationResponse({ response, ...options }));
    if (!result?.registrationInfo) return undefined;
    const { id, publicKey, counter } = result.registrationInfo.credential;
    const now = this.#now();
    const key = { id, publicKey: Buffer.from(publicKey).toString('base64url'), counter };
    return this.#store.update((data) => {
      // Signing in finds the member by this id, which the phone has chosen.
      const member = findPasskey(data, id) ? undefined : takeInvitation(data, invitation, now);
      member?.passkeys.push({ ...key, name: device, added: now, used: now });
      return signedIn(data, member && { member, passkey: id }, now);
    });
  }

  /** Verifies with a challenge that counts once. */
  async #withChallenge<Result extends { verified: boolean }>(
    verify: (options: Expected) => Promise<Result>,
  ): Promise<Result | undefined> {
    let known = '';
    const expectedChallenge = (challenge: string): boolean => {
      known = challenge;
      return this.#challenges.isOpen(challenge);
    };
    const expected = { expectedOrigin: this.#origin, expectedRPID: this.#rpID, requireUserVerification: true };
    const result = await verify({ ...expected, expectedChallenge }).catch(() => undefined);
    // Two answers may be verified at once.
    if (!result?.verified || !this.#challenges.isOpen(known)) return undefined;
    this.#challenges.use(known);
    return result;
  }

  async #verifySignIn(answer: unknown): Promise<Verified | undefined> {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the library checks it
    const response = answer as AuthenticationResponseJSON;
    const passkey = findPasskey(await this.#store.read(), response?.id)?.passkey;
    if (!passkey) return undefined;
    const publicKey = new Uint8Array(Buffer.from(passkey.publicKey, 'base64url'));
    const credential = { id: passkey.id, publicKey, counter: passkey.counter };
    const result = await this.#withChallenge((options) =>
      verifyAuthenticationResponse({ response, credential, ...options }),
    );
    if (!result) return undefined;
    return (data) => {
      const found = findPasskey(data, passkey.id);
      if (!found) return undefined;
      found.passkey.counter = result.authenticationInfo.newCounter;
      found.passkey.used = this.#now();
      return { member: found.member, passkey: passkey.id };
    };
  }
}

function findPasskey(data: AccessData, id: string | undefined) {
  const member = data.members.find(({ passkeys }) => passkeys.some((one) => one.id === id));
  const passkey = member?.passkeys.find((one) => one.id === id);
  return member && passkey && { member, passkey };
}

/** Uses an invitation up. Returns its account, a new one unless it names one. */
function takeInvitation(data: AccessData, token: string, now: number): Member | undefined {
  const invited = invitationOf(data, token, now);
  if (!invited) return undefined;
  data.invitations = data.invitations.filter(({ hash }) => hash !== hashToken(token));
  if (invited.member !== undefined) return data.members.find(({ id }) => id === invited.member);
  const member: Member = { id: randomUUID(), name: invited.name, role: invited.role, passkeys: [] };
  data.members.push(member);
  return member;
}

function signedIn(data: AccessData, by: ReturnType<Verified>, now: number): SignedIn | undefined {
  if (!by) return undefined;
  const token = createToken();
  addSession(data, token, by.member.id, now, by.passkey);
  return { token, member: by.member };
}
