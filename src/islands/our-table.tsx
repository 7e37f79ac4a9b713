import { useStore } from '@nanostores/react';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { fill } from '../../model/fill.ts';
import { MAX_PEOPLE } from '../stores/filter-parameters.ts';
import { countDishes, MAX_ENTRIES, type TableList } from '../stores/table-list.ts';
import { Button, ButtonRow } from '../ui/button.tsx';
import type { OurTableProps, TableBranch } from '../data/our-table.ts';
import { EmptyList } from './our-table/empty-list.tsx';
import { type ChangeTable, TableWordsContext, useTableWords } from './our-table/table-context.ts';
import { useTableList } from './our-table/use-table-list.ts';
import branchSwitch from '../ui/branch-switch.module.css';
import { menuPath } from '../paths.ts';
import { joinedPeople } from '../stores/join-people.ts';
import { listPath } from '../stores/list-address.ts';
import { choosePeople } from '../stores/stored-filters.ts';
import { $undo, changeList, clearList, isWorthKeeping, listBefore, saveList, undo } from '../stores/stored-party.ts';
import { OpeningLine } from '../ui/opening-line.tsx';
import { loadBranchData } from '../data/branch-data.ts';
import type { BranchData } from '../data/branch-data-json.ts';
import { useKeptFocus } from './our-table/keep-focus.ts';
import { compareWithMenu, offersOf } from './our-table/listed-dishes.ts';
import { TableActions, TableSums } from './our-table/table-side.tsx';
import { TableChanges } from './our-table/table-changes.tsx';
import { TableGroups } from './our-table/table-groups.tsx';
import styles from './our-table/table.module.css';
import { TablePeople } from './our-table/table-people.tsx';
import { NeedsOfAll, PaperLines, Warnings } from './our-table/needs.tsx';

/** The list of the address or of this tab. The HTML has the empty list, which needs no script until the guest touches it. */
export default function OurTable({ branches, words, empty }: OurTableProps) {
  const { list, other, listAt, choose, restart } = useTableList(branches, words.page.guest);
  const branch = branches.find(({ id }) => id === list?.branch);
  const { page } = words;
  if (list && other)
    return (
      <Question text={fill(page.tooMany, { people: MAX_PEOPLE, lines: MAX_ENTRIES })}>
        <Button onClick={() => choose(list, other, false)}>{fill(page.keepMine, { n: countDishes(list) })}</Button>
        <Button kind="line" onClick={() => choose(other, list, true)}>
          {fill(page.openTheirs, { n: countDishes(other) })}
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
      <JoinedList list={list} />
      <Table key={branch.key} list={list} branch={branch} branches={branches} listAt={listAt} empty={empty} />
    </TableWordsContext>
  );
}

/** What the guest must know or choose before a list is shown. */
const Question = ({ text, children }: { text: string; children: ReactNode }) => (
  <div role="alert">
    <p className="lead callout">{text}</p>
    <ButtonRow>{children}</ButtonRow>
  </div>
);

/** Says how the list of a link has changed one's own, and takes it off again, or brings it back. */
function JoinedList({ list }: { list: TableList }) {
  const { page } = useTableWords();
  const change = useStore($undo);
  if (change?.kind !== 'list' || change.branch !== list.branch) return null;
  const before = listBefore(change, list.branch);
  const merged = joinedPeople(before.people, list.people).map(({ name }) => name);
  return (
    <div className={`stack start callout no-print ${styles['changes']}`} role="status">
      {change.isUndone && <p>{page.separated}</p>}
      {!change.isUndone && before.entries.length > 0 && (
        <p>{fill(page.joined, { n: countDishes(list), before: countDishes(before) })}</p>
      )}
      {!change.isUndone && merged.length > 0 && <p>{fill(page.merged, { names: merged.join(', ') })}</p>}
      <Button kind="line" size="small" onClick={undo}>
        {page[change.isUndone ? 'bringBack' : 'separate']}
      </Button>
    </div>
  );
}

interface TableProps {
  list: TableList;
  branch: TableBranch;
  branches: readonly TableBranch[];
  /** The list that the tab has of another branch; without one the same dishes are taken along. */
  listAt: (branch: number) => TableList;
  empty: OurTableProps['empty'];
}

/** The list of a branch, with everything that can be done with it. */
export function Table({ list, branch, branches, listAt, empty }: TableProps) {
  const { page } = useTableWords();
  const [activePerson, setActivePerson] = useState(0);
  const keptFocus = useKeptFocus();
  const { store, address } = branch;
  const isEmpty = list.entries.length === 0;
  // The suggestions stay for those who choose of them.
  const [isChoosing, setChoosing] = useState(false);
  // The link is outside the island.
  useEffect(() => document.querySelector('[data-back-to-menu]')?.setAttribute('href', menuPath(branch)), [branch]);
  // Here, so that the focus follows when they have loaded.
  const data = useBranchData(isEmpty ? null : branch.dataAddress);
  const people = (
    <TablePeople
      people={list.people}
      active={Math.min(activePerson, list.people.length - 1)}
      onChange={(next, active) => {
        setActivePerson(active);
        if (next !== list.people) choosePeople(next);
      }}
    />
  );
  return (
    <>
      <div className={`cluster no-print ${styles['branches']}`}>
        {branches.length > 1 && (
          <nav aria-label="Branch" className={branchSwitch['switch']}>
            {branches.map((other) => (
              <a
                key={other.key}
                href={listPath(other === branch ? list : listAt(other.id))}
                aria-current={other === branch ? 'page' : undefined}
                aria-label={fill(page.other, { store: other.store })}
                // A list that this tab does not have is taken from its address as somebody else’s.
                onClick={() => other !== branch && saveList(listAt(other.id))}
              >
                {other.store}
              </a>
            ))}
          </nav>
        )}
        {/* On phones it would move the first dishes below the window. */}
        <p className="muted not-on-phones">{fill(page.place, { store, address })}</p>
        <OpeningLine branch={branch} announced={undefined} />
      </div>
      <div {...keptFocus}>
        {(isEmpty || isChoosing) && (
          <EmptyList list={list} branch={branch} {...empty} onAdd={() => setChoosing(true)}>
            {isEmpty && isWorthKeeping(list) && people}
          </EmptyList>
        )}
        {!isEmpty && <Dishes data={data} list={list} branch={branch} branches={branches} people={people} />}
      </div>
    </>
  );
}

interface DishesProps extends Omit<TableProps, 'empty' | 'listAt'> {
  data: LoadedData;
  people: React.ReactNode;
}

/** The dishes of a list, compared with today's menu, with sums and actions. */
function Dishes({ data, list, branch, branches, people }: DishesProps) {
  const { filters: words, views } = useTableWords();
  const offers = useMemo(() => data && offersOf(data.categories), [data]);
  const today = useMemo(() => offers && compareWithMenu(list, offers), [list, offers]);
  const change: ChangeTable = (next) => changeList(branch.id, next);
  if (data === null)
    return (
      <div role="alert">
        <p className="lead callout">{words.failed}</p>
        <Button onClick={() => location.reload()}>{words.retry}</Button>
      </div>
    );
  return (
    <div className={`columns ${styles['table']}`}>
      <div>
        <PaperLines branch={branch} />
        {today && <TableChanges branch={branch} branches={branches} today={today} onChange={change} />}
        {/* One element for both, so that the change is announced. */}
        <p className={styles['warnings']} role="status">
          {today ? <Warnings list={list} dishes={today.dishes} /> : words.loading}
        </p>
        {today && (
          <>
            <div className="on-paper">
              <NeedsOfAll title={views.mind} people={list.people} nothing={views.nothingToMind} />
            </div>
            <TableGroups list={list} dishes={today.dishes} onChange={change} />
            {people}
          </>
        )}
      </div>
      <div className={styles['side']}>
        {today && today.dishes.length > 0 && (
          <>
            <TableSums branch={branch} dishes={today.dishes} />
            <TableActions list={list} branch={branch} dishes={today.dishes} onClear={() => clearList(branch.id)} />
          </>
        )}
      </div>
    </div>
  );
}

/** Undefined while it loads, null after a failure. */
type LoadedData = BranchData | null | undefined;

/** Fetches the dishes of a branch as soon as its address is not null. */
function useBranchData(address: string | null): LoadedData {
  const [data, setData] = useState<LoadedData>();
  useEffect(() => {
    if (address !== null) loadBranchData(address).then(setData, () => setData(null));
  }, [address]);
  return data;
}
