import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import { paths } from '../../paths.ts';
import { AWAITS_LIST_ATTRIBUTE } from '../../scripts/awaits-list.ts';
import { replaceAddress } from '../../scripts/replace-address.ts';
import { listIn, listPath, readList } from '../../stores/list-address.ts';
import { $lists, hasList, isWorthKeeping, listOf, saveList } from '../../stores/our-table.ts';
import { emptyList, type TableList } from '../../stores/table-list.ts';
import type { TableBranch } from './table-branch.ts';

/** State of the history entries that this page writes. Their address may be older than the list of the tab. */
const OWN_ENTRY = 'our-table';

/**
 * The list of the address, or else the last one of this tab. Both follow every change, so that copying the address copies the
 * list. `list` is null if the address has one that cannot be read. Before it is hydrated it is empty, as in the HTML.
 */
export function useTableList(branches: readonly TableBranch[]): { list: TableList | null; restart: () => void } {
  const lists = useStore($lists);
  const [shown, setShown] = useState<number | 'unreadable' | null>(null);
  const first = branches[0]?.id ?? 1;

  useEffect(() => {
    const followAddress = () => setShown((before) => takeAddress(branches, before));
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
      setShown(takeAddress(branches, null));
    },
  };
}

/** Takes the list of the address over into this tab. Returns its branch. */
function takeAddress(branches: readonly TableBranch[], shown: number | 'unreadable' | null): number | 'unreadable' {
  const text = listIn(location.hash);
  const last = $lists.get()[0]?.branch ?? branches[0]?.id ?? 1;
  // A link inside the page.
  if (text === null) return typeof shown === 'number' ? shown : last;
  const list = readList(text);
  if (!list || !branches.some(({ id }) => id === list.branch)) return 'unreadable';
  if (history.state !== OWN_ENTRY || !hasList(list.branch)) saveList(list);
  return list.branch;
}
