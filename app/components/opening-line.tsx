import type { Branch } from '../../model/types.ts';
import { cx } from '../ui/class-names.ts';
import { Symbol } from '../ui/symbol.tsx';
import styles from './opening-line.module.css';

/** React neither looks into nor replaces what stands in an element whose HTML is given: app/opening writes there. */
const written = { __html: '' };

interface OpeningLineProps {
  branch: Pick<Branch, 'key' | 'specialDays'>;
  className?: string | undefined;
}

/**
 * "Open now, until 11 pm", with a lamp that is lit while the branch is open; below it the special days of the coming week.
 * The room of the first line is kept until the browser knows what to write there.
 */
export function OpeningLine({ branch, className }: OpeningLineProps) {
  return (
    <span className={cx(styles['opening'], className)}>
      <span className={`${styles['state']} needs-script`}>
        <Symbol name="lamp" />
        <opening-line branch={branch.key} dangerouslySetInnerHTML={written} suppressHydrationWarning />
      </span>
      {branch.specialDays.map(({ date, from, text }) => (
        <dated-part
          key={date}
          from={from}
          until={`${date} 24`}
          className={styles['day']}
          hidden
          suppressHydrationWarning
        >
          {text}
        </dated-part>
      ))}
    </span>
  );
}
