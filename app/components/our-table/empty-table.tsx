import * as words from 'virtual:content/our-table';
import { fill } from '../../../model/fill.ts';
import type { BranchSummary } from '../../../model/types.ts';
import { menuPath } from '../../paths.ts';
import { LinkButton } from '../link-button.tsx';
import { formatNumeral } from '../numerals.ts';
import styles from './empty-table.module.css';

/** A list without dishes: a bare banana leaf on the table, the way to the menu, and how a list is made. */
export function EmptyTable({ branch }: { branch: BranchSummary }) {
  const { store } = branch;
  return (
    <div className={styles['empty']}>
      <div className={`on-dark ${styles['table']}`}>
        <div className={styles['place']}>
          <svg viewBox="0 0 600 240" preserveAspectRatio="none" aria-hidden="true">
            <path d="M2 122C70 44 190 4 330 6c110 1 200 12 268 10l-6 208c-80 0-160 14-262 10C190 230 70 196 2 122Z" />
            <path d="M2 122C200 112 400 114 595 118" />
            <path d="M70 118Q92 84 128 62M130 116Q160 66 204 34M200 114Q232 52 280 16M275 114Q306 50 346 12M350 114Q378 56 412 14M425 115Q448 62 478 18M500 116Q518 66 544 22M70 121Q96 156 130 176M130 119Q164 172 206 202M200 118Q236 186 282 222M275 118Q308 190 348 228M350 118Q380 186 414 228M425 118Q450 180 480 224M500 119Q520 174 546 220" />
          </svg>
          <p className="lead">{fill(words.page.empty, { store })}</p>
        </div>
        <LinkButton href={menuPath(branch)}>{fill(words.page.menu, { store })}</LinkButton>
      </div>
      <ol className={styles['steps']}>
        {words.page.steps.map((step, index) => (
          <li key={step} data-number={formatNumeral(index + 1)}>
            {step}
          </li>
        ))}
      </ol>
    </div>
  );
}
