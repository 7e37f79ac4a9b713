import { useEffect, useMemo, useState } from 'react';
import branches from 'virtual:content/branches';
import * as menu from 'virtual:content/menu-page';
import * as words from 'virtual:content/our-table';
import { fill } from '../../../model/fill.ts';
import type { BranchSummary } from '../../../model/types.ts';
import { menuPath } from '../../paths.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { useDishes } from '../finder/use-dishes.ts';
import { LinkButton } from '../link-button.tsx';
import { listPath } from './list-address.ts';
import { compareWithMenu, offersOf } from './listed-dishes.ts';
import styles from './our-table.module.css';
import { readSavedLists } from './saved-lists.ts';
import { TableActs } from './table-acts.tsx';
import { TableChanges } from './table-changes.tsx';
import { showTableLink } from './table-link.tsx';
import { TableGroups } from './table-groups.tsx';
import { atBranch, setPeople, type TableList } from './table-list.ts';
import { TablePeople } from './table-people.tsx';
import { TableSums } from './table-sums.tsx';
import { useTableList } from './use-table-list.ts';

/** The list of the address or of this tab, with everything that can be done with it. */
export function OurTable() {
  const { list, change, restart } = useTableList();
  // For the pages that follow.
  useEffect(() => showTableLink(), []);
  const branch = branches.find(({ id }) => id === list?.branch);
  if (!list || !branch)
    return (
      <div role="alert">
        <EmptyState>{words.page.unreadable}</EmptyState>
        <Button onClick={restart}>{words.page.again}</Button>
      </div>
    );
  return <Table key={branch.key} list={list} branch={branch} onChange={change} />;
}

interface TableProps {
  list: TableList;
  branch: BranchSummary;
  onChange: (list: TableList) => void;
}

function Table({ list, branch, onChange }: TableProps) {
  const { store, address } = branch;
  const { dishes, failed } = useDishes(branch.key);
  const offers = useMemo(() => dishes && offersOf(dishes.categories), [dishes]);
  const today = useMemo(() => offers && compareWithMenu(list, offers), [list, offers]);
  const [activePerson, setActivePerson] = useState(0);

  return (
    <>
      <p className={styles['place']}>{fill(words.page.place, { store, address })}</p>
      {failed && (
        <div role="alert">
          <EmptyState>{menu.finder.failed}</EmptyState>
          <Button onClick={() => location.reload()}>{menu.finder.again}</Button>
        </div>
      )}
      {!today && !failed && <p role="status">{menu.finder.loading}</p>}
      {today && (
        <div className={styles['table']}>
          <div>
            {list.entries.length === 0 && (
              <EmptyState>
                {fill(words.page.empty, { store })}
                <br />
                <LinkButton href={menuPath(branch)}>{words.page.back}</LinkButton>
              </EmptyState>
            )}
            <TableChanges list={list} branch={branch} today={today} onChange={onChange} />
            <TableGroups list={list} dishes={today.dishes} onChange={onChange} />
            <TablePeople
              list={list}
              branch={branch}
              active={Math.min(activePerson, list.people.length - 1)}
              onChange={(people, active) => {
                setActivePerson(active);
                onChange(setPeople(list, people));
              }}
            />
          </div>
          <div className={styles['side']}>
            {today.dishes.length > 0 && (
              <>
                <TableSums list={list} branch={branch} dishes={today.dishes} />
                <TableActs list={list} branch={branch} dishes={today.dishes} onChange={onChange} />
              </>
            )}
            <OtherTables list={list} shown={branch} />
          </div>
        </div>
      )}
    </>
  );
}

/** Links to the lists of the other branches; to one without a list the same dishes are taken along. */
function OtherTables({ list, shown }: { list: TableList; shown: BranchSummary }) {
  const saved = readSavedLists();
  return branches
    .filter((branch) => branch !== shown)
    .map((branch) => {
      const other = saved.find(({ branch: id }) => id === branch.id) ?? atBranch(list, branch.id);
      return (
        <a key={branch.key} className={styles['other']} href={listPath(other)}>
          {fill(words.page.other, { store: branch.store })}
        </a>
      );
    });
}
