import type { BranchSummary } from '../../model/types.ts';
import { cx } from '../ui/class-names.ts';
import { Icon } from '../ui/icon.tsx';
import styles from './opening-line.module.css';

/** With dangerouslySetInnerHTML, React never touches the children of the element, which app/opening writes. */
const emptyHtml = { __html: '' };

interface OpeningLineProps {
  branch: Pick<BranchSummary, 'key' | 'specialDays'>;
  className?: string | undefined;
}

/**
 * "Open now, until 11 pm", with a lamp that is lit while the branch is open. Below it the special days of the next seven days.
 * The height of the first line is reserved until app/opening fills it.
 */
export function OpeningLine({ branch, className }: OpeningLineProps) {
  return (
    <span className={cx(styles['opening'], className)}>
      <span className={`${styles['state']} needs-script`}>
        <Icon name="lamp" />
        <opening-line branch={branch.key} dangerouslySetInnerHTML={emptyHtml} suppressHydrationWarning />
      </span>
      {branch.specialDays.map(({ date, from, until, text }) => (
        <dated-part key={date} from={from} until={until} className={styles['day']} hidden suppressHydrationWarning>
          {text}
        </dated-part>
      ))}
    </span>
  );
}
