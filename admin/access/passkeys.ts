import { randomUUID } from 'node:crypto';
import {
  type AuthenticationResponseJSON,
  generateAuthenticationOptions,
  generateRegistrationOptions,
  type RegistrationResponseJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import { addSession, createToken, hashToken, invitationOf } from './sessions.ts';
import type { Member, Store } from './store.ts';

/** How long a browser may take to answer a challenge, and how many are open at once. */
const CHALLENGE = { ms: 5 * 60 * 1000, count: 1000 };

/** Signing in with passkeys. Every method returns undefined if the answer is not right. */
export interface Passkeys {
  signInOptions: () => Promise<unknown>;
  /** Returns the token of a new session. */
  signIn: (answer: unknown) => Promise<string | undefined>;
  enrolOptions: (invitation: string) => Promise<unknown>;
  /** Uses up the invitation, stores the passkey, and returns the token of a new session. */
  enrol: (invitation: string, answer: unknown) => Promise<string | undefined>;
}

/** @param origin the address of the pages: 'https://staff.restaurant.example' */
export function createPasskeys(store: Store, origin: string, now: () => number): Passkeys {
  const rpID = new URL(origin).hostname;
  const challenges = new Map<string, number>();
  const remember = (challenge: string): void => {
    for (const [old, until] of challenges) {
      if (until > now() && challenges.size < CHALLENGE.count) break;
      challenges.delete(old);
    }
    challenges.set(challenge, now() + CHALLENGE.ms);
  };
  /** Each challenge counts once. */
  const expectedChallenge = (challenge: string): boolean => {
    const until = challenges.get(challenge);
    challenges.delete(challenge);
    return until !== undefined && until > now();
  };
  const expected = { expectedChallenge, expectedOrigin: origin, expectedRPID: rpID, requireUserVerification: true };

  return {
    signInOptions: async () => {
      const options = await generateAuthenticationOptions({ rpID, userVerification: 'required' });
      remember(options.challenge);
      return options;
    },
    signIn: async (answer) => {
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the library checks it
      const response = answer as AuthenticationResponseJSON;
      const { members } = await store.read();
      const member = members.find(({ passkeys }) => passkeys.some(({ id }) => id === response?.id));
      const passkey = member?.passkeys.find(({ id }) => id === response.id);
      if (!member || !passkey) return undefined;
      const credential = {
        id: passkey.id,
        publicKey: new Uint8Array(Buffer.from(passkey.publicKey, 'base64url')),
        counter: passkey.counter,
      };
      const result = await verifyAuthenticationResponse({ response, credential, ...expected }).catch(() => undefined);
      if (!result?.verified) return undefined;
      const token = createToken();
      return store.update((data) => {
        const stored = data.members.find(({ id }) => id === member.id)?.passkeys.find(({ id }) => id === passkey.id);
        // Removed in the meantime.
        if (!stored) return undefined;
        stored.counter = result.authenticationInfo.newCounter;
        addSession(data, token, member.id, now());
        return token;
      });
    },
    enrolOptions: async (invitation) => {
      const invited = invitationOf(await store.read(), invitation, now());
      if (!invited) return undefined;
      const options = await generateRegistrationOptions({
        rpName: rpID,
        rpID,
        userName: invited.name,
        attestationType: 'none',
        authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      });
      remember(options.challenge);
      return options;
    },
    enrol: async (invitation, answer) => {
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the library checks it
      const response = answer as RegistrationResponseJSON;
      const result = await verifyRegistrationResponse({ response, ...expected }).catch(() => undefined);
      if (!result?.verified) return undefined;
      const { id, publicKey, counter } = result.registrationInfo.credential;
      const passkey = { id, publicKey: Buffer.from(publicKey).toString('base64url'), counter };
      const token = createToken();
      return store.update((data) => {
        const invited = invitationOf(data, invitation, now());
        if (!invited) return undefined;
        // Signing in finds the member by this id, which the phone has chosen.
        if (data.members.some(({ passkeys }) => passkeys.some((known) => known.id === id))) return undefined;
        data.invitations = data.invitations.filter(({ hash }) => hash !== hashToken(invitation));
        const known = data.members.find(({ name, role }) => name === invited.name && role === invited.role);
        const member: Member = known ?? { id: randomUUID(), name: invited.name, role: invited.role, passkeys: [] };
        if (!known) data.members.push(member);
        member.passkeys.push(passkey);
        addSession(data, token, member.id, now());
        return token;
      });
    },
  };
}
