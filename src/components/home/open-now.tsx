import { branches } from '#content';
import { OpeningLine } from '../../ui/opening-line.tsx';

/** Until when each branch is open. The lines respect special days and closures, which other parts announce. */
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
