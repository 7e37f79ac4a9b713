import type { ReactNode } from 'react';
import type { Period } from '../../model/opening/period.ts';

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
