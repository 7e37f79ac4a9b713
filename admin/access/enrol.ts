import { StartError } from '../settings.ts';
import { addInvitation } from './sessions.ts';
import type { AccessData } from './store.ts';

export interface Enrolment {
  name: string;
  isOwner: boolean;
}

/** Adds an invitation for a token: for another device of the account of that name, or for a new account. Throws StartError if several have the name. */
export function enrol(data: AccessData, token: string, { name, isOwner }: Enrolment, now: number): void {
  const [member, other] = data.members.filter((one) => one.name === name);
  if (other) throw new StartError(`Several people are called ${name}. Let an owner in under another name.`);
  // An account keeps its role, unless the command asks for an owner.
  if (member && isOwner) member.role = 'owner';
  const role = member?.role ?? (isOwner ? 'owner' : 'staff');
  addInvitation(data, token, { name, role, member: member?.id }, now);
}
