import type { ReactNode } from 'react';
import { fill } from '../../model/fill.ts';
import { MAX_PEOPLE } from '../stores/party.ts';
import { countDishes, MAX_ENTRIES } from '../stores/table-list.ts';
import { Button, ButtonRow } from '../ui/button.tsx';
import emptyStyles from '../ui/empty-state.module.css';
import type { EmptyListContent } from './our-table/empty-list.tsx';
import { Table } from './our-table/table.tsx';
import { type TableBranch, type TableWords, TableWordsContext } from './our-table/table-context.ts';
import { useTableList } from './our-table/use-table-list.ts';

export interface OurTableProps {
  branches: readonly TableBranch[];
  words: TableWords;
  empty: EmptyListContent;
}

/** The list of the address or of this tab. The HTML has the empty list, which needs no script until the guest touches it. */
export default function OurTable({ branches, words, empty }: OurTableProps) {
  const { list, theirs, choose, restart } = useTableList(branches, words.page.guest);
  const branch = branches.find(({ id }) => id === list?.branch);
  const { page } = words;
  if (list && theirs)
    return (
      <Question text={fill(page.tooMany, { people: MAX_PEOPLE, lines: MAX_ENTRIES })}>
        <Button onClick={() => choose(list)}>{fill(page.keepMine, { n: countDishes(list) })}</Button>
        <Button kind="line" onClick={() => choose(theirs)}>
          {fill(page.openTheirs, { n: countDishes(theirs) })}
        </Button>
      </Question>
    );
  if (!list || !branch)
    return (
      <Question text={page.unreadable}>
        <Button onClick={restart}>{page.restart}</Button>
      </Question>
    );
  return (
    <TableWordsContext value={words}>
      <Table key={branch.key} list={list} branch={branch} branches={branches} empty={empty} />
    </TableWordsContext>
  );
}

/** What the guest must know or choose before a list is shown. */
const Question = ({ text, children }: { text: string; children: ReactNode }) => (
  <div role="alert">
    <p className={emptyStyles['emptyState']}>{text}</p>
    <ButtonRow>{children}</ButtonRow>
  </div>
);
