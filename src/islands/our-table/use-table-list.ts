import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import { paths } from '../../paths.ts';
import { AWAITS_LIST_ATTRIBUTE } from '../../scripts/prepare-table.ts';
import { openBranch } from '../../scripts/open-branch.ts';
import { joinLists } from '../../stores/join-lists.ts';
import { listIn, listPath, readList } from '../../stores/list-address.ts';
import { $lists, hasList, isWorthKeeping, listOf, saveList } from '../../stores/our-table.ts';
import { emptyList, type TableList } from '../../stores/table-list.ts';
import type { TableBranch } from './table-types.ts';

/** The id of the shown list's branch, or what is shown instead. Null before it is hydrated. */
type Shown = number | 'unreadable' | null;

/** State of the history entries that this page writes. Their address may be older than the list of the tab. */
const OWN_ENTRY = 'our-table';

/**
 * The list of the address, or else the last one of this tab of a branch that the site still has, or else an empty one of the branch
 * that is open. Both follow every change, so that copying the address copies the list. `list` is null if the address has one that
 * cannot be read. Before it is hydrated it is empty, as in the HTML.
 */
export function useTableList(branches: readonly TableBranch[]): { list: TableList | null; restart: () => void } {
  const lists = useStore($lists);
  // A new object for every address, so that each is followed by that of the list.
  const [{ shown }, setShown] = useState<{ shown: Shown }>({ shown: null });
  const first = branches[0]?.id ?? 1;

  useEffect(() => {
    let current: Shown = null;
    const followAddress = () => {
      current = takeAddress(branches, current);
      setShown({ shown: current });
    };
    followAddress();
    addEventListener('popstate', followAddress);
    return () => removeEventListener('popstate', followAddress);
  }, [branches]);

  const list =
    shown === null
      ? emptyList(first)
      : shown === 'unreadable'
        ? null
        : (lists.find(({ branch }) => branch === shown) ?? listOf(shown));

  useEffect(() => {
    if (shown === null) return;
    document.documentElement.removeAttribute(AWAITS_LIST_ATTRIBUTE);
    if (!list || (listIn(location.hash) === null && !isWorthKeeping(list))) return;
    replaceAddress(listPath(list), OWN_ENTRY);
  });

  return {
    list,
    restart: () => {
      replaceAddress(paths.ourTable, null);
      setShown({ shown: takeAddress(branches, null) });
    },
  };
}

/** Joins the list of the address with that of this tab. Returns its branch. */
function takeAddress(branches: readonly TableBranch[], shown: Shown): number | 'unreadable' {
  const text = listIn(location.hash);
  const known = ({ branch }: TableList) => branches.some(({ id }) => id === branch);
  const last = $lists.get().find(known)?.branch ?? branches.find(({ key }) => key === openBranch())?.id ?? 1;
  // A link inside the page.
  if (text === null) return typeof shown === 'number' ? shown : last;
  const list = readList(text);
  if (!list || !known(list)) return 'unreadable';
  if (history.state !== OWN_ENTRY || !hasList(list.branch)) saveList(joinLists(listOf(list.branch), list));
  return list.branch;
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
