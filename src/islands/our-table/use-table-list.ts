import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import { fill } from '../../../model/fill.ts';
import { paths } from '../../paths.ts';
import { AWAITS_LIST_ATTRIBUTE } from '../../scripts/inline-scripts.ts';
import { openBranch } from '../../scripts/open-branch.ts';
import { listIn, listPath, readList } from '../../stores/list-address.ts';
import { emptyList, type TableList } from '../../stores/table-list.ts';
import { $listOf, $lists, chooseList, hasList, isWorthKeeping, takeList } from '../../stores/lists.ts';
import type { TableBranch } from './table-context.ts';

/** The branch whose list is shown, by its id. */
type Shown = number | 'unreadable';

/** State of the history entries that this page writes. Their address may be older than the list of the tab. */
const OWN_ENTRY = { isOwn: true };

/**
 * The list of the address joined with that of this tab, or else the last one of this tab of a branch that the site still has, or else
 * an empty one of the branch that is open. The address follows every change, so that copying it copies the list. Before hydration the
 * list is empty, as in the HTML.
 */
export function useTableList(branches: readonly TableBranch[], guest: string) {
  const lists = useStore($lists);
  const listOf = useStore($listOf);
  // A new object for every address, so that each is followed by that of the list.
  const [{ shown }, setShown] = useState<{ shown: Shown | null }>({ shown: null });
  const first = branches[0]?.id ?? 1;

  useEffect(() => {
    let current: Shown | null = null;
    const followAddress = () => {
      current = takeAddress(branches, current, guest);
      setShown({ shown: current });
    };
    followAddress();
    addEventListener('popstate', followAddress);
    return () => removeEventListener('popstate', followAddress);
  }, [branches, guest]);

  const list = shown === 'unreadable' ? null : shown === null ? emptyList(first) : listOf(shown);
  const other = lists.find((one) => one !== list && one.branch === shown);

  useEffect(() => {
    if (shown === null) return;
    document.documentElement.removeAttribute(AWAITS_LIST_ATTRIBUTE);
    if (!list || other || (listIn(location.hash) === null && !isWorthKeeping(list))) return;
    replaceAddress(listPath(list), { ...history.state, ...OWN_ENTRY });
  });

  return {
    /** Null where the address has one that cannot be read. */
    list,
    /** Another list of the branch, as of a link, if both are too many for one. */
    other,
    /** Goes on with one of both. */
    choose: (chosen: TableList, dropped: TableList) => {
      // Back leads to the other one, and so to the choice again.
      history.replaceState(null, '', listPath(dropped));
      history.pushState(OWN_ENTRY, '', listPath(chosen));
      chooseList(chosen, dropped);
    },
    /** Goes on without a list that cannot be read. */
    restart: () => {
      replaceAddress(paths.ourTable, null);
      setShown({ shown: takeAddress(branches, null, guest) });
    },
  };
}

/** Joins the list of the address with that of this tab. Returns the branch to show. */
function takeAddress(branches: readonly TableBranch[], shown: Shown | null, guest: string): Shown {
  const text = listIn(location.hash);
  const known = ({ branch }: TableList) => branches.some(({ id }) => id === branch);
  const last = $lists.get().find(known)?.branch ?? branches.find(({ key }) => key === openBranch())?.id ?? 1;
  // A link inside the page.
  if (text === null) return typeof shown === 'number' ? shown : last;
  const theirs = readList(text);
  if (!theirs || !known(theirs)) return 'unreadable';
  if (history.state?.isOwn && hasList(theirs.branch)) return theirs.branch;
  takeList(text, theirs, (n) => fill(guest, { n }));
  return theirs.branch;
}

let timer: ReturnType<typeof setTimeout> | undefined;

/**
 * Replaces the address of the page at once, so that no change is lost to a link that is followed meanwhile. Safari refuses more
 * than 100 changes in 30 seconds; the last one is then tried again.
 */
function replaceAddress(path: string, state: unknown = history.state): void {
  clearTimeout(timer);
  try {
    history.replaceState(state, '', path);
  } catch {
    timer = setTimeout(replaceAddress, 1000, path, state);
  }
}
