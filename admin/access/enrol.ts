import { StartError } from '../settings.ts';
import { addInvitation, endAccess } from './sessions.ts';
import type { AccessData, Member } from './store.ts';

export interface Enrolment {
  name: string;
  isOwner: boolean;
  /** What to do if there is an account of that name: add a device, replace its devices, or make another account. */
  mode?: 'add' | 'replace' | 'new' | undefined;
  account?: string | undefined;
}

/** Adds an invitation for a token. Throws StartError if it is not clear which account is meant; the message says which option to write. */
export function enrol(data: AccessData, token: string, { name, isOwner, mode, account }: Enrolment, now: number): void {
  const known = data.members.filter((one) => one.name === name && (account === undefined || one.id === account));
  const [member, other] = known;
  if (mode === undefined && member)
    throw new StartError(
      `${describeAccounts(known)}\nWrite --add for another device, --replace to end ${known.length > 1 ? 'the' : 'its'} devices and sessions and begin anew, or --new for another person of that name.`,
    );
  if (mode === undefined || mode === 'new')
    return addInvitation(data, token, { name, role: isOwner ? 'owner' : 'staff' }, now);
  if (!member && account !== undefined) throw new StartError(`Nobody called ${name} has the id ${account}.`);
  if (!member) throw new StartError(`Nobody is called ${name}. Leave --${mode} out to let somebody in.`);
  if (other) throw new StartError(`${describeAccounts(known)}\nWrite which one: --account ID`);
  if (mode === 'replace') {
    endAccess(data, member.id);
    member.passkeys = [];
  }
  // An account keeps its role, unless the command asks for an owner.
  if (isOwner) member.role = 'owner';
  return addInvitation(data, token, { name, role: member.role, member: member.id }, now);
}

const describeAccounts = (members: readonly Member[]): string =>
  members
    .map(({ id, name, role, passkeys }) => `${name} has an account: ${role}, devices: ${passkeys.length}, id ${id}`)
    .join('\n');
