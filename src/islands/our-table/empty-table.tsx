import type { ReactNode } from 'react';
import type { Picture as PictureData } from '../../../model/picture.ts';
import { fill } from '../../../model/fill.ts';
import { menuPath } from '../../paths.ts';
import { Button } from '../../ui/button.tsx';
import { OpeningLine } from '../../ui/opening-line.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { Picture } from '../../ui/picture.tsx';
import styles from './empty-table.module.css';
import type { TableBranch } from './table-types.ts';
import { useTableWords } from './table-words.ts';

/** What an empty table shows besides its words: a picture of the bare leaf, and how a list is made. */
export interface EmptyTableContent {
  picture: PictureData | null | undefined;
  /** Each with its number in the digits of the site. */
  steps: readonly { number: string; text: string }[];
}

interface EmptyTableProps extends EmptyTableContent {
  branch: TableBranch;
  /** Brings the dishes back that the guest has just taken off, if there were any. */
  onRestore: (() => void) | null;
  /** Who is eating, if that is known. */
  children: ReactNode;
}

/** A list without dishes: a picture, the way to the menu, and how a list is made. It needs no dishes, so it never waits for them. */
export function EmptyTable({ branch, picture, steps, onRestore, children }: EmptyTableProps) {
  const { empty, menu, restore } = useTableWords().page;
  const { store } = branch;
  return (
    <div className={styles['empty']} data-empty={branch.key}>
      <div className={styles['words']}>
        <p tabIndex={-1} data-focus-last="">
          {fill(empty, { store })}
        </p>
        {onRestore && (
          <Button kind="line" onClick={onRestore}>
            {restore}
          </Button>
        )}
        <LinkButton href={menuPath(branch)}>{fill(menu, { store })}</LinkButton>
        <OpeningLine branch={branch} announced={undefined} />
      </div>
      {picture && (
        <div className={styles['picture']}>
          <Picture picture={picture} alt="" sizes="(width > 1080px) 58vw, 72vw" />
        </div>
      )}
      <div>
        <ol className={styles['steps']}>
          {steps.map(({ number, text }) => (
            <li key={text} data-number={number}>
              {text}
            </li>
          ))}
        </ol>
        {children}
      </div>
    </div>
  );
}
