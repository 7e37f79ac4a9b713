import type { Conflict } from './form.ts';

/** The values that a form and the files have differently, and who has changed the files. */
export const ConflictList = ({ conflicts, person }: { conflicts: readonly Conflict[]; person: string }) => (
  <div role="alert" className="conflict">
    <p>{`${person} saved something else here since you opened this.`}</p>
    <ul>
      {conflicts.map(({ label, yours, theirs }) => (
        <li key={label}>
          <p className="label">{label}</p>
          <p>{`Now: ${theirs}`}</p>
          <p>{`Yours: ${yours}`}</p>
        </li>
      ))}
    </ul>
  </div>
);
