import * as words from 'virtual:content/our-table';
import { fill } from '../../../model/fill.ts';
import type { BranchSummary } from '../../../model/types.ts';
import { menuPath } from '../../paths.ts';
import { Picture } from '../../ui/picture.tsx';
import { LinkButton } from '../link-button.tsx';
import { formatNumeral } from '../numerals.ts';
import styles from './empty-table.module.css';

/** A list without dishes: a picture of the bare leaf, the way to the menu, and how a list is made. */
export function EmptyTable({ branch: { store, ...branch } }: { branch: BranchSummary }) {
  const { empty, menu, picture, steps } = words.page;
  return (
    <div className={styles['empty']}>
      <div className={styles['words']}>
        <p>{fill(empty, { store })}</p>
        <LinkButton href={menuPath(branch)}>{fill(menu, { store })}</LinkButton>
      </div>
      {picture && (
        <div className={styles['picture']}>
          <Picture picture={picture} alt="" sizes="(width > 1080px) 58vw, 72vw" />
        </div>
      )}
      <ol className={styles['steps']}>
        {steps.map((step, index) => (
          <li key={step} data-number={formatNumeral(index + 1)}>
            {step}
          </li>
        ))}
      </ol>
    </div>
  );
}
