import { Button } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import type { EmptyListContent } from './our-table/empty-list.tsx';
import { Table } from './our-table/table.tsx';
import type { TableBranch } from './our-table/table-types.ts';
import { type TableWords, TableWordsContext } from './our-table/table-words.ts';
import { useTableList } from './our-table/use-table-list.ts';

export interface OurTableProps {
  branches: readonly TableBranch[];
  words: TableWords;
  empty: EmptyListContent;
}

/** The list of the address or of this tab. The HTML has the empty list, which needs no script until the guest touches it. */
export default function OurTable({ branches, words, empty }: OurTableProps) {
  const { list, restart } = useTableList(branches);
  const branch = branches.find(({ id }) => id === list?.branch);
  return (
    <TableWordsContext value={words}>
      {list && branch ? (
        <Table key={branch.key} list={list} branch={branch} branches={branches} empty={empty} />
      ) : (
        <div role="alert">
          <EmptyState>{words.page.unreadable}</EmptyState>
          <Button onClick={restart}>{words.page.restart}</Button>
        </div>
      )}
    </TableWordsContext>
  );
}
