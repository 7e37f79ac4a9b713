import { encode } from 'uqr';
import { type Member, type Role, roles } from '../access/store.ts';
import { paths } from '../paths.ts';
import { Choices, Field, FormButton } from './form.tsx';

interface PasskeyProps {
  text: string;
  label: string;
  /** Shown when the passkey was not accepted. */
  problem: string;
  kind: 'sign-in' | 'enrol';
  /** Where the options come from, and where the answer goes. */
  options: string;
  answer: string;
}

/** A page with one button that asks the browser for a passkey. The only page with a script. */
export function PasskeyPage({ text, label, problem, kind, options, answer }: PasskeyProps) {
  return (
    <>
      <p>{text}</p>
      <p role="alert" hidden>
        {problem}
      </p>
      <p>
        <button type="button" data-kind={kind} data-options={options} data-answer={answer}>
          {label}
        </button>
      </p>
      <script type="module" src={paths.script} />
    </>
  );
}

const roleTexts: Readonly<Record<Role, string>> = {
  owner: 'Owner, can do everything',
  staff: 'Staff, for sold-out dishes, prices, notices and hours',
};

/** The members, and a form to invite another. */
export function People({ members }: { members: readonly Member[] }) {
  return (
    <>
      <ul>
        {members.map(({ id, name, role }) => (
          <li key={id}>
            <h2>{name}</h2>
            <p>{roleTexts[role]}</p>
            <div className="buttons">
              <FormButton action={paths.personOut} values={{ member: id }} label="Sign out everywhere" about={name} />
              <FormButton action={paths.personOut} values={{ member: id, remove: 'yes' }} label="Remove" about={name} />
            </div>
          </li>
        ))}
      </ul>
      <h2>{INVITE}</h2>
      <form method="post" action={paths.invitation}>
        <Field name="name" label="Name" isRequired />
        <Choices
          name="role"
          label="What they may do"
          value="staff"
          options={roles.map((role) => [role, roleTexts[role]])}
        />
        <button type="submit">Make a link</button>
      </form>
    </>
  );
}

export const INVITE = 'Let somebody in';

/** The one-time link of an invitation, as a link and as a QR code for the other person's phone. */
export function Invitation({ name, link }: { name: string; link: string }) {
  const { data, size } = encode(link, { border: 4 });
  const squares = data.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : ''))).join('');
  return (
    <>
      <p>Let {name} open this with the camera of their phone within 15 minutes. It works once.</p>
      <svg className="code" viewBox={`0 0 ${size} ${size}`} role="img" aria-label="The link as a QR code">
        <path d={squares} />
      </svg>
      <p>
        <a href={link}>{link}</a>
      </p>
    </>
  );
}
