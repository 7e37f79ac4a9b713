import * as ui from 'virtual:content/ui';
import { telephonePath } from '../../paths.ts';
import { fill } from '../../ui/fill.ts';
import { Symbol } from '../../ui/symbol.tsx';
import { OpeningLine } from '../opening-line.tsx';
import { CardState } from './card-state.tsx';
import styles from './plate.module.css';
import type { StoreCardProps } from './store-choice-page.tsx';

/** A store as an enamel plate with the mark of the house; under it when it is open, where to get off, whom to ring. */
export function Plate({ branch, isChosen, state, onPick }: StoreCardProps) {
  return (
    <>
      <button type="button" className={styles['plate']} aria-pressed={isChosen} onClick={onPick}>
        <Symbol name="mark" className={styles['mark']} />
        <span>
          <b>{branch.store}</b> <span>{branch.address}</span>
        </span>
        <CardState isChosen={isChosen}>{state}</CardState>
      </button>
      <ul className={styles['facts']}>
        <li>
          <span>
            {branch.hours}
            <OpeningLine branch={branch} />
          </span>
        </li>
        <li>{branch.gettingThere.nearest}</li>
        <li>
          <a
            href={telephonePath(branch.phone)}
            aria-label={fill(ui.footer.callBranch, { phone: branch.phone, branch: branch.store })}
          >
            {branch.phone}
          </a>
        </li>
      </ul>
    </>
  );
}
