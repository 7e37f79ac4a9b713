import { announcements } from '#content';
import type { Branch } from '../../model/types.ts';
import { cx } from '../ui/class-names.ts';
import { Icon } from '../ui/icon.tsx';
import { Dated } from '../ui/dated.tsx';
import styles from './opening-line.module.css';

interface OpeningLineProps {
  branch: Pick<Branch, 'key'>;
  /** By default those of the branch. */
  announced?: (typeof announcements)[string] | undefined;
  className?: string | undefined;
}

/**
 * "Open now, until 11 pm", with a lamp that is lit while the branch is open. Below it the special days of the next seven days, and
 * whether the branch is closed for a while. The height of the first line is reserved until app/opening fills it.
 */
export function OpeningLine({ branch, announced = announcements[branch.key], className }: OpeningLineProps) {
  return (
    <span className={cx(styles['opening'], className)}>
      <span className={`${styles['state']} needs-script`}>
        <Icon name="lamp" />
        <opening-line branch={branch.key} />
      </span>
      {announced?.map(({ text, period }) => (
        <Dated key={text} period={period} className={styles['day']}>
          {text}
        </Dated>
      ))}
    </span>
  );
}
