import { encode } from 'uqr';
import { fill } from '../../model/fill.ts';
import type { StaffPageWords } from '../../model/schema/staff-pages.ts';
import { type Member, roles } from '../access/store.ts';
import { paths } from '../paths.ts';
import { Field, FormButton } from './layout.tsx';

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

/** The members, and a form to invite another. */
export function People({ words: { people: words }, members }: { words: StaffPageWords; members: readonly Member[] }) {
  return (
    <>
      <ul>
        {members.map(({ id, name, role }) => (
          <li key={id}>
            <h2>{name}</h2>
            <p>{words[role]}</p>
            <div className="buttons">
              <FormButton action={paths.personOut} values={{ member: id }} label={words.signOut} about={name} />
              <FormButton
                action={paths.personOut}
                values={{ member: id, remove: 'yes' }}
                label={words.remove}
                about={name}
              />
            </div>
          </li>
        ))}
      </ul>
      <h2>{words.invite}</h2>
      <form method="post" action={paths.invitation}>
        <Field name="name" label={words.name} isRequired />
        <fieldset>
          <legend>{words.role}</legend>
          {roles.map((role) => (
            <label key={role} className="choice">
              <input type="radio" name="role" value={role} required defaultChecked={role === 'staff'} /> {words[role]}
            </label>
          ))}
        </fieldset>
        <button type="submit">{words.makeLink}</button>
      </form>
    </>
  );
}

/** The one-time link of an invitation, as a link and as a QR code for the other person's phone. */
export function Invitation({
  words: { people: words },
  name,
  link,
}: {
  words: StaffPageWords;
  name: string;
  link: string;
}) {
  const { data, size } = encode(link, { border: 4 });
  const squares = data.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : ''))).join('');
  return (
    <>
      <p>{fill(words.linkText, { name })}</p>
      <svg className="code" viewBox={`0 0 ${size} ${size}`} role="img" aria-label={words.code}>
        <path d={squares} />
      </svg>
      <p>
        <a href={link}>{link}</a>
      </p>
    </>
  );
}
