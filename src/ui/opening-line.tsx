import type { Announcement } from '../../model/opening/announcements.ts';
import { cx } from './class-names.ts';
import { Dated } from './dated.tsx';
import styles from './opening-line.module.css';

interface OpeningLineProps {
  branch: { key: string };
  /** The texts below the line: special days and a temporary closure. */
  announced: readonly Announcement[] | undefined;
  /** Without the last seating. */
  isShort?: boolean;
  /** Before the branch opens, with its hours of the day: "Open today 12 noon to 11 pm". */
  withHours?: boolean;
}

/**
 * "Open now, until 11 pm, last seating 9:30 pm", with a dot that is filled while the branch is open. Below it the special days of the
 * next seven days, and whether the branch is temporarily closed. The height of the first line is reserved until
 * scripts/opening-line.ts fills it.
 */
export const OpeningLine = ({ branch, announced, isShort, withHours }: OpeningLineProps) => (
  <span className={cx(styles['opening'], isShort && styles['short'])}>
    <span className={`no-print needs-script ${styles['state']}`}>
      {/* With a text of its own, which React then leaves alone: the script may have written before an island starts. */}
      <opening-line branch={branch.key} {...(withHours && { hours: '' })} suppressHydrationWarning>
        {''}
      </opening-line>
    </span>
    {announced?.map(({ text, period }) => (
      <Dated key={text} period={period} className={styles['day']}>
        {text}
      </Dated>
    ))}
  </span>
);
