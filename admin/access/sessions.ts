import { hash, randomBytes } from 'node:crypto';
import type { AccessData, Member, Role } from './store.ts';

/** How long a sign-in and an invitation last, in milliseconds. */
export const SESSION_MS = 12 * 60 * 60 * 1000;
export const INVITATION_MS = 15 * 60 * 1000;

/** A secret for a cookie or a link: 256 random bits. */
export const createToken = (): string => randomBytes(32).toString('base64url');
/** What is stored of a token, so that a copy of the file lets nobody in. */
export const hashToken = (token: string): string => hash('sha256', token, 'base64url');

/** Adds a session for a member. */
export function addSession(data: AccessData, token: string, member: string, now: number): void {
  data.sessions = data.sessions.filter(({ until }) => until > now);
  data.sessions.push({ hash: hashToken(token), member, until: now + SESSION_MS });
}

/** The member whose session a token belongs to. */
export function memberOf(data: AccessData, token: string | undefined, now: number): Member | undefined {
  if (token === undefined) return undefined;
  const hashed = hashToken(token);
  const session = data.sessions.find((one) => one.hash === hashed && one.until > now);
  return session && data.members.find(({ id }) => id === session.member);
}

/** Ends all sessions of a member. */
export function endSessions(data: AccessData, member: string): void {
  data.sessions = data.sessions.filter((session) => session.member !== member);
}

/** Ends all sessions of a member, and the links that the member made: a stolen phone could have made one to come back by. */
export function shutOut(data: AccessData, member: string): void {
  endSessions(data, member);
  data.invitations = data.invitations.filter(({ by }) => by !== member);
}

/**
 * Adds a one-time link for a new passkey.
 *
 * @param by the member who makes it
 */
export function addInvitation(
  data: AccessData,
  token: string,
  { name, role, by }: { name: string; role: Role; by?: string | undefined },
  now: number,
): void {
  data.invitations = data.invitations.filter(({ until }) => until > now);
  data.invitations.push({ hash: hashToken(token), name, role, until: now + INVITATION_MS, by });
}

/** The open invitation of a token. */
export const invitationOf = (
  data: AccessData,
  token: string,
  now: number,
): AccessData['invitations'][number] | undefined =>
  data.invitations.find(({ hash: hashed, until }) => hashed === hashToken(token) && until > now);
