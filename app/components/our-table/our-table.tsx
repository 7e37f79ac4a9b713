import { useEffect, useMemo, useState } from 'react';
import branches from 'virtual:content/branches';
import * as menu from 'virtual:content/menu-page';
import * as words from 'virtual:content/our-table';
import * as ui from 'virtual:content/ui';
import { fill } from '../../../model/fill.ts';
import type { BranchSummary } from '../../../model/types.ts';
import { menuPath } from '../../paths.ts';
import { Button, ButtonRow } from '../../ui/button.tsx';
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
      <nav aria-label={ui.menu.branchLabel}>
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
      </nav>
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
              <div className={styles['empty']}>
                <EmptyLeaf />
                <p className="lead">{fill(words.page.empty, { store })}</p>
                <LinkButton href={menuPath(branch)}>{fill(words.page.menu, { store })}</LinkButton>
              </div>
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
          </div>
        </div>
      )}
    </>
  );
}

/** The list that the tab has of another branch; without one the same dishes are taken along. */
const listOf = ({ id }: BranchSummary, list: TableList): TableList =>
  readSavedLists().find(({ branch }) => branch === id) ?? atBranch(list, id);

/** A banana leaf with nothing on it. */
function EmptyLeaf() {
  return (
    <svg className={styles['leaf']} viewBox="0 0 240 96" aria-hidden="true">
      <path d="M4 48C34 8 130-2 236 6V90C130 98 34 88 4 48Z" />
      <path d="M4 48H236M40 30l24 18M76 18l20 30M116 11l14 37M156 8l10 40M196 7l6 41M40 66l24-18M76 78l20-30M116 85l14-37M156 88l10-40M196 89l6-41" />
    </svg>
  );
}
