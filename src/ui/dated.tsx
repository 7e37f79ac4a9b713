import type { ReactNode } from 'react';
import type { Period } from '../../model/opening/period.ts';
import type { Branch } from '../../model/types.ts';
import { cx } from './class-names.ts';
import closureStyles from './closure-note.module.css';
import soldOutStyles from './sold-out.module.css';

interface DatedProps {
  period: Period;
  className?: string | undefined;
  children: ReactNode;
}

/** A part that scripts/inline-scripts.ts shows during a period. With scripts off it stays as it was when the site was built. */
export const Dated = ({ period: { from, until, isNow }, className, children }: DatedProps) => (
  <dated-part from={from} until={until} className={className} hidden={!isNow}>
    {children}
  </dated-part>
);

interface ClosureNoteProps {
  branch: Pick<Branch, 'closure'>;
  /** Whether it takes the place of the element after it. */
  replacesNext?: boolean;
}

/** "Closed from Monday 11 January to Sunday 31 January. We are laying a new floor.", during a temporary closure. */
export function ClosureNote({ branch: { closure }, replacesNext = false }: ClosureNoteProps) {
  if (!closure) return null;
  return (
    <Dated
      period={closure.period}
      className={cx('notice', closureStyles['note'], replacesNext && closureStyles['replaces'])}
    >
      {closure.text}
    </Dated>
  );
}

interface SoldOutProps {
  period: Period;
  /** Whether the element around it, a dish's name, is struck through meanwhile. */
  strikes?: boolean;
  /** Whether it has a line of its own. */
  hasLine?: boolean;
  /** "Sold out today" */
  children: ReactNode;
}

/** A label inside a dish's name while the dish is sold out. It ends at closing time of that day. */
export const SoldOut = ({ period, strikes = true, hasLine = false, children }: SoldOutProps) => (
  <Dated
    period={period}
    className={cx(
      'tag bright',
      soldOutStyles['soldOut'],
      soldOutStyles[hasLine ? 'line' : 'inline'],
      strikes && soldOutStyles['strikes'],
    )}
  >
    <span className="sr">, </span>
    <span>{children}</span>
  </Dated>
);
