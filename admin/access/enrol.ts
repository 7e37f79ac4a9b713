import { SettingsError } from '../settings.ts';
import { addInvitation, endAccess } from './sessions.ts';
import type { AccessData, Member } from './store.ts';

export interface Enrolment {
  name: string;
  isOwner: boolean;
  /** For somebody of that name who has an account already: what becomes of it. 'new' is another person. */
  how?: 'add' | 'replace' | 'new' | undefined;
  account?: string | undefined;
}

/** Makes a one-time link on the server. Throws SettingsError, with what to write, if it is not clear for whom it is. */
export function enrol(data: AccessData, token: string, { name, isOwner, how, account }: Enrolment, now: number): void {
  const known = data.members.filter((one) => one.name === name && (account === undefined || one.id === account));
  if (how === undefined && known.length > 0)
    throw new SettingsError(
      `${listed(known)}\nWrite --add for another device, --replace to end ${known.length > 1 ? 'the' : 'its'} devices and sessions and begin anew, or --new for another person of that name.`,
    );
  const isForKnown = how === 'add' || how === 'replace';
  const [member, other] = known;
  if (isForKnown && !member)
    throw new SettingsError(`Nobody is called ${name}. Leave --${how} out to let somebody in.`);
  if (isForKnown && other) throw new SettingsError(`${listed(known)}\nWrite which one: --account ID`);
  if (!isForKnown || !member) return addInvitation(data, token, { name, role: isOwner ? 'owner' : 'staff' }, now);
  if (how === 'replace') {
    endAccess(data, member.id);
    member.passkeys = [];
  }
  // Who has an account keeps its role, unless the command makes an owner of it.
  if (isOwner) member.role = 'owner';
  return addInvitation(data, token, { name, role: member.role, member: member.id }, now);
}

const listed = (members: readonly Member[]): string =>
  members
    .map(({ id, name, role, passkeys }) => `${name} has an account: ${role}, devices: ${passkeys.length}, id ${id}`)
    .join('\n');
