import { ourTable as words } from '#content';
import type { ReactNode } from 'react';
import { fill } from '../../../model/fill.ts';
import type { BranchSummary } from '../../../model/types.ts';
import { menuPath } from '../../paths.ts';
import { Picture } from '../../ui/picture.tsx';
import { LinkButton } from '../link-button.tsx';
import { formatNumeral } from '../numerals.ts';
import styles from './empty-table.module.css';

interface EmptyTableProps {
  branch: BranchSummary;
  /** Who is eating. */
  children: ReactNode;
}

/** A list without dishes: a picture of the bare leaf, the way to the menu, and how a list is made. */
export function EmptyTable({ branch: { store, ...branch }, children }: EmptyTableProps) {
  const { empty, menu, picture, steps } = words.page;
  return (
    <div className={styles['empty']} data-empty="">
      <div className={styles['words']}>
        <p>{fill(empty, { store })}</p>
        <LinkButton href={menuPath(branch)}>{fill(menu, { store })}</LinkButton>
      </div>
      {picture && (
        <div className={styles['picture']}>
          <Picture picture={picture} alt="" sizes="(width > 1080px) 58vw, 72vw" />
        </div>
      )}
      <div>
        <ol className={styles['steps']}>
          {steps.map((step, index) => (
            <li key={step} data-number={formatNumeral(index + 1)}>
              {step}
            </li>
          ))}
        </ol>
        {children}
      </div>
    </div>
  );
}
