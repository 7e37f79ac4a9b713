import { hash, randomBytes } from 'node:crypto';
import type { AccessData, Member, Role } from './store.ts';

/** How long a sign-in lasts at most, and how long without a request. In milliseconds. */
export const SESSION_MS = 12 * 60 * 60 * 1000;
export const IDLE_MS = 60 * 60 * 1000;
export const INVITATION_MINUTES = 10;
/** How long after the passkey was used the owner may let in and remove people. In milliseconds. */
export const FRESH_MS = 5 * 60 * 1000;

type Session = AccessData['sessions'][number];
type Invitation = AccessData['invitations'][number];

/** A secret for a cookie or a link: 256 random bits. */
export const createToken = (): string => randomBytes(32).toString('base64url');
/** What is stored of a token, so that a copy of the file lets nobody in. */
export const hashToken = (token: string): string => hash('sha256', token, 'base64url');

const isActive = ({ until, used }: Session, now: number): boolean => until > now && used + IDLE_MS > now;

export function addSession(data: AccessData, token: string, member: string, now: number, passkey: string): void {
  data.sessions = data.sessions.filter((session) => isActive(session, now));
  data.sessions.push({ hash: hashToken(token), member, passkey, until: now + SESSION_MS, used: now, verified: now });
}

export function sessionOf(
  data: AccessData,
  token: string | undefined,
  now: number,
): { session: Session; member: Member } | undefined {
  if (token === undefined) return undefined;
  const hashed = hashToken(token);
  const session = data.sessions.find((one) => one.hash === hashed && isActive(one, now));
  const member = session && data.members.find(({ id }) => id === session.member);
  return session && member && { session, member };
}

/** Somebody who was let in: the account, its role, and the hash of the session. This machine (ADMIN_OPEN) has only a role. */
export interface Granted {
  id?: string;
  role: Role;
  session?: string;
}

/** Whether somebody who was let in before still has the account and the session, which ends with its device. */
export const stillHasAccess = ({ members, sessions }: AccessData, { id, session }: Granted): boolean =>
  id === undefined || (members.some((member) => member.id === id) && sessions.some((one) => one.hash === session));

/** Ends the sessions of a member, or only those that began with one passkey. */
export function endSessions(data: AccessData, member: string, passkey?: string): void {
  data.sessions = data.sessions.filter(
    (session) => session.member !== member || (passkey !== undefined && session.passkey !== passkey),
  );
}

/** Ends also the invitations that a member made or that are for the member: whoever stole a phone may have made one to return by. */
export function endAccess(data: AccessData, member: string, passkey?: string): void {
  endSessions(data, member, passkey);
  data.invitations = data.invitations.filter((invitation) => invitation.by !== member && invitation.member !== member);
}

/** Whether nobody else is an owner who can sign in. Such an owner stays, or nobody could invite. */
export const isLastOwner = ({ members }: AccessData, member: Member): boolean =>
  member.role === 'owner' &&
  !members.some(({ id, role, passkeys }) => id !== member.id && role === 'owner' && passkeys.length > 0);

/** Adds a one-time link for a new passkey: of a new account, or of the one with the id `member`. */
export function addInvitation(
  data: AccessData,
  token: string,
  invited: { name: string; role: Role; by?: string | undefined; member?: string | undefined },
  now: number,
): void {
  data.invitations = data.invitations.filter(({ until }) => until > now);
  data.invitations.push({ hash: hashToken(token), until: now + INVITATION_MINUTES * 60_000, ...invited });
}

export const invitationOf = (data: AccessData, token: string, now: number): Invitation | undefined =>
  data.invitations.find(({ hash: hashed, until }) => hashed === hashToken(token) && until > now);
