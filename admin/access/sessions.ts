import { hash, randomBytes } from 'node:crypto';
import type { SecurityEvent } from './security-log.ts';
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

export function endSessions(data: AccessData, member: string, passkey?: string): void {
  data.sessions = data.sessions.filter(
    (session) => session.member !== member || (passkey !== undefined && session.passkey !== passkey),
  );
}

/**
 * Removes a person, or one device, and the invitations that the person made or that are for the person: whoever stole a phone may have made
 * one to return by. The last owner who can sign in is signed out and stays, or nobody could invite. Returns what was done.
 */
export function removeAccess(data: AccessData, id: string | undefined, passkey?: string): SecurityEvent | undefined {
  const member = data.members.find((one) => one.id === id);
  const left = passkey === undefined ? [] : member?.passkeys.filter((one) => one.id !== passkey);
  if (!member || !left || (passkey !== undefined && left.length === member.passkeys.length)) return undefined;
  endSessions(data, member.id, passkey);
  data.invitations = data.invitations.filter((one) => one.by !== id && one.member !== id);
  const owners = data.members.filter(({ role, passkeys }) => role === 'owner' && passkeys.length > 0);
  if (left.length === 0 && member.role === 'owner' && !owners.some((one) => one !== member)) return 'sessions ended';
  if (passkey === undefined) data.members = data.members.filter((one) => one !== member);
  else member.passkeys = left;
  return passkey === undefined ? 'removed' : 'device removed';
}

export function addInvitation(
  data: AccessData,
  token: string,
  invited: { name: string; role: Role; by?: string | undefined; member?: string | undefined },
  now: number,
): void {
  data.invitations = data.invitations.filter(({ until }) => until > now);
  data.invitations.push({ hash: hashToken(token), until: now + INVITATION_MINUTES * 60_000, ...invited });
}

export function endInvitation(data: AccessData, hashed: string): SecurityEvent {
  data.invitations = data.invitations.filter((one) => one.hash !== hashed);
  return 'link taken back';
}

export const invitationOf = (data: AccessData, token: string, now: number): Invitation | undefined =>
  data.invitations.find(({ hash: hashed, until }) => hashed === hashToken(token) && until > now);
