import { StartError } from '../settings.ts';
import { addInvitation, INVITATION_MINUTES } from './sessions.ts';
import type { AccessData, Member } from './store.ts';

export interface Enrolment {
  name: string;
  isOwner: boolean;
}

/**
 * Adds an invitation for a token: for another device of the account of that name, or for a new account. Nothing of the account changes
 * before the link is used. Returns the account and a text for whoever made the link. Throws StartError if several have the name.
 */
export function enrol(
  data: AccessData,
  token: string,
  { name, isOwner }: Enrolment,
  now: number,
): { member: Member | undefined; text: string } {
  const [member, other] = data.members.filter((one) => one.name === name);
  if (other) throw new StartError(`Several people are called ${name}. Let an owner in under another name.`);
  if (isOwner && member?.role === 'staff')
    throw new StartError(`${name} is one of the staff. Let the owner in under another name.`);
  const role = member?.role ?? (isOwner ? 'owner' : 'staff');
  addInvitation(data, token, { name, role, member: member?.id }, now);
  const account = member
    ? `adds a device to the account ${name} (${member.role}, devices: ${member.passkeys.length})`
    : `makes a new account ${name} (${role})`;
  return { member, text: `Open this on the phone of ${name} within ${INVITATION_MINUTES} minutes. It ${account}:` };
}
