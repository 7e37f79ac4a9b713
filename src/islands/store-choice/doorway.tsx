import { houseNumber } from '../../ui/house-number.ts';
import { cx } from '../../ui/class-names.ts';
import { Picture } from '../../ui/picture.tsx';
import styles from './doorway.module.css';
import type { Store } from './store.ts';

/** Ajar while no store is chosen; then the chosen store's door is open and the others are shut. */
export type DoorState = 'ajar' | 'open' | 'shut';

/** A painted double door with the house number above it and the picture of the branch behind it. Decorative. */
export function Doorway({ branch: { address, picture }, state }: { branch: Store; state: DoorState }) {
  const number = houseNumber(address);
  return (
    <div className={cx(styles['doorway'], styles[state])} aria-hidden="true">
      <div className={styles['lintel']}>{number && <span className={styles['plate']}>{number}</span>}</div>
      <div className={styles['opening']}>
        {picture && <Picture picture={picture} alt="" sizes="(min-width: 701px) 600px, 400px" />}
        <DoorLeaf />
        <DoorLeaf />
      </div>
    </div>
  );
}

/** Three panels, each with a brass boss, and a ring to knock with. */
function DoorLeaf() {
  return (
    <span className={styles['leaf']}>
      <i />
      <i />
      <i />
    </span>
  );
}
