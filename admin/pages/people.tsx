import { londonTime } from '../../model/opening/london.ts';
import { QrCode } from '../../src/ui/qr-code.tsx';
import {
  addInvitation,
  createToken,
  endInvitation,
  INVITATION_MINUTES,
  removeAccess,
  stillHasAccess,
} from '../access/sessions.ts';
import { type AccessData, type Member, type Role, roles, type Store } from '../access/store.ts';
import { paths } from '../paths.ts';
import type { AccessOptions } from '../routes/access.tsx';
import type { Page, Route, Visit } from '../routes/route.ts';
import { dayText } from '../dates.ts';
import { Form, type Row, Rows } from './form.tsx';

export const peopleRoutes = ({ store, origin }: AccessOptions): readonly Route[] => [
  {
    path: paths.people,
    get: (visit) => peoplePage(visit, store),
  },
  {
    path: paths.invitation,
    isForOwner: true,
    needsPasskey: true,
    post: async (visit) => {
      const role = roles.find((one) => one === visit.fields['role']);
      const name = (visit.fields['name'] ?? '').replaceAll(/[\s\p{Cc}<>]+/gu, ' ').trim();
      // git takes no name of punctuation alone.
      if (!role || !/[\p{L}\p{N}]/u.test(name) || name.length > 60) return peoplePage(visit, store, true);
      return invite(visit, store, origin, { name, role });
    },
  },
  {
    path: paths.newDevice,
    needsPasskey: true,
    post: (visit) => {
      const { id, name, role } = visit.user;
      return id === undefined ? undefined : invite(visit, store, origin, { name, role, member: id });
    },
  },
  {
    path: paths.endAccess,
    needsPasskey: true,
    post: async (visit) => {
      const { user, log, fields } = visit;
      const { member: about, passkey, link } = fields;
      if (user.role !== 'owner' && (passkey === undefined || user.id !== about)) {
        log({ event: 'refused', why: 'role', about });
        return undefined;
      }
      const event = await updateAs(visit, store, (data) =>
        link !== undefined && user.role === 'owner' ? endInvitation(data, link) : removeAccess(data, about, passkey),
      );
      if (event) log({ event, about });
      return event === 'sessions ended' ? LAST_OWNER : { redirect: paths.people };
    },
  },
];

/** Changes who has access, unless the acting user has lost access since the request began: its body may arrive slowly. */
async function updateAs<Result>(
  { user, log }: Visit,
  store: Store,
  change: (data: AccessData) => Result,
): Promise<Result | undefined> {
  const changed = await store.update((data) => (stillHasAccess(data, user) ? { result: change(data) } : undefined));
  if (!changed) log({ event: 'refused', why: 'access' });
  return changed?.result;
}

const LAST_OWNER: Page = {
  title: 'The last owner',
  body: (
    <p role="alert">
      Signed out, but not removed. This is the last owner who can sign in, and somebody must be able to let people in.
      Let another owner in first.
    </p>
  ),
  status: 409,
};

async function invite(
  visit: Visit,
  store: Store,
  origin: string,
  invited: { name: string; role: Role; member?: string },
): Promise<Page | undefined> {
  const token = createToken();
  const isMade = await updateAs(visit, store, (data) => {
    addInvitation(data, token, { ...invited, by: visit.user.id }, visit.admin.now());
    return true;
  });
  if (!isMade) return undefined;
  visit.log({ event: 'invited', about: invited.member });
  const link = new URL(`${paths.enrol}/${token}`, origin).href;
  const [title, task] =
    invited.member === undefined
      ? [INVITE, `Let ${invited.name} open this with the camera of their phone`]
      : [NEW_DEVICE, 'Open this on the new device, or with its camera,'];
  const body = (
    <>
      <p>
        {task} within {INVITATION_MINUTES} minutes. It works once.
      </p>
      <QrCode className="code" text={link} label="The link as a QR code" />
      <p>
        <a href={link}>{link}</a>
      </p>
    </>
  );
  return { title, body };
}

const INVITE = 'Let somebody in';
const NEW_DEVICE = 'Add a device';
const NOT_A_NAME = 'Write a name of 1 to 60 letters.';

const roleTexts: Readonly<Record<Role, string>> = { owner: 'Owner', staff: 'Staff' };
const ROLES = 'Staff change sold-out dishes, the price of a dish, notices and hours. The owner can do everything.';

/** All people for the owner, else the one who looks, with their devices. `isRefused` is a form for a link whose name nobody can have. */
async function peoplePage({ user, fields, admin }: Visit, store: Store, isRefused = false): Promise<Page> {
  const isOwner = user.role === 'owner';
  const { members, invitations } = await store.read();
  const links = invitations.filter(({ until }) => until > admin.now());
  const body = (
    <>
      <p>Each person with their phones and computers. Remove a device that is lost: it is signed out at once.</p>
      {members
        .filter(({ id }) => isOwner || id === user.id)
        .map((member) => (
          <details key={member.id} name="person" open={member.id === user.id}>
            <summary>{`${member.name}, ${roleTexts[member.role]}`}</summary>
            <Rows rows={[...(isOwner ? [personRow(member)] : []), ...deviceRows(member)]} />
          </details>
        ))}
      {user.id !== undefined && <Form action={paths.newDevice} label={NEW_DEVICE} />}
      {isOwner && (
        <>
          {links.length > 0 && <h2>Links that nobody has used yet</h2>}
          <Rows rows={links.map(linkRow)} heading="h3" />
          <h2>{INVITE}</h2>
          <Form action={paths.invitation} label="Make a link">
            <label className="field">
              Name
              {isRefused && <span role="alert">{NOT_A_NAME}</span>}
              <input
                name="name"
                autoComplete="off"
                defaultValue={fields['name']}
                aria-invalid={isRefused || undefined}
              />
            </label>
            <label className="field">
              What they may do
              <span className="hint">{ROLES}</span>
              <select name="role" defaultValue={fields['role'] ?? 'staff'}>
                {roles.map((role) => (
                  <option key={role} value={role}>
                    {roleTexts[role]}
                  </option>
                ))}
              </select>
            </label>
          </Form>
        </>
      )}
    </>
  );
  return { title: 'People', body, status: isRefused ? 422 : 200 };
}

const linkRow = ({ hash, name, role, until, member }: AccessData['invitations'][number]): Row => ({
  key: hash,
  title: name,
  texts: [`${member === undefined ? roleTexts[role] : NEW_DEVICE}, until ${londonTime(until).slice(11)}`],
  actions: [{ label: 'Take back', action: paths.endAccess, hidden: { link: hash } }],
});

const personRow = ({ id, name }: Member): Row => ({
  key: id,
  title: name,
  actions: [
    { label: `Remove ${name} from the staff`, action: paths.endAccess, hidden: { member: id }, asks: 'Remove' },
  ],
});

const deviceRows = ({ id: member, passkeys }: Member): Row[] =>
  passkeys.map(({ id, name, added, used }) => ({
    key: id,
    title: name,
    texts: [`Added ${dayOf(added)}, last used ${dayOf(used)}`],
    actions: [
      { label: 'Remove this device', action: paths.endAccess, hidden: { member, passkey: id }, asks: 'Remove' },
    ],
  }));

const dayOf = (moment: number): string => dayText(londonTime(moment).slice(0, 10));
