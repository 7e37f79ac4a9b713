import { branches } from '#content';
import { OpeningLine } from '../../ui/opening-line.tsx';

/** Until when each branch is open. Special days and closures are told elsewhere; the lines go by them. */
export function OpenNow() {
  return (
    <ul>
      {branches.map((branch) => (
        <li key={branch.key}>
          <b>{branch.store}</b>
          <OpeningLine branch={branch} announced={undefined} />
        </li>
      ))}
    </ul>
  );
}
