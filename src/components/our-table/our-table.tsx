import { branches, menuPage as menu, ourTable as words, ui } from '#content';
import { useEffect, useMemo, useState } from 'react';
import { fill } from '../../../model/fill.ts';
import type { BranchSummary } from '../../../model/types.ts';
import { Button, ButtonRow } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { useDishes } from '../finder/use-dishes.ts';
import { LinkButton } from '../link-button.tsx';
import { EmptyTable } from './empty-table.tsx';
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

  const people = (
    <TablePeople
      list={list}
      branch={branch}
      active={Math.min(activePerson, list.people.length - 1)}
      onChange={(next, active) => {
        setActivePerson(active);
        onChange(setPeople(list, next));
      }}
    />
  );
  return (
    <>
      <nav aria-label={ui.menu.branchLabel} className={styles['branches']}>
        <ButtonRow>
          {branches.map((other) => (
            <LinkButton
              key={other.key}
              kind={other === branch ? 'solid' : 'line'}
              size="small"
              href={listPath(other === branch ? list : listOf(other, list))}
              aria-current={other === branch ? 'page' : undefined}
              aria-label={fill(words.page.other, { store: other.store })}
            >
              {other.store}
            </LinkButton>
          ))}
        </ButtonRow>
        <p className={styles['place']}>{fill(words.page.place, { store, address })}</p>
      </nav>
      {failed && (
        <div role="alert">
          <EmptyState>{menu.finder.failed}</EmptyState>
          <Button onClick={() => location.reload()}>{menu.finder.again}</Button>
        </div>
      )}
      {!today && !failed && <p role="status">{menu.finder.loading}</p>}
      {today && list.entries.length === 0 && <EmptyTable branch={branch}>{people}</EmptyTable>}
      {today && list.entries.length > 0 && (
        <div className={styles['table']}>
          <div>
            <TableChanges list={list} branch={branch} today={today} onChange={onChange} />
            <TableGroups list={list} dishes={today.dishes} onChange={onChange} />
            {people}
          </div>
          <div className={styles['side']}>
            {today.dishes.length > 0 && (
              <>
                <TableSums list={list} branch={branch} dishes={today.dishes} />
                <TableActs list={list} branch={branch} dishes={today.dishes} onChange={onChange} />
              </>
            )}
          </div>
        </div>
      )}
    </>
  );
}

/** The list that the tab has of another branch; without one the same dishes are taken along. */
const listOf = ({ id }: BranchSummary, list: TableList): TableList =>
  readSavedLists().find(({ branch }) => branch === id) ?? atBranch(list, id);
